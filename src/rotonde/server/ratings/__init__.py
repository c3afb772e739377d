"""Ratings: results of people and bots, per game and number of seats."""
