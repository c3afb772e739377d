"""Laboratory: studies over options, maps, seats and bots, stored as Parquet, drawn as a report."""
