"""Lobby: opening tables, sitting down, invitations, commitments, lessons, and the games on offer."""
