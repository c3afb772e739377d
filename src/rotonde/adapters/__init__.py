"""Rotonde's games behind the interfaces that researchers use; each needs an extra of the package."""
