"""What Würfel Express owes."""
