"""The rare decisions of Trans Europe Express, each pressed on the board; the API plays up to them."""

from collections.abc import Callable

from playwright.sync_api import expect

from rotonde.games.tee.tests.browser.player import Journey, State
from tests.browser.visitor import Visits
from tests.server.harness import Server

Until = Callable[[State], bool]
ANNA, BEN = 0, 1
CLOSED = ".station:has(.shut)"


def here(state: State, seat: int = ANNA) -> str:
    return str(state["view"]["players"][seat]["at"])


def errand(home: str, to: dict[int, str], until: Until, *, closing: str = "") -> Callable[[State], str]:
    """Everyone starts from home and goes to a station next to theirs; who has none to go to stays.

    Ben comes back to the station he is to close first: on his first departure he has not stopped there.
    """

    def choose(state: State) -> str:
        legal = [each["action"] for each in state["legal"]]
        to_close = state["seat"] == BEN and closing and closing not in state["view"]["closed"]
        returns = to_close and here(state, BEN) != closing
        aim = f"ride violet {closing if returns else to.get(state['seat'])}"
        if state["asks"] == "start":
            return f"start {home}"
        if until(state):
            return ""
        if to_close and f"close {closing}" in legal and aim in legal:
            return f"close {closing}"
        return next(each for each in (aim, "roll", "stop", "stay") if each in legal)

    return choose


def annas_turn_at(station: str, *, after: Until = lambda _: True) -> Until:
    return lambda state: (
        state["asks"] == "turn" and state["seat"] == ANNA and here(state) == station and after(state)
    )


def annas_move(station: str, *, six: bool, closed: str) -> Until:
    """Anna is about to leave that station, with a 6 or without, and the other one is closed."""
    return lambda state: bool(
        state["seat"] == ANNA
        and state["asks"] == "move"
        and here(state) == station
        and closed in state["view"]["closed"]
        and state["view"]["move"]["six"] is six
    )


def leaving_rosslare(state: State) -> bool:
    """Anna has come there and stopped, and begins her next move."""
    moves = state["asks"] == "move" and state["seat"] == ANNA
    return bool(moves and here(state) == "rosslare" and len(state["view"]["move"]["path"]) == 1)


def is_closed(station: str) -> Until:
    return lambda state: station in state["view"]["closed"]


def drawing(visit: Visits, server: Server, card: str, *names: str, closing: str = "") -> Journey:
    """Anna has come to Rosslare, an interchange, and draws that card; Ben may have closed Cork behind him."""
    journey = Journey(visit().page, server.url, *names, cards=(card,))
    ready = annas_turn_at("rosslare", after=is_closed(closing) if closing else lambda _: True)
    to = {ANNA: "rosslare"} | ({BEN: "limerick_jn"} if closing else {})
    journey.play(errand("cork", to, ready, closing=closing))
    journey.show().press(".actions .button:not(.primary)")
    return journey


def test_another_player_is_named_by_pressing_their_piece(visit: Visits, server: Server) -> None:
    journey = drawing(visit, server, "wrong_carriage", "Anna", "Ben", "Clara")
    expect(journey.page.locator("[data-entry^=name]")).to_have_count(2)
    journey.press("[data-traveller='2']")
    assert here(journey.state(), 2) == "sevilla"
    expect(journey.page.locator(".telegram")).to_contain_text("Send a player of your choice to Seville")


def test_one_of_the_nearest_is_named_in_the_list(visit: Visits, server: Server) -> None:
    journey = drawing(visit, server, "mixed_up_labels", "Anna", "Ben", "Clara")
    journey.press("[data-entry='name 1']")
    assert [here(journey.state(), seat) for seat in (1, 2)] == ["riga", "cork"]


def test_a_station_is_closed_behind_one_by_a_token(visit: Visits, server: Server) -> None:
    journey = Journey(visit().page, server.url, "Anna", "Ben")
    journey.play(errand("cork", {ANNA: "rosslare"}, leaving_rosslare))
    page = journey.show().page
    journey.press(".actions .button:has(.token)")
    expect(page.locator(".actions .note")).to_contain_text("Rosslare is closed behind you")
    journey.travel("cork")
    expect(page.locator(CLOSED)).to_have_attribute("data-station", "rosslare")
    assert journey.state()["view"]["closed"] == ["rosslare"]


def test_a_station_is_closed_by_a_card_in_two_presses(visit: Visits, server: Server) -> None:
    journey = drawing(visit, server, "state_visit", "Anna", "Ben")
    page = journey.page
    page.get_by_role("searchbox").fill("vien")
    expect(page.locator(".entry.lit")).to_have_count(1)
    journey.point("prague")
    expect(page.locator(".station.armed")).to_have_attribute("data-station", "prague")
    journey.press(".actions .primary")
    expect(page.locator(CLOSED)).to_have_attribute("data-station", "prague")


def test_a_card_that_would_close_may_be_left(visit: Visits, server: Server) -> None:
    journey = drawing(visit, server, "state_visit", "Anna", "Ben")
    journey.press(".actions .button:not(.primary)")
    expect(journey.page.locator(CLOSED)).to_have_count(0)
    assert journey.state()["view"]["players"][ANNA]["tokens"] == 3


def test_a_six_opens_a_closed_station(visit: Visits, server: Server) -> None:
    journey = Journey(visit().page, server.url, "Anna", "Ben")
    six = annas_move("rosslare", six=True, closed="cork")
    journey.play(errand("cork", {ANNA: "rosslare", BEN: "limerick_jn"}, six, closing="cork"))
    expect(journey.show().page.locator(CLOSED)).to_have_attribute("data-station", "cork")
    journey.travel("cork")
    expect(journey.page.locator(CLOSED)).to_have_count(0)
    assert journey.state()["view"]["players"][ANNA]["tokens"] == 4


def test_a_kept_card_opens_a_closed_station(visit: Visits, server: Server) -> None:
    journey = drawing(visit, server, "ministry_pass", "Anna", "Ben", closing="cork")
    journey.play(errand("cork", {}, annas_move("rosslare", six=False, closed="cork")))
    journey.page.wait_for_selector(".station.lit[data-station=cork]")
    journey.travel("cork")
    expect(journey.page.locator(CLOSED)).to_have_count(0)
    anna = journey.state()["view"]["players"][ANNA]
    assert (anna["tokens"], anna["kept"]) == (4, [])


def test_who_is_sent_into_a_closed_station_opens_it(visit: Visits, server: Server) -> None:
    journey = drawing(visit, server, "gas_left_on", "Anna", "Ben", closing="cork")
    journey.press(".actions .button:not(.primary)")  # Rosslare stays open
    expect(journey.page.locator(CLOSED)).to_have_count(0)
    assert here(journey.state()) == "cork"
    assert journey.state()["view"]["players"][ANNA]["tokens"] == 4


def test_the_station_that_a_card_takes_one_from_is_closed_in_two_presses(
    visit: Visits, server: Server
) -> None:
    journey = drawing(visit, server, "gas_left_on", "Anna", "Ben")
    journey.point("rosslare")
    expect(journey.page.locator(".station.armed")).to_have_attribute("data-station", "rosslare")
    journey.press(".actions .primary")
    expect(journey.page.locator(CLOSED)).to_have_attribute("data-station", "rosslare")
    assert here(journey.state()) == "cork"


def test_a_card_lifts_a_token_from_anywhere(visit: Visits, server: Server) -> None:
    journey = drawing(visit, server, "repairs_finished", "Anna", "Ben", closing="cork")
    journey.point("cork")
    expect(journey.page.locator(".station.armed")).to_have_attribute("data-station", "cork")
    journey.travel("cork")  # the second press takes it
    expect(journey.page.locator(CLOSED)).to_have_count(0)
    assert journey.state()["view"]["players"][ANNA]["tokens"] == 4


def test_where_ways_differ_in_what_they_open_one_is_chosen(visit: Visits, server: Server) -> None:
    journey = Journey(visit().page, server.url, "Anna", "Ben")
    journey.play(errand("izmir", {BEN: "afyon"}, lambda state: here(state, BEN) == "afyon"))
    journey.play(
        errand("izmir", {BEN: "izmir"}, annas_move("izmir", six=True, closed="afyon"), closing="afyon")
    )
    page = journey.show().page
    journey.point("ankara")
    ways = page.locator("[data-entry^=way]")
    expect(ways).to_have_count(2)
    expect(ways.last).to_contain_text("reopens Afyon")
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    journey.point("ankara")
    journey.press("[data-entry='way 1']")
    assert here(journey.state()) == "ankara"
    assert journey.state()["view"]["closed"] == []
