"""What the documentation site is gathered from."""
