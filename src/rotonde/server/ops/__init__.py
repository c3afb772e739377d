"""Operation: start and shutdown, settings, logs, metrics, readiness, the data folder."""
