"""A person at the page, who does only what a person can: look, point, click, type."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

DECIDING = ".cell.lit, button.piece.lit, .actions .button:enabled, #ending"
FREE_COLOURS = ".column:not(.owned) button.head"
LONG = 4
EXPECTED = ("status of 4", "WebSocket", "ERR_CONNECTION", "ERR_INTERNET")  # refusals, and lines that were cut
ENOUGH = 2  # strips that one could give up without giving any up

PATIENCE = 60_000  # milliseconds after which what never comes fails the test
expect.set_options(timeout=PATIENCE)


class Visit:
    """One context of the browser, with what was complained about in it."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        self.complaints: list[str] = []
        still = wishes.pop("motion", "reduce")
        size = ViewportSize(width=wishes.pop("width", 1440), height=wishes.pop("height", 900))
        toured = wishes.pop("toured", True)
        self._context = browser.new_context(
            viewport=size, reduced_motion=still, locale=wishes.pop("locale", "en-GB"), **wishes
        )
        self._context.set_default_timeout(PATIENCE)
        if toured:
            self._context.add_init_script("localStorage.setItem('rotonde.tour.wurfel', 'done')")
        page = self._context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        self.visitor = Visitor(page, url)

    def _hear(self, message: Any) -> None:
        expected = any(each in message.text for each in EXPECTED)
        if message.type == "error" and not expected:
            self.complaints.append(message.text)

    def end(self) -> None:
        self._context.close()
        assert self.complaints == []


class Visitor:
    """Plays by mouse, through the board."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def open(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        return self

    def choose_game(self, title: str = "Würfel Express") -> "Visitor":
        """Opens a game's sheet from the hall."""
        self.open()
        self.page.locator("a.card").filter(has=self.page.get_by_text(title, exact=True)).click()
        expect(self.page.locator("#game-title")).to_have_text(title)
        return self

    def play_now(self) -> "Visitor":
        self.choose_game()
        self.page.locator("button.now").click()
        self.at_table()
        return self

    def set_table(self, *sitters: str, access: str = "", game: str = "Würfel Express") -> "Visitor":
        """Opens a table by the lobby's form: `me`, `open` or `bot:level` for each seat."""
        self.choose_game(game)
        self.page.locator("form.setup label").filter(has_text=str(len(sitters))).first.click()
        for seat, sitter in enumerate(sitters):
            self.page.locator("form.setup li select").nth(seat).select_option(sitter)
        if access:
            self.page.locator("form.setup label").filter(has_text=access).click()
        self.page.locator("form.setup button.primary").click()
        return self

    @property
    def table_id(self) -> str:
        self.page.wait_for_url("**/t/*")
        return self.page.url.split("/t/")[1].split("?")[0]

    def state(self) -> dict[str, Any]:
        """The state message of the open table, for this person."""
        return dict(self.page.request.get(f"{self.url}/api/tables/{self.table_id}/state").json())

    def act(self, state: dict[str, Any], action: str) -> None:
        """Takes an action without the board, for what is not the point of a test."""
        body = {"seat": state["seat"], "n": state["n"], "action": action}
        answer = self.page.request.post(f"{self.url}/api/tables/{self.table_id}/actions", data=body)
        assert answer.ok, answer.text()

    def at_table(self) -> None:
        expect(self.board).to_be_visible()

    @property
    def board(self) -> Locator:
        return self.page.locator(".table .wurfel")  # the hall has a picture of it

    @property
    def asked(self) -> Locator:
        """Text of the status bar."""
        return self.page.locator(".status-bar [role=status]")

    def n(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-n") or 0)

    def is_over(self) -> bool:
        return self.page.locator("#ending").count() > 0

    def has_choice(self) -> bool:
        return self.page.locator(DECIDING).count() > 0

    def wait_for_choice(self) -> None:
        self.page.wait_for_selector(DECIDING)

    def wait_after(self, n: int) -> None:
        """Waits until the game has moved on from `n`."""
        self.page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=n)

    def decide(self) -> None:
        """One decision: take what shines, stop at a long strip, else keep one colour and throw the rest."""
        n = self.n()
        shining = self.page.locator(".cell.lit, button.piece.lit")
        if shining.count():
            shining.last.click()  # the supply stands after the tracks
        elif self.page.locator(".place.open").count() == 0:
            self.give_up_some()
            self.page.locator(".actions .button").first.click()
        elif self.shows_enough():
            self.stop_button().click()
        else:
            self.keep_most()
            self.page.locator(".actions .button.primary").click()
        self.wait_after(n)

    def give_up_some(self) -> None:
        """Gives up two of many strips, so that their colours can be taken again."""
        if self.page.locator(".actions .give").count() > ENOUGH:
            self.page.locator(".actions .give").nth(1).click()
            expect(self.page.locator(".piece.given")).to_have_count(2)

    def stop_button(self) -> Locator:
        return self.page.locator(".actions .button").last

    def shown(self) -> list[int]:
        """Number of dice of each colour that could still be used."""
        return [int(text.rsplit("×", 1)[1]) for text in self.page.locator(FREE_COLOURS).all_inner_texts()]

    def shows_enough(self) -> bool:
        return max(self.shown(), default=0) >= LONG

    def keep_most(self) -> None:
        """Keeps the dice of the colour that shows most, by its button above the supply; Esc puts back."""
        shown = self.shown()
        self.page.keyboard.press("Escape")
        if max(shown, default=0) > 0:
            self.page.locator(FREE_COLOURS).nth(shown.index(max(shown))).click()
        expect(self.page.locator(".place.kept")).to_have_count(max(shown, default=0))

    def play_to_the_end(self, limit: int = 400) -> None:
        for _ in range(limit):
            self.wait_for_choice()
            if self.is_over():
                return
            self.decide()
        raise AssertionError("the game does not end")


Visits = Callable[..., Visitor]  # brings people to the page
