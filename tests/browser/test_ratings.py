"""Ratings: a page for everyone, leaderboards, on wide screens and telephones."""

from playwright.sync_api import expect

from tests.browser.account_page import asked, fresh, is_fit, with_account
from tests.browser.page_checks import picture
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Message

NOVICE = {"kind": "bot", "level": "novice"}
ME = {"kind": "me"}


def lose(visitor: Visitor, game: str, *seats: Message) -> None:
    """Gives a game up, for all of one's seats."""
    table = asked(visitor, "/api/tables", {"game": game, "seats": list(seats), "access": "public"})["table"]
    for seat in [each["seat"] for each in table["seats"] if each["mine"]]:
        asked(visitor, f"/api/tables/{table['id']}/resign", {"seat": seat})


def counted(visitor: Visitor, games: int) -> None:
    """Waits until as many games are counted for this person: a moment after their end."""
    told: Message = {"chapters": []}
    while sum(each["games"] for each in told["chapters"]) < games:
        told = dict(visitor.page.request.get(f"{visitor.url}/api/me/results").json())


def test_results_are_drawn_and_lead_to_the_leaderboard_and_the_replay(visit: Visits) -> None:
    name = fresh("Anna")
    anna = with_account(visit(), name)
    for _ in range(3):
        lose(anna, "wurfel", ME, NOVICE)
    lose(anna, "convoi", ME, ME)
    counted(anna, 4)
    page = anna.open("/me").page
    page.get_by_role("link", name="My results").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("img", name="Rating after each of 3 games")).to_be_visible()
    expect(page.get_by_text("provisional")).to_be_visible()
    expect(page.get_by_text("0 of 3")).to_be_visible()
    expect(page.get_by_text("Usual rules")).to_be_visible()
    is_fit(page)
    picture(page, "person")
    page.locator("section", has_text="Würfel Express").get_by_role("link", name="Leaderboard").click()
    mine = page.locator("tr.me")
    expect(mine).to_contain_text(name)
    expect(page.get_by_role("row").filter(has_text="bot, novice")).to_be_visible()
    is_fit(page)
    picture(page, "leaderboard")
    page.locator("label").filter(has_text="Convoi Express").click()
    expect(page.get_by_text("all win or lose together")).to_be_visible()
    expect(page.get_by_text("0 of 1").first).to_be_visible()
    is_fit(page)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".wurfel, .convoi").first).to_be_visible()


def test_on_a_telephone_in_french_at_night(visit: Visits) -> None:
    name = fresh("Zoé")
    zoe = with_account(visit(width=390, height=844, locale="fr-FR", color_scheme="dark"), name)
    lose(zoe, "wurfel", ME, NOVICE, NOVICE)
    counted(zoe, 1)
    guest = visit(width=390, height=844, locale="fr-FR")
    page = guest.open(f"/people/{name}").page
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_text("pas gagnée")).to_be_visible()
    is_fit(page)
    page.goto(f"{guest.url}/me/results")
    expect(page.get_by_role("link", name="Créer un compte")).to_be_visible()
    board = zoe.open("/standing/wurfel?seats=3").page
    expect(board.locator("tr.me")).to_contain_text(name)
    is_fit(board)
    picture(board, "phone-leaderboard")
    zoe.open("/me/results")
    expect(board.get_by_role("img")).to_be_visible()
    is_fit(board)
    picture(board, "phone-person")


def test_somebody_who_is_not_there(visit: Visits) -> None:
    page = visit().open("/people/Nobody%20at%20all").page
    expect(page.get_by_role("alert")).to_contain_text("Nobody here has an account")
