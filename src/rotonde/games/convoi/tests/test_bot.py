"""Bots of Convoi Express: choices and explanations, position by position."""

from math import log
from typing import Any

import pytest

import rotonde
from rotonde import Chance
from rotonde.bots import levels
from rotonde.games.convoi import GAME
from rotonde.games.convoi.bot import FAR, FEW, NEAR
from rotonde.games.convoi.bot.evaluation import SURE, Evaluator
from rotonde.games.convoi.bot.goals import Goals
from rotonde.games.convoi.bot.plan_generator import PlanGenerator
from rotonde.games.convoi.bot.planner import FAR_WORSE, Planner
from rotonde.games.convoi.bot.route_cache import KEPT, RouteCache, RouteCaches
from rotonde.games.convoi.bot.weights import Weights
from rotonde.games.convoi.phases import ROLL as DIE_FALLS
from rotonde.games.convoi.state import Convoi
from rotonde.games.convoi.tests.tables import AMERICA, goods, hand, table
from rotonde.i18n.words import sentences

ORDER = {"symbol": 0, "need": 0, "free": [], "cancelled": [], "colour": None, "due": [], "held": []}
ENOUGH = 40  # imagined games for a simple position


def chosen(state: Convoi, level: str = "regular", seed: int = 1) -> str:
    bot = levels.limited("convoi", level, ENOUGH)
    return GAME.space.text(bot.choose(state.perspective(state.to_act), Chance(seed)))


def said(state: Convoi, action: str, language: str = "en") -> str:
    bot = rotonde.bot("convoi", "regular")
    return bot.explain(state.perspective(state.to_act), GAME.space.parse(action), language)


def goals(state: Convoi) -> Goals:
    return Goals(state, RouteCache(state.config.board), Weights())


def worth(state: Convoi) -> float:
    return Evaluator(RouteCache(state.config.board), Weights()).worth(state)


def turn(state: Convoi, level: str = "regular") -> list[str]:
    """A bot's actions until a die falls or its turn ends."""
    done = []
    while state.phase == 15 or state.asks() in ("lift", "put", "switch", "target"):
        done.append(chosen(state, level))
        state.apply(GAME.space.parse(done[-1]))
    return done


def test_whoever_stands_in_a_goods_city_is_loaded() -> None:
    state = table("black1 c.paris", mine=hand(signal=1, switch=1))
    assert any(done.startswith("load black1") for done in turn(state))


def test_a_loaded_train_next_to_the_port_is_moved_there() -> None:
    state = table("black1 t.lyon_marseille.2 b blue", mine=hand(move=7))
    assert turn(state) == ["play move", "move black1"]


def test_two_cards_are_worth_the_last_delivery() -> None:
    ports = [goods(blue=1, yellow=2, red=2, white=2)]
    last = table(
        "black1 t.lyon_marseille.2 b blue", ports=ports, cubes=goods(), deck=0, mine=hand(signal=2, switch=1)
    )
    assert turn(last) == ["trade signal signal for move", "move black1"]


def test_two_kinds_are_traded_where_each_is_there_once() -> None:
    ports = [goods(blue=1, yellow=2, red=2, white=2)]
    last = table(
        "black1 t.lyon_marseille.2 b blue", ports=ports, cubes=goods(), deck=0, mine=hand(signal=1, switch=1)
    )
    assert turn(last)[0] == "trade signal switch for move"


def test_a_red_light_ahead_turns_green() -> None:
    state = table("black1 d.poznan out", mine=hand(signal=1))
    play, lift, put = turn(state, "master")[:3]
    assert (play, put) == ("play signal", "put berlin_poznan.0")
    assert lift.startswith("lift ")


def test_a_closed_switch_ahead_is_set() -> None:
    state = table("brown1 t.geneva_turin.1 a", mine=hand(switch=1))
    assert turn(state, "master")[0] == "play switch"


def test_a_regular_keeps_a_card_rather_than_mind_what_only_the_next_instruction_may_cost() -> None:
    """Its error: the last card stays in the hand, and a train before a closed switch."""
    state = table("brown1 t.geneva_turin.1 a", mine=hand(switch=1))
    assert turn(state, "regular") == ["end"]


def test_a_strong_player_with_few_cards_goes_by_eye_as_a_regular_does() -> None:
    """Its error: what it could find out by trying, it tries only where there is much to choose from."""
    few, more = [table("brown1 t.geneva_turin.1 a", mine=hand(switch=cards)) for cards in (FEW, FEW + 1)]
    assert [len(NEAR.lines(state)) > 1 for state in (few, more)] == [False, True]
    assert turn(table("brown1 t.geneva_turin.1 a", mine=hand(switch=1)), "strong") == ["end"]
    for seed in range(5):
        assert chosen(few, "strong", seed) == chosen(few, "regular")


def test_a_strong_player_carries_an_instruction_card_out_by_eye() -> None:
    waiting = order_of_two()
    assert len(waiting.legal_actions()) > 1
    assert [[GAME.space.text(a) for a in line] for line in NEAR.lines(waiting)] == [["move black2"]]


def test_a_master_tries_where_a_strong_player_goes_by_eye() -> None:
    for state in (order_of_two(), table("brown1 t.geneva_turin.1 a", mine=hand(switch=1))):
        assert len(NEAR.lines(state)) == 1 < len(FAR.lines(state))


def test_those_who_search_play_on_without_the_error_of_a_regular() -> None:
    state = table("brown1 t.geneva_turin.1 a", mine=hand(switch=1))
    for heuristics in (NEAR, FAR):
        heuristics.horizon(state)
        assert GAME.space.text(heuristics.rollout_action(state, Chance(1))) == "play switch"


def test_a_hand_of_one_card_trades_nothing() -> None:
    def begun(**cards: int) -> set[str]:
        plans = PlanGenerator(goals(table("black1 d.poznan out", mine=hand(**cards)))).plans()
        return {GAME.space.text(plan[0]) for plan in plans}

    assert begun(move=1) == {"end", "play move"}
    assert begun(move=2) == {"end", "play move", "trade move move for signal"}


def test_nothing_is_wished_for_without_cards() -> None:
    state = table("black1 d.poznan out", mine=hand(), agents=["manager"])
    plans = PlanGenerator(goals(state)).plans()
    assert [[GAME.space.text(a) for a in plan] for plan in plans] == [["end"], ["manager"]]


def test_what_two_trains_wish_for_is_wished_once() -> None:
    pairs = PlanGenerator(goals(table("brown1 t.geneva_turin.1 a", "brown2 d.genoa out"))).pairs
    assert len(pairs) == len(set(pairs)) > 0


def test_a_long_line_without_a_junction_has_no_barrier_near() -> None:
    state = table("black1 d.miami out", board=AMERICA)
    names = [state.config.board.lights[light] for light in PlanGenerator(goals(state)).lights]
    assert "atlanta_miami.0" in names


def test_a_colour_that_would_only_lose_time_is_not_chosen() -> None:
    state = table(
        "black1 d.poznan out", "brown1 d.calais out", phase="colours", card="i13", order=ORDER | {"need": 1}
    )
    assert chosen(state) != "colours black"


def order_of_two() -> Convoi:
    """A card moves two trains, one behind the other: which goes first?"""
    trains = ("black1 t.calais_paris.1 b", "black2 t.calais_paris.2 b")
    return table(*trains, phase="select", card="i06", order=ORDER)


def test_of_two_trains_of_a_colour_the_first_in_line_is_moved_first() -> None:
    assert chosen(order_of_two()) == "move black2"


def test_a_train_leaves_a_city_by_the_exit_that_is_good_for_it() -> None:
    state = table(
        "black1 c.paris blue",
        phase="rolled",
        card="i03",
        flags=["by_card"],
        move={"train": "black1", "points": 3, "came_by": None},
        green=["paris_dijon.0"],
        red=["geneva_basel.0"],
        switches=["dijon lyon paris"],
    )
    assert chosen(state) == "exit paris_dijon.0"


@pytest.mark.parametrize("level", ["regular", "master"])
def test_a_bot_lays_out_what_the_board_recommends(level: str) -> None:
    bot = levels.limited("convoi", level, 2)
    match = rotonde.Match(GAME, 2, 1, {"layout": "custom", "extraGreen": True})
    while match.state.asks() == "layout":
        a = bot.choose(match.state.perspective(match.state.to_act), Chance(1))
        assert bot.explain(match.state.perspective(match.state.to_act), a, "en").startswith("This is how")
        match.apply(a)
    state = match.state
    assert isinstance(state, Convoi)
    assert state.switches == state.config.board.first_pairs
    assert state.green & state.config.board.first_green == state.config.board.first_green


def test_errands_send_the_nearest_train_for_each_cube() -> None:
    state = table("black1 d.calais out", "brown1 d.rostock out")
    board = state.config.board
    found = goals(state)
    assert [board.spaces[found.goal[train]] for train in (0, 3)] == ["c.paris", "c.berlin"]


def test_two_cubes_of_a_colour_go_to_two_ports() -> None:
    state = table("black1 c.denver white", "brown1 c.chicago white", board=AMERICA)
    board = state.config.board
    found = goals(state)
    assert {board.spaces[found.goal[train]] for train in (0, 3)} == {"p.san-francisco", "p.new-york"}


def test_a_cube_goes_to_the_nearer_port() -> None:
    state = table("black1 c.chicago white", "brown1 c.denver blue", board=AMERICA)
    board = state.config.board
    found = goals(state)
    assert [board.spaces[found.goal[train]] for train in (0, 3)] == ["p.new-york", "p.san-francisco"]


def test_nobody_is_sent_where_there_are_no_cubes() -> None:
    state = table("black1 d.calais out")
    state.cubes = [0, 0, 0, 0]
    assert max(goals(state).goal) == -1


def test_plans_go_the_same_whether_or_not_they_are_checked_at_the_door() -> None:
    state = table("black1 c.paris", "brown1 d.rostock out", mine=hand(signal=2, switch=2, move=2))
    for plan in PlanGenerator(goals(state)).plans():
        checked, trusted = state.clone(), state.clone()
        for a in plan:
            checked.apply(a)
            trusted.take(a)
        assert checked.snapshot() == trusted.snapshot()


def test_the_tenth_cube_is_the_last_that_is_sent_for() -> None:
    ports = [goods(blue=3, yellow=2, red=2, white=2)]
    state = table(
        "black1 t.calais_paris.1 b",
        "black2 t.hanover_berlin.1 b",
        options={"goods": 10, "tokens": 8},
        ports=ports,
        cubes=goods(yellow=1, red=1, white=1),
    )
    assert sum(goal >= 0 for goal in goals(state).goal) <= 1


def test_a_position_is_worth_less_with_a_token_lost_and_everything_once_won() -> None:
    state = table("black1 d.calais out", clock=7)
    assert worth(table("black1 d.calais out", clock=4)) < worth(state)
    state.to_act = -2
    assert worth(state) < -SURE / 2
    state.won = True
    assert worth(state) == SURE


def test_the_chance_to_win_is_sure_at_the_end_and_a_lead_counts_more_when_little_time_is_left() -> None:
    over = table("black1 d.calais out")
    over.to_act = rotonde.OVER
    assert FAR.win_probability(over, 0) == 0.0
    over.won = True
    assert FAR.win_probability(over, 1) == 1.0

    def gained(deck: int) -> float:
        """Log odds that a token adds in an even game."""
        chances = [
            FAR.win_probability(table("black1 d.calais out", deck=deck, clock=clock), 0) for clock in (3, 4)
        ]
        odds = [log(chance / (1 - chance)) for chance in chances]
        return odds[1] - odds[0]

    assert gained(2) > gained(12) > 0.0


def test_what_the_card_still_moves_counts_at_once() -> None:
    waiting: dict[str, Any] = {"phase": "select", "card": "i03"}
    stuck = table("black1 d.poznan out", **waiting)
    free = table("black1 d.poznan out", green=["berlin_poznan.0"], red=["leipzig_berlin.2"], **waiting)
    assert worth(free) - worth(stuck) > 2


def test_an_atlas_is_kept_for_each_board_and_sheets_for_what_was_just_seen() -> None:
    state = table("black1 d.calais out")
    caches = RouteCaches()
    cache = caches.of(state.config.board)
    assert caches.of(state.config.board) is cache
    assert caches.of(table("black1 d.miami out", board=AMERICA).config.board) is not cache
    routes = cache.board_routes(state)
    assert cache.board_routes(state) is routes
    for green in range(KEPT):
        state.green = green
        cache.board_routes(state)
    assert len(cache._by_board) <= KEPT


def test_every_kind_of_action_has_its_reason() -> None:
    kinds = {kind for kind in GAME.space.kinds if kind not in ("play", "trade")}
    told = {"signal", "switch", "card_move", "layout", *kinds}
    chance = ("begins", "token", "sets", "lights", "deals", "reveals", "departs", "rolls")
    assert told - set(sentences(GAME.words, "explain")) == set(chance)


def test_reasons_name_trains_goals_and_risks() -> None:
    state = table("black1 d.poznan out", "grey1 c.paris", phase="target", mine=hand(move=1))
    assert said(state, "move black1").startswith("Black train 1 is bound for Berlin: 3 spaces and 1 change;")
    assert "risks 1.5 tokens" in said(state, "move black1")
    assert said(state, "move black1", "fr").endswith("1,5.")
    assert said(state, "move grey1").startswith("Grey train 1 has nowhere to go")
    loading = table("grey1 c.paris", mine=hand(move=1))
    assert said(loading, "load grey1 with move") == "Grey train 1 can take the blue cube with it."
    assert "worth 1 of my cards" in said(loading, "play move")


def test_reasons_for_discs_and_switches_name_the_train_that_they_serve() -> None:
    lifting = table("black1 d.poznan out", phase="put", lifted="leipzig_berlin.2")
    assert "lack train 1" in said(lifting, "put berlin_poznan.0")
    assert said(lifting, "put berlin_rostock.0").endswith("may help soon.")
    assert "soon" in said(table("black1 d.poznan out", phase="lift"), "lift leipzig_berlin.2")
    setting = table("brown1 t.hanover_hamburg.1 a", phase="switch", switches=["hanover amsterdam berlin"])
    assert "brown train 1" in said(setting, "set hanover amsterdam hamburg")
    assert said(setting, "set dijon basel paris").startswith("Dijon is better open")


def test_a_novice_has_whims() -> None:
    state = table("black1 t.lyon_marseille.2 b blue", mine=hand(signal=2, switch=2, move=2))
    assert len({chosen(state, "novice", seed) for seed in range(30)}) > 2


def test_a_casual_player_fears_no_card_that_may_come() -> None:
    state = table("black1 t.lyon_marseille.2 b blue", mine=hand(move=7))
    assert turn(state, "casual") == ["play move", "move black1"]


@pytest.mark.parametrize(
    "options",
    [
        {"removed": 12},
        pytest.param({"board": AMERICA, "goods": 10, "removed": 12}, marks=pytest.mark.strength),
    ],
)
def test_a_regular_plays_whole_games_and_has_a_reason_for_everything(options: dict[str, object]) -> None:
    bot = rotonde.bot("convoi", "regular")
    match = rotonde.Match(GAME, 2, 5, options)
    while match.state.to_act >= 0:
        perspective = match.state.perspective(match.state.to_act)
        a = bot.choose(perspective, Chance(match.state.step))
        assert bot.explain(perspective, a, ("en", "fr")[match.state.step % 2]).endswith(".")
        match.apply(a)
    assert match.state.to_act == rotonde.OVER


def nearly_won() -> Convoi:
    """One delivery is missing, the train stands before the port, and no card is left in the deck."""
    ports = [goods(blue=1, yellow=2, red=2, white=2)]
    mine = hand(signal=1, move=2)
    return table("black1 t.lyon_marseille.2 b blue", ports=ports, cubes=goods(), deck=0, mine=mine)


def test_candidates_are_how_the_plans_begin() -> None:
    state = nearly_won()
    plays = [GAME.space.parse(text) for text in ("play move", "play signal")]
    assert set(FAR.candidates(state)) <= {*plays, GAME.space.parse("end")}
    assert FAR.candidates(state)[0] == plays[0]


def test_a_master_says_what_it_does_and_how_likely_a_win_is() -> None:
    state = nearly_won()
    bot = levels.limited("convoi", "master", 40)
    play = GAME.space.parse("play move")
    assert bot.choose(state.perspective(0), Chance(1)) == play
    assert bot.explain(state.perspective(0), play, "fr").endswith("100\u00a0% de chances de gagner.")


def test_a_master_goes_on_with_its_plan_and_thinks_anew_when_something_else_came() -> None:
    state = nearly_won()
    bot = levels.limited("convoi", "master", 40)
    state.apply(bot.choose(state.perspective(0), Chance(1)))
    assert GAME.space.text(bot.choose(state.perspective(0), Chance(2))) == "move black1"
    other = table("black1 t.lyon_marseille.2 b blue", mine=hand(signal=1))
    assert bot.choose(other.perspective(0), Chance(3)) in other.legal_actions()


def test_plans_that_are_far_worse_are_not_looked_at() -> None:
    state = table("black1 t.lyon_marseille.2 b blue", mine=hand(signal=1, switch=1, move=2))
    planner = Planner(Evaluator(RouteCache(state.config.board), Weights()))
    found = planner.ranked(state, 30)
    worths = [planner.value_of(state, plan) for plan in found]
    assert worths == sorted(worths, reverse=True) and worths[0] - worths[-1] <= FAR_WORSE
    assert planner.ranked(state, 2) == found[:2]


def test_ways_kept_from_before_count_what_bars_them_now() -> None:
    state = table("black1 t.lyon_marseille.1 b blue", mine=hand(signal=1))
    cache = RouteCache(state.config.board)
    before = cache.board_routes(state)
    port = state.config.board.ports[0]
    now = Goals(state, cache, Weights(), before).left(0, port)
    lyon = [light for light in range(len(state.config.board.lights)) if state.green >> light & 1]
    state.green = 0
    assert lyon and Goals(state, cache, Weights(), before).left(0, port) > now


def about_to_roll() -> tuple[Convoi, list[Convoi]]:
    """Moments at which a die falls: one by an action card, and some where another falls right after."""
    match = rotonde.Match(GAME, 2, 6)
    bot, chance = rotonde.bot("convoi", "casual"), Chance(1)
    while match.state.to_act >= 0:
        match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
    states = [state for state in match.record.replay() if isinstance(state, Convoi)]
    alone = [state for state in states if state.phase == DIE_FALLS and state.by_card]
    followed = [
        state
        for state, later in zip(states, states[2:], strict=False)
        if state.phase == later.phase == DIE_FALLS
    ]
    return alone[0], followed[:4]


def test_a_quick_planner_follows_one_throw_and_takes_the_next_at_its_average() -> None:
    alone, followed = about_to_roll()
    evaluator = Evaluator(RouteCache(alone.config.board), Weights())
    full, quick = Planner(evaluator), Planner(evaluator, quick=True)
    assert quick.value(alone.clone()) == full.value(alone.clone())
    off = [abs(quick.value(state.clone()) - full.value(state.clone())) for state in followed]
    assert max(off) > 0.0
    assert sorted(off)[len(off) // 2] < 3.0  # as a rule
