"""The tables that every adapter is tried at: each game with each number of seats, one from outside too."""

import rotonde

TABLES = [(game_id, seats) for game_id in rotonde.games() for seats in rotonde.game(game_id).seats]
GAMES = rotonde.games()
