"""Tests of Würfel Express."""
