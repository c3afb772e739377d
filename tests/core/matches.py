"""Matches of Würfel Express, played so far or to the end."""

import rotonde
from rotonde import CHANCE, OVER, Match, Record

GAME = rotonde.game("wurfel")


def played(decisions: int, seed: int = 7) -> Match:
    """A game for two of which so many decisions are taken, always the first legal one."""
    match = Match(GAME, 2, seed)
    for _ in range(decisions):
        match.apply(match.state.legal_actions()[0])
    return match


def decided(match: Match) -> list[int]:
    return [step for step, seat in enumerate(match.deciders) if seat != CHANCE]


def finished(match: Match) -> Record:
    """The record of the match once it is over, whatever is done."""
    whim = rotonde.Chance(1)
    while match.state.to_act != OVER:
        legal = match.state.legal_actions()
        match.apply(legal[whim.below(len(legal))])
    return match.record
