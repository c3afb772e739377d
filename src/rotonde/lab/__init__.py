"""Many games at once: studies over options, maps, seats and bots, kept as Parquet, drawn as a report."""
