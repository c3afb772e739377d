"""Chat at a table, with mutes and reports."""
