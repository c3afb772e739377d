"""Tests of Trans Europe Express."""
