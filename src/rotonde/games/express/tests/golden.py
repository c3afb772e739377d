"""The games that `records/` keeps: one for each table, and for each way a round or a game can go.

`python -m rotonde.games.express.tests.golden` writes them anew.
"""

from pathlib import Path

from rotonde.core.state import State
from rotonde.games.express import GAME
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.players import choose
from rotonde.testing.records import Wanted, make_records

RECORDS = Path(__file__).parent.parent / "records"
Options = dict[str, object]
SHORT: Options = {"target": 20}


def always(state: State) -> bool:
    return True


def happens(*events: str) -> Wanted:
    """At some moment of the game these events followed one another, others between them."""

    def found(state: State) -> bool:
        told = iter([str(event["type"]) for event in state.events(0, None)])
        return all(event in told for event in events)

    return found


def disaster(card: str, *then: str) -> Wanted:
    """That disaster was played, and the next that was told about it is this."""

    def found(state: State) -> bool:
        told = [(str(event["type"]), event.get("card")) for event in state.events(0, None)]
        for i, each in enumerate(told):
            if each == ("played", card):
                after = [name for name, _ in told[i + 1 :] if name != "declined"]
                if after[1] in then:
                    return True
        return False

    return found


def bonus(*names: str) -> Wanted:
    """In the last round a train had these bonuses."""

    def found(state: State) -> bool:
        sides = state.view(None)["last_round"]["sides"]  # type: ignore[index]
        return any(set(names) <= set(train["bonuses"]) for side in sides for train in side["trains"])

    return found


def ends_dead(state: State) -> bool:
    assert isinstance(state, ExpressState)
    return state.last_round is not None and state.last_round.out < 0


def tied(state: State) -> bool:
    """Two sides shared the highest total, and the one that went out has won."""
    return len(set(state.scores())) < len(state.scores()) and state.scores().count(max(state.scores())) > 1


WANTED: dict[str, tuple[int, Options, Wanted]] = {
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
    "wreck": (2, SHORT, disaster("wreck", "wrecked")),
    "wreck-spent": (2, SHORT, disaster("wreck", "spent")),
    "wreck-countered": (3, SHORT, disaster("wreck", "countered")),
    "derailment": (3, SHORT, disaster("derailment", "derailed")),
    "derailment-spent": (2, SHORT, disaster("derailment", "spent")),
    "derailment-countered": (3, SHORT, disaster("derailment", "countered")),
    "broken-car": (2, SHORT, disaster("broken-car", "broke")),
    "broken-car-spent": (2, SHORT, disaster("broken-car", "spent")),
    "broken-car-countered": (3, SHORT, disaster("broken-car", "countered")),
    "steal": (2, SHORT, happens("stole", "kept")),
    "steal-laid": (2, SHORT, happens("stole", "added")),
    "steal-spent": (2, SHORT, disaster("steal", "spent")),
    "steal-countered": (3, SHORT, disaster("steal", "countered")),
    "engine-swap": (3, SHORT, disaster("engine-swap", "swapped")),
    "engine-swap-spent": (2, SHORT, disaster("engine-swap", "spent")),
    "engine-swap-countered": (3, SHORT, disaster("engine-swap", "countered")),
    "engine-returned": (4, SHORT, happens("broke", "returned_unseen")),
    "turntable": (3, SHORT, happens("turned", "turned_again")),
    "partner-says-no": (4, SHORT, happens("asked", "said_no")),
    "order": (2, SHORT, bonus("order")),
    "complete": (2, SHORT, bonus("complete")),
    "morning-express": (2, SHORT, bonus("morning")),
    "diesel": (2, SHORT, bonus("diesel")),
    "shuffled": (2, SHORT, happens("shuffled")),
    "dead-round": (2, {**SHORT, "stagnation": 4}, ends_dead),
    "tie": (2, SHORT, tied),
    "patience-off": (2, {**SHORT, "stagnation": 0}, always),
}

if __name__ == "__main__":
    make_records(GAME, RECORDS, WANTED, choose)
