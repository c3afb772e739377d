"""Messages to the people at a table: its state as each seat may know it, and who sits there."""
