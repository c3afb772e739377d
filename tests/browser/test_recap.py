"""Recap cards on a table: a line for each turn, its steps, playing it again; the tempo of what is shown."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playback import SOME_FRAMES, play_rounds, sit, soonest
from tests.browser.table_page import show_tab
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

CARD = ".recap .card"
RESTS = ".table[data-busy=false]"
BUSY = ".table[data-busy=true]"


def settle(page: Page) -> None:
    """Turns the page's clock until all is shown."""
    while page.locator(BUSY).count():
        page.clock.run_for(SOME_FRAMES)
    expect(page.locator(RESTS)).to_have_count(1)


def after_a_round(visit: Visits, server: Server, game: str) -> Visitor:
    anna = sit(visit, server, game)
    play_rounds(anna, 1)
    return anna


@pytest.mark.parametrize("game", ["wurfel", "convoi"])
def test_a_card_opens_into_its_steps_and_plays_its_turn_again(
    visit: Visits, server: Server, game: str
) -> None:
    page = after_a_round(visit, server, game).page
    card = page.locator(CARD).last
    name = card.locator("strong").inner_text().rstrip(":")
    card.click()
    expect(page.locator(".recap .story li").first).to_contain_text("is next")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(BUSY)).to_have_count(1)
    expect(page.locator(".player-badge.acting strong")).to_have_text([name])
    settle(page)
    expect(page.locator(".player-badge.acting strong")).to_have_text(["Anna"])
    expect(page.locator(".status-bar.mine")).to_have_count(1)
    expect(card).to_be_visible()


def test_escape_ends_what_is_played_again_and_acting_takes_the_cards_away(
    visit: Visits, server: Server
) -> None:
    anna = after_a_round(visit, server, "wurfel")
    page = anna.page
    page.locator(CARD).first.click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(BUSY)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(RESTS)).to_have_count(1)
    expect(page.locator(CARD)).to_have_count(2)
    state = anna.state()
    anna.act(state, soonest(state))
    expect(page.locator(CARD)).to_have_count(0)


def test_the_list_of_choices_acts_while_a_turn_is_played_again(visit: Visits, server: Server) -> None:
    anna = after_a_round(visit, server, "wurfel")
    page = anna.page
    n = anna.n()
    page.keyboard.press("c")
    page.locator(CARD).first.click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(BUSY)).to_have_count(1)
    page.get_by_role("button", name="Stop throwing").click()
    anna.wait_after(n)


def test_without_motion_the_cards_tell_the_story(visit: Visits) -> None:
    anna = visit()
    anna.set_table("me", "bot:novice", "bot:novice").at_table()
    page = anna.page
    for _ in range(40):
        while (state := anna.state())["to_act"] > 0:
            anna.wait_after(state["n"])
        if page.locator(CARD).count() == 2:
            break
        anna.act(state, soonest(state))
        anna.wait_after(state["n"])
    expect(page.locator(CARD)).to_have_count(2)
    for name in page.locator(f"{CARD} strong").all_inner_texts():
        expect(anna.asked).to_contain_text(f"{name.rstrip(':')}: ")
    page.locator(CARD).last.click()
    expect(page.locator(".recap .story li").first).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_the_tempo_is_one_control_and_is_remembered(visit: Visits, server: Server) -> None:
    anna = after_a_round(visit, server, "wurfel")
    page = anna.page
    tempo = page.get_by_label("Speed of others’ turns")
    expect(tempo).to_have_value("normal")
    page.keyboard.press("v")
    expect(tempo).to_have_value("fast")
    tempo.select_option("instant")
    page.reload()
    expect(tempo).to_have_value("instant")
    state = anna.state()
    anna.act(state, soonest(state))
    while (state := anna.state())["to_act"] > 0:
        anna.wait_after(state["n"])
    expect(page.locator(RESTS)).to_have_count(1)  # though nobody turns the clock


def test_the_log_is_a_list_of_turns_the_last_one_told_is_open(visit: Visits, server: Server) -> None:
    anna = sit(visit, server, "tee")
    play_rounds(anna, 2)
    page = anna.page
    expect(page.locator(".log > ol li").filter(has_text="The souvenirs are dealt (18)")).to_have_count(1)
    turns = page.locator(".log > details.turn")
    expect(turns.nth(-2)).to_have_attribute("open", "")  # Chloé's: of Anna's own, nothing is told yet
    expect(page.locator(".log > details.turn[open]")).to_have_count(1)
    show_tab(page, "log")
    before = turns.filter(has=page.locator("summary", has_text="threw")).first
    before.locator("summary").click()
    expect(before.locator("li").first).to_contain_text("is next")


def test_a_badge_shows_how_the_score_changed_since_i_acted(visit: Visits, server: Server) -> None:
    anna = after_a_round(visit, server, "wurfel")
    path = f"{anna.url}/api/tables/{anna.table_id}/moments"
    state = anna.state()
    since = next(at for at in anna.page.request.get(path).json()["at"] if at > state["last_own"])
    before = anna.page.request.get(f"{path}/{since}").json()["scores"]
    for seat, (then, now) in enumerate(zip(before, state["scores"], strict=True)):
        change = anna.page.locator(f".player-badge[data-seat='{seat}'] .change")
        expect(change).to_have_text([f"{now - then:+d}".replace("-", "−")] if now != then else [])
