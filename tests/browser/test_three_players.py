"""An evening of three people, each with a browser: a link, a broken line, everything said and moved once."""

from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.fixtures import UNLIMITED
from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import at_the_next_table, choose, in_a_tunnel, named, out_of_it, show_tab
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server, eager
from tests.server.server_start import free_port

PHONE = {"width": 390, "height": 844}


def stammer(person: Visitor) -> None:
    """From now on everything that this page says over its live line arrives twice."""

    def twice(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(message: str | bytes) -> None:
            server.send(message)
            server.send(message)

        line.on_message(say)

    person.page.route_web_socket("**/live*", twice)


def gathered(people: list[Visitor]) -> None:
    """The first one invites from the hall, the others come by the link."""
    host, *guests = people
    host.open()
    host.page.get_by_role("button", name="Invite friends").click()
    host.page.get_by_role("button", name="Create the invitation").click()
    link = host.page.get_by_label("Invitation link").input_value()
    for guest in guests:
        guest.page.goto(link)
        guest.page.locator("main form button.primary").click()
        expect(guest.page.locator("#waiting, .table")).to_be_visible()  # in the order of the seats
    for person in people:
        person.at_table()


def whose_turn(people: list[Visitor]) -> Visitor:
    return people[int(people[0].state()["to_act"])]


def test_three_people_lose_the_server_and_nothing_else(visit: Visits, tmp_path: Path) -> None:
    port = ("--port", str(free_port()))
    with Server(tmp_path / "data", UNLIMITED, port) as first:
        anna = named(visit(first.url), "Anna-3")
        ben, chloe = visit(first.url, **PHONE), visit(first.url, locale="fr-FR", color_scheme="dark")
        people = [anna, ben, chloe]
        stammer(ben)
        gathered(people)
        mover = whose_turn(people)
        mover.wait_for_choice()
        mover.decide()
        show_tab(anna.page, "chat")
        anna.page.get_by_label("Say something to the table").fill("Are you still there?")
        before = anna.state()
        mover = whose_turn(people)
        first.kill()
        for person in people:
            expect(person.page.locator("[data-link=lost]")).to_be_visible()
        anna.page.get_by_role("button", name="Send").click()  # to nobody, for now
        expect(anna.page.get_by_text("as soon as it is back")).to_be_visible()
        picture(ben.page, "phone-line-down")
    with Server(tmp_path / "data", UNLIMITED, port):
        for person in people:
            expect(person.page.locator("[data-link=lost]")).to_have_count(0)
        field = anna.page.get_by_label("Say something to the table")
        expect(field).to_have_value("")  # said by itself, now that somebody hears it
        assert anna.state()["n"] == before["n"]
        mover.wait_for_choice()
        mover.decide()
        for person in people:
            person.wait_after(before["n"])
        show_tab(ben.page, "chat")
        expect(ben.page.get_by_text("Are you still there?")).to_have_count(1)
        chloe.page.locator(".helpers button").last.click()
        chloe.page.get_by_role("combobox", name="Langue").select_option("en")
        chloe.page.keyboard.press("Escape")
        expect(chloe.page.locator("html")).to_have_attribute("lang", "en")
        for person in people:
            assert (overhang(person.page), violations(person.page)) == (0, [])
        assert too_small(ben.page) == []


def until_a_stop_can_be_taken_back(people: list[Visitor]) -> Visitor:
    """Plays on until somebody has stopped throwing and may undo that by themselves; who that is."""
    while True:
        mover = whose_turn(people)
        state = mover.state()
        mover.act(state, action := eager(state))
        if action == "stop" and mover.state()["back"]:
            return mover


def agree(people: list[Visitor], what: str) -> None:
    """All who are asked for something say yes, in their own language."""
    for person in people:
        asked = person.page.locator(f"[data-asking={what}]")
        expect(asked).to_be_visible()
        asked.locator("button.primary").click()


def say(person: Visitor, text: str) -> None:
    field = person.page.locator(".chat form input")
    if not field.is_visible():
        show_tab(person.page, "chat")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def open_menu(person: Visitor, *entries: str) -> None:
    person.page.locator(".helpers button").last.click()
    for entry in entries:
        person.page.locator(f"[data-menu={entry}]").click()


def test_an_evening_of_three(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-4"), visit(**PHONE, has_touch=True)
    chloe = visit(locale="fr-FR", color_scheme="dark")
    people = [anna, ben, chloe]
    gathered(people)
    mover = until_a_stop_can_be_taken_back(people)
    others = [person for person in people if person is not mover]
    n = mover.state()["n"]
    mover.wait_after(n - 1)
    mover.page.locator("[data-undo]").click()  # alone, since nothing was drawn since
    for person in people:
        person.wait_after(n)
    state = mover.state()
    mover.act(state, next(each["action"] for each in state["legal"] if each["action"].startswith("reroll")))
    mover.wait_after(state["n"])
    open_menu(mover, "back")
    expect(mover.page.locator("[data-asking]")).to_be_visible()
    agree(others, "back")
    expect(mover.page.locator("[data-asking]")).to_have_count(0)
    assert mover.state()["view"] == state["view"]
    in_a_tunnel(others[0])
    say(mover, "Somebody is in a tunnel")
    before = mover.state()
    mover.act(before, eager(before))
    out_of_it(others[0])
    for person in people:
        person.wait_after(before["n"])
    say(others[0], "Here again")
    expect(mover.page.locator(".chat").get_by_text("Here again")).to_have_count(1)
    expect(others[0].page.locator(".chat").get_by_text("Somebody is in a tunnel")).to_have_count(1)
    ben.page.keyboard.press("Escape")
    open_menu(anna, "end", "end")
    agree([ben, chloe], "end")
    for person in people:
        expect(person.page.locator("#ending")).to_be_visible()
    chloe.page.locator("#ending ~ .row a").first.click()
    chloe.page.wait_for_selector(".replay[data-busy=false]")
    chloe.page.get_by_role("combobox", name="Langue").select_option("en")
    chloe.page.get_by_role("link", name="To the table").click()
    old = anna.table_id
    for person in (anna, ben, chloe):
        person.page.locator(":is(#ending ~ .row, .offer) button.primary").click()
    at_the_next_table(people, old)
    for person in people:
        assert (overhang(person.page), violations(person.page)) == (0, [])


def test_what_arrives_twice_counts_once(visit: Visits) -> None:
    anna, ben = visit(), visit(**PHONE)
    for person in (anna, ben):
        stammer(person)
    anna.set_table("me", "open")
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    people = [anna, ben]
    for person in people:
        person.at_table()
    for _ in range(4):
        mover = whose_turn(people)
        mover.wait_for_choice()
        mover.decide()
    answer = anna.page.request.get(f"{anna.url}/api/tables/{anna.table_id}/moments").json()
    assert len(answer["at"]) == 4 + 1  # as many decisions as were taken, and where the game is now
    state = whose_turn(people).state()
    whose_turn(people).act(state, eager(state))
    choose(anna.page, "end", "end")
    ben.page.get_by_role("button", name="Agree").click()
    for person in people:
        expect(person.page.locator("#ending")).to_be_visible()
        assert violations(person.page) == []
    old = anna.table_id
    anna.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("button", name="Accept").click()
    at_the_next_table(people, old)


def test_a_newcomer_sees_three_ways_to_begin(visit: Visits) -> None:
    for size, locale, theme in (({}, "en-GB", "light"), (PHONE, "fr-FR", "dark")):
        newcomer = visit(locale=locale, color_scheme=theme, **size).open()
        page = newcomer.page
        for way in ("button.now", "button.invite", "a.join"):
            expect(page.locator(way)).to_be_in_viewport()
        assert (overhang(page), violations(page)) == (0, [])
        assert not size or too_small(page) == []
        picture(page, f"hall-{'phone' if size else 'wide'}")
        page.locator("a.join").click()
        expect(page.locator("#public-tables")).to_be_in_viewport()
        expect(page.locator("#public-tables")).to_be_focused()
