"""Checks of every game; words and aids of this one."""

from pathlib import Path

import pytest

import rotonde
from rotonde.games.express import GAME
from rotonde.games.express.events import FORMS
from rotonde.games.express.phases import LAY
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.golden import RECORDS
from rotonde.games.express.tests.players import Player, from_perspective
from rotonde.games.express.tests.tables import do, drawing, laying, new, restored, table, train
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.words import sentences
from rotonde.testing import check_game
from rotonde.testing.non_interference import assert_alike, twins
from rotonde.testing.random_walks import Walk

SOURCES = Path(__file__).parent
NAMES = ["Anna", "Ben", "Cléa", "Dan", "Eve", "Franz"]


def test_what_every_game_owes() -> None:
    check_game(GAME, tests=SOURCES, choose=from_perspective)


@pytest.mark.parametrize(("seats", "mode"), [(2, "auto"), (3, "individual"), (4, "team")])
def test_nobody_is_told_a_secret_in_a_game_that_is_played_sensibly(seats: int, mode: str) -> None:
    """Random walks hardly leave the first turns; these reach disasters, swaps and later rounds."""
    walk = Walk(seats, {"mode": mode, "target": 500}, 11 * seats, 200)
    for seat in (None, 0, seats - 1):
        differed = False
        for i, (left, right) in enumerate(twins(GAME, walk, seat, Player(walk.seed))):
            if i % 6 == 0 or phase(left) > LAY:
                assert_alike(left, right, seat, walk.seed)
                differed = differed or left.snapshot() != right.snapshot()
        assert differed, "the two games had the same secrets all the time"


def phase(state: rotonde.State) -> int:
    assert isinstance(state, ExpressState)
    return state.phase


def test_sensible_games_keep_every_invariant() -> None:
    for seats in GAME.seats:
        state = new(seats, stagnation=4)
        player = Player(seats)
        while state.to_act != rotonde.OVER:
            player.go(state, 1)
            state.check()
            if state.step % 25 == 0:
                assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
                for seat in (None, *range(seats)):
                    world = state.determinize(seat, rotonde.Chance(state.step))
                    world.check()
                    assert world.view(seat) == state.view(seat)


def test_the_space_is_small_and_readable() -> None:
    assert (len(GAME.space), GAME.space.players_end) == (715, 351)
    assert GAME.space.text(GAME.space.encode("deals", card="box-car", seat=2)) == "deals box-car to 2"


def test_every_event_every_question_and_every_action_has_its_words() -> None:
    words = GAME.words
    assert set(sentences(words, "action")) == set(GAME.space.kinds)
    said = {
        "seat": 0,
        "side": 1,
        "card": "box-car",
        "train": 2,
        "other_train": 3,
        "cards": 9,
        "points": 5,
        "total": 7,
    }
    for language in ("en", "fr"):
        speaker = Speaker(words, language, NAMES, [[0, 2], [1, 3]])
        for kind in GAME.space.kinds:
            a = GAME.space.first(kind)
            assert "{" not in speaker.action(kind, GAME.space.params(a))
        for name, fields in FORMS:
            event = {field: said.get(field, 0) for field in fields}
            assert "{" not in speaker.event({"type": name, **event})
        for suffix in ("dealt", "drew", "hitched", "unhitched", "returned"):
            assert "{" not in speaker.event({"type": f"{suffix}_unseen", "seat": 1, "train": 0})


def test_a_side_is_called_by_the_names_of_its_players() -> None:
    scored = {"type": "scored", "side": 1, "points": 5, "total": 7}
    said = [Speaker(GAME.words, "en", NAMES, new(seats).sides()).event(scored) for seats in (3, 4)]
    assert said == [f"{NAMES[1]} scores 5, 7 in all", f"{NAMES[1]} & {NAMES[3]} scores 5, 7 in all"]


def test_a_whole_game_can_be_said() -> None:
    record = rotonde.Record.parse((RECORDS / "4-seats-teams.txt").read_text("utf-8"))
    state = record.last()
    speaker = Speaker(GAME.words, "en", NAMES, state.sides())
    for seat in (None, 0, 1, 2, 3):
        said = [speaker.event(event) for event in state.events(0, seat)]
        assert "{" not in "".join(said + speaker.log(state.events(0, seat)))
    for moment in record.replay():
        if moment.asks():
            assert speaker.asks(moment.asks(), max(moment.to_act, 0), you=True)
            assert moment.rules_now()


def test_the_deal_is_one_line_of_the_log_and_trains_are_counted_from_one() -> None:
    state = rotonde.Match(GAME, 2, 1).state
    said = Speaker(GAME.words, "en", NAMES).log(state.events(0, 0))
    assert said[-2:] == ["The cards are dealt (20)", f"{NAMES[state.to_act]} is next"]
    unhitch = GAME.space.params(GAME.space.parse("unhitch 0"))
    assert Speaker(GAME.words, "fr", NAMES).action("unhitch", unhitch) == "Prendre la locomotive du train 1"


# Aids


def test_before_the_first_turn_there_is_nothing_to_aid() -> None:
    assert new(4).aids(0) == {}


def test_aids_say_what_keeps_one_from_going_out() -> None:
    state = laying("BX TT", "", trains={0: ["HO HO HO HO/BX", "TA TA/BX"]}, first=True)
    assert state.aids(0)["out"] == {
        "first_turn": True,
        "refused": False,
        "longest": 1,
        "second": 2,
        "short": [1],
        "cards": 1,
    }
    assert set(state.aids(None)) == {"values", "trains", "standing"}
    assert state.aids(1)["lay"] is None


def test_aids_say_what_cards_are_worth_and_how_the_sides_stand() -> None:
    trains = {0: ["HO HO HO/BX", "AC AC/BX"], 1: ["CH CH CH/BX"]}
    state = laying("BX", "", trains=trains, repairs={0: "HC LC"}, options={"passengerValue": 2})
    found = state.aids(None)
    assert found["standing"] == [16, 6]
    values = found["values"]
    assert isinstance(values, dict)
    assert (values["auto-carrier"], values["coach"], values["wreck"]) == (5, 2, 0)


def lay_aids(state: ExpressState) -> dict[str, object]:
    found = state.aids(0)["lay"]
    assert isinstance(found, dict)
    return found


def test_aids_say_where_cards_fit_and_how_many_must_go() -> None:
    state = laying("HO WI AC AC TT TT BX", "", trains={0: ["HO/BX", "AC CB/BX"]})
    found = lay_aids(state)
    assert (found["slack"], found["excess"], found["impossible"], found["laid"]) == (6, 1, False, False)
    assert found["fits"] == {"auto-carrier": [], "hopper": [0], "box-car": [], "wild-car": [0]}
    assert (found["bare"], found["heads"]) == ([], [])
    assert found["targets"] == {}


def test_aids_say_which_trains_need_an_engine() -> None:
    state = laying("HO WI AC AC TT TT BX", "", trains={0: ["HO/BX", "AC/"]})
    assert lay_aids(state)["bare"] == [1]


def test_aids_name_the_rule_where_a_card_does_not_go() -> None:
    state = laying("HO AC TT HC WR", "", trains={0: ["HO/BX", "AC CB/BX"]}, first=True)
    assert lay_aids(state)["unfit"] == {
        "hopper": {"siding": "EX-MNT-1", "slot": "EX-DISC-3", "1": "EX-TRAIN-4"},
        "auto-carrier": {"siding": "EX-MNT-1", "slot": "EX-DISC-3", "0": "EX-TRAIN-3", "1": "EX-TRAIN-4"},
        "turntable": {
            "new": "EX-TRAIN-1",
            "siding": "EX-MNT-1",
            "slot": "EX-DISC-3",
            "0": "EX-TRAIN-2",
            "1": "EX-TRAIN-2",
        },
        "heavy-crane": {"new": "EX-TRAIN-1", "slot": "EX-DISC-3", "0": "EX-TRAIN-2", "1": "EX-TRAIN-2"},
        "wreck": {
            "new": "EX-TRAIN-1",
            "siding": "EX-MNT-1",
            "slot": "EX-DISC-3",
            "0": "EX-TRAIN-2",
            "1": "EX-TRAIN-2",
        },
    }


def test_aids_say_that_the_last_card_stays() -> None:
    state = laying("HO", "", trains={0: ["HO/BX"]})
    assert lay_aids(state)["unfit"] == {
        "hopper": {"new": "EX-LAY-4", "siding": "EX-MNT-1", "slot": "EX-DISC-3", "0": "EX-LAY-4"}
    }


def test_aids_say_which_trains_a_diesel_can_lead() -> None:
    state = laying("DI BX", "", trains={0: ["CH/", "HO/", "CH/BX"]})
    assert lay_aids(state)["heads"] == [0, 2]  # the engine of train 2 would come back


def test_aids_say_what_a_disaster_could_hit() -> None:
    trains = {0: ["HO/BX"], 1: ["AC AC/BX", "TA CB/BX"]}
    state = laying("WR DR BR ES", "", trains=trains)
    assert lay_aids(state)["targets"] == {
        "wreck": [{"side": 0, "train": 0}, {"side": 1, "train": 0}, {"side": 1, "train": 1}],
        "derailment": [{"seat": 0}, {"seat": 1}],
        "broken-car": [{"side": 0, "train": 0}, {"side": 1, "train": 0}],
        "engine-swap": [{"side": 1}],
    }


def test_at_the_end_aids_show_the_trains_only() -> None:
    long = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]
    state = do(laying("BX", "AC", trains={0: long}, totals=[49, 0]), "out box-car")
    assert set(state.aids(0)) == {"values", "trains", "standing"}


# Snapshots


BROKEN = {
    "phase": ("sleep", "phase: expected one of"),
    "turn": (None, "somebody's turn"),
    "dealer": (None, "somebody deals"),
    "totals": ([1], "totals: expected 2 to 2 items"),
    "hands": ([["auto-carrier"] * 9, []], "no card is there too often"),
    "discard": (["lorry"], r"discard\[0\]"),
    "slot": (["derailment"], "nothing in the slot while somebody has his first turn"),
    "wrecked": ("hopper", "a wrecked engine had a side"),
    "memory": ([["hopper in hand 1"], [], []], "what is remembered is true"),
    "memory ": ([[], [], ["auto-carrier in hand 0"]], "everyone remembers what all saw"),
    "pooled": ([1], "two sides swap engines"),
    "direction": (0, "clockwise or not"),
    "skips": ([1, 0], "every lost turn has its derailment"),
    "idle": (12, "a dead round ends"),
    "to_draw": (1, "cards are drawn while some are due"),
    "limit": (5, "six cards may always be brought down"),
    "maintained": ("heavy-crane", "what was laid this turn is there"),
    "card": ("hopper", "a card looks for its place"),
    "asking": (1, "who is asked answers"),
    "aim": (1, "a disaster has its target"),
    "contenders": ([1], "cards are shown until one deals"),
    "options": ({"target": -1}, "options: option target"),
}


@pytest.mark.parametrize("key", BROKEN)
def test_a_faulty_snapshot_says_where(key: str) -> None:
    value, problem = BROKEN[key]
    turns = [0, 0] if key == "slot" else [1, 1]
    snapshot = {**laying("AC", "BX").snapshot(), "turns": turns}
    with pytest.raises(rotonde.SnapshotError, match=problem):
        GAME.restore({**snapshot, key.strip(): value})


def test_a_decision_that_lacks_something_is_refused() -> None:
    with pytest.raises(rotonde.SnapshotError, match="cards are shown until one deals"):
        GAME.restore({**new(2).snapshot(), "contenders": []})
    coupling = do(laying("HO AC BX", "", trains={0: ["HO/BX", "HO/BX"]}), "add hopper").snapshot()
    with pytest.raises(rotonde.SnapshotError, match="at turn: it is somebody's turn"):
        GAME.restore({**coupling, "turn": None})
    with pytest.raises(rotonde.SnapshotError, match="a card looks for its place"):
        GAME.restore({**coupling, "card": None})


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("HO AC/BX", "no such train can be laid"),
        ("CB/BX", "no such train can be laid"),
        ("HO CB HO/BX", "no such train can be laid"),
        ("HO/DI!", "a face-up engine heads an express"),
        ("CH/BX!", "a face-up engine heads an express"),
        ("CH/DI!@0", "who has seen an engine is a seat"),
        ("HO/BX@1", "in the lay phase one sees the engines"),
    ],
)
def test_a_faulty_train_says_where(spec: str, problem: str) -> None:
    with pytest.raises(rotonde.SnapshotError, match=problem):
        laying("AC", "", trains={0: [spec]})


def test_trains_without_engine_or_out_of_order_are_refused() -> None:
    with pytest.raises(rotonde.SnapshotError, match="every train has its engine outside the lay phase"):
        drawing("AC", "", trains={0: ["HO/"]})
    snapshot = laying("AC", "", trains={0: ["HO/BX", "HO/BX"]}).snapshot()
    sides = [{"trains": [train("HO/BX", 1, [0], 2), train("HO/BX", 0, [0], 2)], "maintenance": []}] * 2
    with pytest.raises(rotonde.SnapshotError, match=r"trains\[1\].train"):
        GAME.restore({**snapshot, "sides": sides})


def test_a_free_slot_survives_paper() -> None:
    state = laying("HO AC BX TA", "", trains={0: ["TA/BX", "GO/BX"]})
    snapshot = state.snapshot()
    sides = [{"trains": [train("HO/BX", 3, [0], 2)], "maintenance": []}, {"trains": [], "maintenance": []}]
    again = restored({**snapshot, "sides": sides})
    do(again, "start hopper")
    assert [each["train"] for each in again.view(0)["sides"][0]["trains"]] == [0, 3]  # type: ignore[index]


def test_a_game_with_a_finished_round_survives_paper() -> None:
    long = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]
    state = do(
        laying("BX", "AC HC", trains={0: long}, repairs={1: "TO"}, options={"target": 500}), "out box-car"
    )
    again = restored(state.snapshot())
    assert (again.snapshot(), again.view(0)) == (state.snapshot(), state.view(0))
    over = do(laying("BX", "AC", trains={0: long}, totals=[49, 0]), "out box-car")
    assert restored(over.snapshot()).winners() == [0]
    dead = do(laying("AC BX", "", idle=11), "discard box-car")
    assert restored(dead.snapshot()).view(None)["last_round"]["out"] is None  # type: ignore[index]


def test_a_question_under_way_survives_paper() -> None:
    for state in (
        do(laying("WR AC", "HC", trains={1: ["HO/BX"]}), "play wreck"),
        do(laying("AC", "", "", ""), "ask"),
        do(new(3), "shows box-car to 0"),
        table("drawing", "", "", to_draw=2),
    ):
        again = restored(state.snapshot())
        assert (again.snapshot(), again.to_act) == (state.snapshot(), state.to_act)


def test_there_is_no_other_material() -> None:
    with pytest.raises(rotonde.MaterialError, match="express has no exchangeable material"):
        GAME.with_material({"deck": {}})


def test_ex_info_3_beginning_to_lay_shows_what_a_partner_placed() -> None:
    teams = {0: ["TA/GO", "", "CH CH/DI!", "HO/BX@2"]}
    unseen = drawing("AC AC", "", "", "", trains=teams, discard="SC")
    seen = drawing("AC AC", "", "", "", trains={0: ["HO/BX", "TA/GO"]}, discard="SC")
    take = GAME.space.parse("take")
    assert unseen.reveals(take)
    assert not seen.reveals(take)


def test_ex_info_9_going_out_shows_everything() -> None:
    state = laying("AC", "HO", trains={0: ["HO HO HO HO/BX", "TA TA TA/GO"]})
    assert state.reveals(GAME.space.parse("out auto-carrier"))
    assert not state.reveals(GAME.space.parse("discard auto-carrier"))


def test_every_ruling_is_there_and_names_its_option() -> None:
    assert len(GAME.rulings) == 61
    options = {each.option for each in GAME.rulings.values()} - {""}
    assert options == {
        "deckList",
        "maintenanceHandPenalty",
        "mode",
        "morningExpress",
        "passengerValue",
        "sixTeams",
        "stagnation",
        "target",
    }
