"""Draisine: pump towards the station, and brake before the wheels slip."""

from rotonde.game_template.game import Draisine

GAME = Draisine()
