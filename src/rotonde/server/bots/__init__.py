"""Bots at tables: their moves, hints and proposals, and the pool of worker processes that think."""
