"""Lines that break: the page says so, comes back by itself, and what was done meanwhile counts once."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import LOST, in_a_tunnel, out_of_it, show_tab, together
from tests.browser.visitor import Visitor, Visits

PHONE = {"width": 390, "height": 844}
MESSAGE = "Tunnel ahead!"


def press(person: Visitor, action: str) -> None:
    """Takes an action by its sentence, without waiting for what comes of it."""
    person.wait_for_choice()
    show_tab(person.page, "choices")
    person.page.locator(f'.choices [data-action="{action}"]').click()


def decisions(person: Visitor) -> int:
    answer = person.page.request.get(f"{person.url}/api/tables/{person.table_id}/moments").json()
    return len(answer["at"]) - 1  # the last is where the game is now


def test_a_move_and_a_message_wait_for_the_line_and_count_once(visit: Visits) -> None:
    anna, ben = visit(**PHONE), visit(**PHONE, locale="fr-FR", color_scheme="dark")
    together(anna, ben)
    mover, other = (anna, ben) if anna.state()["legal"] else (ben, anna)
    state, before = mover.state(), decisions(mover)
    in_a_tunnel(mover)
    press(mover, state["legal"][0]["action"])
    expect(mover.page.locator("[data-sending=true]")).to_have_count(1)
    show_tab(mover.page, "chat")
    field = mover.page.locator(".chat form input")
    field.fill(MESSAGE)
    field.press("Enter")
    expect(mover.page.locator(".chat .held")).to_be_visible()
    assert (overhang(mover.page), violations(mover.page), too_small(mover.page)) == (0, [], [])
    picture(mover.page, "phone-tunnel")
    assert decisions(other) == before
    out_of_it(mover)
    mover.wait_after(state["n"])
    expect(mover.page.locator("[data-sending=true]")).to_have_count(0)
    expect(field).to_have_value("")
    assert decisions(other) == before + 1
    show_tab(other.page, "chat")
    for person in (mover, other):
        expect(person.page.get_by_text(MESSAGE)).to_have_count(1)


def test_a_move_that_comes_too_late_is_refused_kindly(visit: Visits) -> None:
    anna = visit().set_table("me", "me")
    anna.at_table()
    state = anna.state()
    first, *_, last = (each["action"] for each in state["legal"])
    in_a_tunnel(anna)
    press(anna, first)
    expect(anna.asked).to_contain_text("Your move is kept")
    picture(anna.page, "wide-tunnel")
    anna.act(state, last)  # from another device
    out_of_it(anna)
    expect(anna.page.get_by_text("your move came too late")).to_be_visible()
    anna.wait_after(state["n"])
    assert decisions(anna) == 1
    anna.wait_for_choice()
    anna.decide()


def test_a_move_whose_answer_is_lost_is_not_made_twice(visit: Visits) -> None:
    lines: list[WebSocketRoute] = []
    anna = visit()
    hearing = {"deaf": False}

    def deaf(line: WebSocketRoute) -> None:
        lines.append(line)
        if hearing["deaf"]:  # cut again before the page is back at all
            line.close()
            return
        server = line.connect_to_server()
        server.on_message(lambda message: None if hearing["deaf"] else line.send(message))

    anna.page.route_web_socket("**/live*", deaf)
    anna.set_table("me", "me").at_table()
    anna.wait_for_choice()
    state = anna.state()
    hearing["deaf"] = True
    press(anna, state["legal"][0]["action"])
    while anna.state()["n"] == state["n"]:  # until the server has it
        pass
    cut = len(lines)
    lines[-1].close()
    expect(anna.page.locator(LOST)).to_have_count(1)
    while len(lines) == cut:
        anna.page.evaluate("new Promise(requestAnimationFrame)")
    hearing["deaf"] = False
    expect(anna.page.locator(LOST)).to_have_count(0)
    anna.wait_after(state["n"])
    expect(anna.page.locator("[data-sending=true]")).to_have_count(0)
    assert decisions(anna) == 1
    expect(anna.page.locator(".place > .notice")).to_have_count(0)  # nothing was refused


def test_what_is_written_stays_while_one_looks_elsewhere(visit: Visits) -> None:
    anna = visit().set_table("me", "bot:novice")
    anna.at_table()
    show_tab(anna.page, "chat")
    field = anna.page.get_by_label("Say something to the table")
    field.fill("I was about to s")
    table = anna.page.url
    for look_elsewhere in (anna.page.reload, lambda: anna.open("/standing")):
        look_elsewhere()
        anna.page.goto(table)
        show_tab(anna.page, "chat")
        expect(field).to_have_value("I was about to s")


def test_a_lost_network_is_said_at_once(visit: Visits) -> None:
    anna = visit()
    anna.page.clock.install()
    anna.set_table("me", "bot:novice").at_table()
    expect(anna.page.locator("[data-link=open]")).to_have_count(1)
    anna.page.clock.pause_at("2100-01-01")  # no timer says it from now on
    anna.page.context.set_offline(True)
    expect(anna.page.locator(LOST)).to_have_count(1)
    expect(anna.asked).to_contain_text("The line is down.")
