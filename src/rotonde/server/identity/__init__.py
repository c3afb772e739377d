"""Identity: signed guests and their names, look-alike names, tokens, export and deletion of personal data."""
