"""The page of a table: reasons, languages, a first lesson, and a connection that comes back."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.fixtures import UNLIMITED
from tests.browser.table_page import choose, show_tab
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server
from tests.server.server_start import free_port

REFUSED = ".cell:not(.lit, .could)"


def test_a_refused_take_shows_its_rule_and_the_way_to_it(visit: Visits) -> None:
    anna = visit().play_now()
    anna.wait_for_choice()
    anna.page.locator(REFUSED).last.click(force=True)  # marked as disabled, and answers all the same
    rule = anna.page.locator("[data-read]")
    expect(rule).to_have_text(re.compile(r"WX-[A-Z]+-\d"))
    name = rule.inner_text()
    rule.click()
    expect(anna.page.locator(f"[data-rule={name}]")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_pointing_at_what_cannot_be_taken_shows_its_rule(visit: Visits) -> None:
    anna = visit().set_table("me", "me")
    anna.at_table()
    while anna.page.locator(".cell.lit").count() == 0:
        anna.wait_for_choice()
        n = anna.n()
        anna.page.locator(".actions .button").last.click()
        anna.wait_after(n)
    anna.page.locator(REFUSED).first.hover(force=True)
    expect(anna.page.locator("[data-read]")).to_have_text(re.compile(r"WX-(TAKE|PLAY)-\d"))


def test_what_a_take_would_do_is_drawn(visit: Visits) -> None:
    anna = visit().play_now()
    anna.wait_for_choice()
    while anna.page.locator(".cell.could").count() == 0:
        anna.decide()
        anna.wait_for_choice()
    anna.page.locator(".cell.could").first.hover()
    expect(anna.page.locator(".ghost").first).to_have_text(re.compile(r"\+\d"))
    expect(anna.page.locator(".percent").first).to_have_text(re.compile("%"))


def test_a_strip_that_could_be_taken_is_taken_in_two_clicks(visit: Visits) -> None:
    anna = visit().play_now()
    anna.wait_for_choice()
    while anna.page.locator(".cell.could").count() == 0:
        anna.decide()
        anna.wait_for_choice()
    strip = anna.page.locator(".cell.could").first.get_attribute("data-take")
    cell = anna.page.locator(f"[data-take='{strip}']")
    cell.click()
    expect(cell).to_have_class(re.compile("armed"))
    cell.click()
    expect(cell.locator("[data-strip]")).to_have_count(0)
    expect(anna.page.locator(f".lane [data-strip='{(strip or '').replace(' ', '-')}']")).to_have_count(1)


def test_the_language_changes_without_reload(visit: Visits) -> None:
    anna = visit().play_now()
    anna.wait_for_choice()
    anna.page.evaluate("window.stillHere = true")
    expect(anna.asked).to_have_text(re.compile("Your turn"))
    show_tab(anna.page, "log")
    choose(anna.page)
    anna.page.get_by_role("combobox", name="Language").select_option(label="Français")
    anna.page.keyboard.press("Escape")
    expect(anna.asked).to_have_text(re.compile("À vous"))
    expect(anna.page.get_by_role("tab", name="Journal")).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    assert anna.page.evaluate("window.stillHere")


def test_a_newcomer_is_led_once(visit: Visits) -> None:
    anna = visit(toured=False).play_now()
    lesson = anna.page.locator("aside.card")
    expect(lesson).to_contain_text("WX-WIN-1")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("WX-TAKE-1")
    lesson.get_by_role("button", name="Skip the tour").click()
    expect(lesson).to_have_count(0)
    anna.page.reload()
    anna.wait_for_choice()
    expect(lesson).to_have_count(0)


def test_the_rules_can_be_searched_and_those_of_the_moment_are_marked(visit: Visits) -> None:
    anna = visit().play_now()
    anna.wait_for_choice()
    anna.page.keyboard.press("r")
    expect(anna.page.locator("article.now").first).to_be_visible()
    anna.page.get_by_role("searchbox", name="Search the rules").fill("lantern")
    expect(anna.page.locator("article").first).to_contain_text(re.compile("lantern", re.IGNORECASE))
    anna.page.get_by_role("searchbox").fill("zeppelin")
    expect(anna.page.get_by_text("No rule speaks of that.")).to_be_visible()


def test_a_ruling_is_found_below_its_rule_and_what_it_names_is_a_way_there(visit: Visits) -> None:
    anna = visit().play_now()
    anna.wait_for_choice()
    page = anna.page
    page.keyboard.press("r")
    page.get_by_role("searchbox", name="Search the rules").fill("wx-r11")
    rule = page.locator("[data-rule=WX-TAKE-1]")
    expect(rule.get_by_text("seven dice of one colour?")).to_be_visible()
    rule.get_by_role("button", name="WX-TAKE-3").click()
    expect(page.locator("[data-rule=WX-TAKE-3]")).to_be_focused()


def test_dice_are_kept_by_key_and_keys_can_be_switched_off(visit: Visits) -> None:
    anna = visit().play_now()
    anna.wait_for_choice()
    while anna.page.locator(".place.open").count() == 0:
        anna.decide()
        anna.wait_for_choice()
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("3")
    expect(anna.page.locator(".place.kept")).to_have_count(2)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".place.kept")).to_have_count(0)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    choose(anna.page)
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("switch", name="Single-key shortcuts").click()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("1")
    expect(anna.page.locator(".place.kept")).to_have_count(0)


def test_a_hint_says_what_the_master_would_do_and_does_it(visit: Visits) -> None:
    visitor = visit().set_table("me", "me")
    page = visitor.page
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    before = visitor.n()
    page.keyboard.press("h")
    said = page.locator(".hint p")
    expect(said).to_contain_text("Suggested:")
    page.locator(".hint").get_by_role("button", name="Play this move").click()
    visitor.wait_after(before)
    expect(said).to_have_count(0)


def test_what_costs_the_rating_is_said_first(visit: Visits) -> None:
    visitor = visit().set_table("me", "bot:novice")
    page, foot = visitor.page, visitor.page.locator(".side-panel .foot")
    visitor.wait_for_choice()
    expect(foot).to_have_text("This game counts for the ratings.")
    page.keyboard.press("m")
    expect(page.locator("[data-menu=end]")).to_contain_text("This game will then not be rated.")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".hint p")).to_have_text("With a hint this game is no longer rated.")
    expect(foot).to_have_text("This game counts for the ratings.")
    page.get_by_role("button", name="Show the hint").click()
    expect(page.locator(".hint p")).to_contain_text("Suggested:")
    expect(foot).to_have_text("Not rated: hints are allowed, or one was given.")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".hint p")).to_contain_text("Suggested:")
    page.keyboard.press("m")
    page.locator("[data-menu=resign]").click()
    page.locator("[data-menu=resign]").click()
    expect(page.locator("[data-rated=false]")).to_have_text("Not rated: hints are allowed, or one was given.")


def stop_with_something_to_take(visitor: Visitor) -> None:
    """Stops; where the dice allow nothing, the turn is the other's, who stops in turn."""
    stop = visitor.page.locator(".actions .button").filter(has_text="Stop")
    while stop.count():
        n = visitor.n()
        stop.click()
        visitor.wait_after(n)
        visitor.wait_for_choice()


def test_what_was_done_is_taken_back_by_button_and_by_key(visit: Visits) -> None:
    visitor = visit().set_table("me", "me")
    page = visitor.page
    throw = page.locator(".actions .button.primary")
    stop = page.locator(".actions .button").filter(has_text="Stop")
    back = page.get_by_role("button", name="Take back")
    expect(throw).to_be_enabled()
    n = visitor.n()
    throw.click()  # the dice fall, and that stands
    visitor.wait_after(n)
    expect(back).to_have_count(0)
    for by_key in (False, True):
        stop_with_something_to_take(visitor)
        n = visitor.n()
        page.keyboard.press("u") if by_key else back.click()
        visitor.wait_after(n)
        expect(stop).to_be_visible()
        expect(back).to_have_count(0)


def test_what_bots_do_is_shown_in_order_and_can_be_skipped(visit: Visits) -> None:
    anna = visit(motion="no-preference").play_now()
    anna.page.wait_for_selector(".actions .button:enabled")
    while anna.page.locator(".table[data-busy=true]").count() == 0:
        anna.wait_for_choice()
        anna.decide()
    anna.page.locator(".tracks").click(position={"x": 5, "y": 5})
    anna.wait_for_choice()
    expect(anna.page.locator(".table[data-busy=false]")).to_have_count(1)


def test_a_bystander_sees_everything_and_moves_nothing(visit: Visits) -> None:
    anna, ben = visit().set_table("me", "me"), visit()
    anna.at_table()
    ben.page.goto(anna.page.url)
    ben.at_table()
    expect(ben.page.locator(".dice .place")).to_have_count(7)
    assert not ben.has_choice()
    n = ben.n()
    anna.decide()
    ben.wait_after(n)
    assert not ben.has_choice()


def test_a_table_that_is_not_there_says_so(visit: Visits) -> None:
    page = visit().open("/t/nosuchtable").page
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="Back to the hall").click()
    expect(page.locator("button.now")).to_be_visible()


def test_the_line_comes_back_after_the_server_was_killed(visit: Visits, tmp_path: Path) -> None:
    port = ("--port", str(free_port()))
    with Server(tmp_path / "data", UNLIMITED, port) as first:
        anna = visit(first.url).set_table("me", "me")
        anna.at_table()
        anna.decide()
        n = anna.n()
        first.kill()
        expect(anna.asked).to_contain_text("The line is down")
    with Server(tmp_path / "data", UNLIMITED, port):
        expect(anna.asked).not_to_contain_text("The line is down")
        assert anna.n() == n
        anna.wait_for_choice()
        anna.decide()
        assert anna.n() > n


def test_any_game_is_played_by_its_sentences(visit: Visits, server_with_plugin: Server) -> None:
    page = visit(server_with_plugin.url).open().page
    page.locator(".card", has_text="Quai").click()
    seats = page.locator("form.setup li select")
    expect(seats.first).to_be_visible()
    for seat in range(seats.count()):
        seats.nth(seat).select_option("me")
    page.locator("form.setup button.primary").click()
    finish_by_sentences(page)


def finish_by_sentences(page: Page) -> None:
    """The curtain is drawn before each seat; then the first sentence is taken."""
    curtains = 0
    for _ in range(60):
        page.wait_for_selector(".pass-device button, .choices button:enabled, #ending")
        if page.locator("#ending").count():
            break
        if page.locator(".pass-device").count():
            curtains += 1
            page.locator(".pass-device button").click()
            continue
        n = page.locator(".table").get_attribute("data-n")
        page.locator(".choices button").first.click()
        page.wait_for_function("n => document.querySelector('.table').dataset.n !== n", arg=n)
    expect(page.locator("#ending")).to_be_visible()
    assert curtains > 1
