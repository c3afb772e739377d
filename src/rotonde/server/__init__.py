"""The server: tables, seats, storage and live updates; it sees a game only through a Match."""
