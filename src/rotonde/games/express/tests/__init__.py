"""What Express owes."""
