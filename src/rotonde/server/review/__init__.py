"""A finished game looked at again, decision by decision."""
