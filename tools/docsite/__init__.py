"""Sources of the documentation site."""
