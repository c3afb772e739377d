# rotonde: interpreted
"""Bot tasks: what is asked of a bot for its own move, a hint, a proposal or a review."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import rotonde
from rotonde.bots.review import is_choice
from rotonde.core.actions import ActionSpace
from rotonde.core.state import Json
from rotonde.table.bot_questions import BotAnswer, BotQuestion
from rotonde.table.clock import NOBODY
from rotonde.table.game.rated import allows_hints
from rotonde.table.game.seeds import bot_seed
from rotonde.table.refusal import Refusal
from rotonde.table.table import Table


@dataclass(frozen=True, slots=True)
class OwedDecision:
    """A decision that a bot owes."""

    n: int
    question: BotQuestion
    legal: list[str]
    host: str  # of the table, in whose turn it is thought about


@dataclass(frozen=True, slots=True)
class ProposalQuestion:
    """Question to a partner about the decision at `n`."""

    n: int
    partner: int
    question: BotQuestion


def owed(table: Table) -> OwedDecision | None:
    """The decision that a bot owes at this table now."""
    table.check_held()
    if not table.is_bots_turn():
        return None
    state = table.running().state
    seat, stored = table.to_act, table.stored
    seed = bot_seed(stored.seed, table.n)
    level, perspective = table.bot_level(seat), state.perspective(seat)
    question = BotQuestion.about(perspective, level, seed, stored.material, table=stored.id)
    return OwedDecision(
        table.n, question, [state.game.space.text(a) for a in state.legal_actions()], stored.host
    )


def hint_question(table: Table, seat: int, n: int) -> BotQuestion:
    state = table.decision(n)
    if not allows_hints(table.stored):
        raise Refusal("rated_without_hints" if table.stored.hints else "hints_off")
    if state.to_act != seat:
        raise Refusal("not_your_turn", rule=state.game.not_due, n=table.n)
    stored = table.stored
    level = rotonde.levels(stored.game)[-1]
    seed = bot_seed(stored.seed, table.n)
    return BotQuestion.about(state.perspective(seat), level, seed, stored.material, why=True)


def mark_hinted(table: Table, seat: int) -> bool:
    """Marks a seat that was given a hint, since a win with help is not rated; whether that is new."""
    stored = table.stored
    hinted = stored.hinted | 1 << seat
    if hinted == stored.hinted or stored.status != "running":
        return False
    table.stored = replace(stored, hinted=hinted)
    return True


def proposal_question(table: Table, partner: int) -> ProposalQuestion:
    """The partner's level thinks about the person's decision; nothing is hidden between them."""
    stored, perspective = table.stored, table.running().state.perspective(table.to_act)
    seed, level = bot_seed(stored.seed, table.n), table.bot_level(partner)
    question = BotQuestion.about(perspective, level, seed, stored.material, line=True)
    return ProposalQuestion(table.n, partner, question)


def partner_at(table: Table) -> int | None:
    """The bot that proposes when a person decides: the next one round the table.

    Only where bots play, hints are welcome, there is a choice, all win or lose together and nobody has
    secrets: what the bot knows is what the person knows.
    """
    if not table.stored.hints or table.match is None or not table.has_bots():
        return None
    seats = len(table.stored.seats)
    bots = [seat for seat in range(seats) if table.bot_level(seat)]
    if not bots or table.person_to_act() == NOBODY:
        return None
    state, seat = table.match.state, table.to_act
    is_open = len(state.sides()) == 1 and not state.game.hides(state.options)
    if not is_open or len(state.legal_actions()) == 1:
        return None
    return min(bots, key=lambda bot: (bot - seat) % seats)


def review_record(table: Table) -> rotonde.Record:
    """The record to be reviewed, of a game that is over."""
    if table.stored.status != "over":
        raise Refusal("not_over")
    record = table.running().record
    return rotonde.Record(record.game, record.seats, record.options, record.actions.copy())


def review_steps(record: rotonde.Record) -> list[int]:
    """The steps of a game at which there was a choice."""
    steps = zip(record.actions, record.steps(), strict=False)
    return [state.step for _, state in steps if is_choice(state)]


def review_questions(record: rotonde.Record, material: str) -> Iterator[BotQuestion]:
    """One for each choice in a finished game; the seed is the step, so that a review is always the same."""
    level = rotonde.levels(record.game.id)[-1]
    for text, state in zip(record.actions, record.steps(), strict=False):
        if is_choice(state):
            perspective, seed = state.perspective(state.to_act), f"{state.step:x}"
            yield BotQuestion.about(perspective, level, seed, material, taken=text)


def reviewed_choice(space: ActionSpace, at: int, question: BotQuestion, answer: BotAnswer) -> Json:
    """Message on a choice at step `at`: its worth, and a better one where it cost much."""
    return {
        "at": at,
        "seat": question.seat,
        "taken": _action(space, question.taken),
        "worth": round(answer.worth, 4),
        "loss": round(answer.loss, 4),
        "better": _action(space, answer.action) if answer.reasons else None,
        "reasons": answer.reasons,
    }


def _action(space: ActionSpace, text: str) -> Json:
    a = space.parse(text)
    return {"action": space.text(a), "kind": space.kind(a), "params": space.params(a)}
