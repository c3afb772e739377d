"""Requests among players: offers, agreements, resigning, lending a seat."""
