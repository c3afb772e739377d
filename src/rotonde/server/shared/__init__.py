"""Several processes on one database: how each hears what the others do."""
