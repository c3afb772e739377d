"""How long people have: clocks, deadlines, and what happens at zero."""
