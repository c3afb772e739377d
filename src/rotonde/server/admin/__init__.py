"""Administration by the host of the server: bans, moderation, backups and verification."""
