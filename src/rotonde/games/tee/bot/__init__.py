"""The levels of Trans Europe Express, weakest first."""

from typing import Final

from rotonde.games.tee.bot.traveller import Traveller


def novice() -> Traveller:
    """Starts anywhere and heads for whatever capital is nearest."""
    return Traveller(plans=False, hinders=False)


def regular() -> Traveller:
    """Plans the whole tour, start included, and minds nobody else."""
    return Traveller(plans=True, hinders=False)


def master() -> Traveller:
    """Plans the whole tour and uses tokens and cards against the leader."""
    return Traveller(plans=True, hinders=True)


LEVELS: Final = {"novice": novice, "regular": regular, "master": master}
