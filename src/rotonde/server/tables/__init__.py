"""Tables: the running game of each, its rows, its state in memory and the calls for looking and playing."""
