"""The games that `records/` keeps: one for each table, and for each way a round or a game can go.

`python -m rotonde.games.express.tests.golden` writes them anew; README.md says which one shows what.
"""

from pathlib import Path

from rotonde.games.express import GAME
from rotonde.games.express.tests.happenings import (
    always,
    bonus,
    both_reach,
    caboose_cancels,
    derailed_twice,
    disaster,
    ends_dead,
    goes_on_after_a_tie,
    happens,
    has_link,
    in_a_row,
    in_one_turn,
    negative,
    three_bonuses,
    tied,
)
from rotonde.games.express.tests.players import choose
from rotonde.testing.records import Wanted, make_records

RECORDS = Path(__file__).parent.parent / "records"
Options = dict[str, object]
SHORT: Options = {"target": 20}

CONFIGURATIONS: dict[str, tuple[int, Options, Wanted]] = {
    "2-seats": (2, {}, always),
    "3-seats": (3, {}, always),
    "4-seats-teams": (4, {}, always),
    "4-seats-alone": (4, {"mode": "individual"}, always),
    "5-seats": (5, {}, always),
    "6-seats-threes": (6, {}, always),
    "6-seats-pairs": (6, {"sixTeams": "3x2"}, always),
    "6-seats-alone": (6, {"mode": "individual"}, always),
    "first-game": (4, {"firstGame": True}, happens("went_out")),
    "collectors-pack": (3, {"deckList": "collector", "passengerValue": 2, **SHORT}, always),
    "six-coaches": (2, {"morningExpress": "sixCoaches", "maintenanceHandPenalty": 0, **SHORT}, always),
}
DISASTERS: dict[str, tuple[int, Options, Wanted]] = {
    "wreck": (2, SHORT, disaster("wreck", "wrecked")),
    "wreck-spent": (2, SHORT, disaster("wreck", "spent")),
    "wreck-countered": (3, SHORT, disaster("wreck", "countered")),
    "derailment": (3, SHORT, disaster("derailment", "derailed")),
    "derailment-spent": (2, SHORT, disaster("derailment", "spent")),
    "derailment-countered": (3, SHORT, disaster("derailment", "countered")),
    "broken-car": (2, SHORT, disaster("broken-car", "broke")),
    "broken-car-spent": (2, SHORT, disaster("broken-car", "spent")),
    "broken-car-countered": (3, SHORT, disaster("broken-car", "countered")),
    "steal": (2, SHORT, disaster("steal", "stole", "kept")),
    "steal-laid": (2, SHORT, disaster("steal", "stole", "added")),
    "steal-spent": (2, SHORT, disaster("steal", "spent")),
    "steal-countered": (3, SHORT, disaster("steal", "countered")),
    "engine-swap": (3, SHORT, disaster("engine-swap", "swapped")),
    "engine-swap-spent": (2, SHORT, disaster("engine-swap", "spent")),
    "engine-swap-countered": (3, SHORT, disaster("engine-swap", "countered")),
    "engine-returned": (4, SHORT, disaster("broken-car", "broke", "returned_unseen")),
}
ROUNDS: dict[str, tuple[int, Options, Wanted]] = {
    "turntable": (3, SHORT, happens("turned", "turned_again")),
    "partner-says-no": (4, SHORT, in_a_row("asked", "said_no")),
    "order": (2, SHORT, bonus("order")),
    "complete": (2, SHORT, bonus("complete")),
    "morning-express": (2, SHORT, bonus("morning")),
    "diesel": (2, SHORT, bonus("diesel")),
    "shuffled": (2, SHORT, happens("shuffled")),
    "dead-round": (2, {**SHORT, "stagnation": 4}, ends_dead),
    "tie": (2, SHORT, tied),
    "patience-off": (2, {**SHORT, "stagnation": 0}, always),
}
# Added later: the seeds of the records above depend on their order.
MORE: dict[str, tuple[int, Options, Wanted]] = {
    "first-game-2-seats": (2, {"firstGame": True, "deckList": "collector"}, always),
    "first-game-alone": (5, {"firstGame": True, **SHORT}, always),
    "collectors-pack-teams": (4, {"deckList": "collector", "passengerValue": 3, **SHORT}, always),
    "steal-begins-a-train": (2, SHORT, disaster("steal", "stole", "started")),
    "steal-returns-the-engine": (4, SHORT, disaster("steal", "stole", "returned_unseen")),
    "own-train": (2, SHORT, disaster("wreck", "wrecked", own=True)),
    "own-maintenance": (2, SHORT, disaster("broken-car", "spent", own=True)),
    "derailed-twice": (3, SHORT, derailed_twice),
    "derails-oneself": (2, SHORT, disaster("derailment", "derailed", own=True)),
    "turntable-of-two": (2, SHORT, in_one_turn("turned_again")),
    "partner-says-yes": (4, SHORT, in_one_turn("asked", "said_yes", "went_out")),
    "second-partner-says-no": (6, SHORT, in_a_row("asked", "said_yes", "said_no")),
    "order-and-complete": (2, SHORT, bonus("order", "complete")),
    "three-bonuses": (2, SHORT, three_bonuses),
    "caboose-cancels": (2, SHORT, caboose_cancels),
    "wild-car-links": (2, SHORT, has_link),
    "nothing-to-draw": (2, {**SHORT, "stagnation": 12}, happens("no_draw")),
    "passes": (2, {**SHORT, "stagnation": 12}, happens("passed")),
    "both-reach-the-target": (2, SHORT, both_reach),
    "dead-round-goes-on": (2, {"stagnation": 4}, happens("dead", "won")),
    "tie-goes-on": (3, {"target": 1, "stagnation": 4}, goes_on_after_a_tie),
    "below-nothing": (5, SHORT, negative),
    "misdeal": (4, SHORT, happens("misdeal")),
}
# From which seed to look for what happens once in a thousand games; a first hand without a single real
# car, which is a misdeal, comes once in millions.
RARE = {
    "wreck-countered": 18_317,
    "derailment-countered": 20_840,
    "broken-car-countered": 20_351,
    "steal-countered": 25_433,
    "order-and-complete": 56_674,
    "passes": 56_367,
    "misdeal": 3_358_729,
}
WANTED = {**CONFIGURATIONS, **DISASTERS, **ROUNDS, **MORE}

if __name__ == "__main__":
    make_records(GAME, RECORDS, WANTED, choose, RARE)
