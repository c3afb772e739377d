"""Sounds of a table: none before the page is touched, one press silences them, and that is remembered."""

from playwright.sync_api import Page, expect

from tests.browser.playback import open_table
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

# Every sound that begins is counted; only real presses count as a touch, not the driver's own calls.
LISTEN = """
window.heard = 0
const touch = { hasBeenActive: false }
Object.defineProperty(navigator, 'userActivation', { value: touch })
const touched = () => (touch.hasBeenActive = true)
for (const press of ['keydown', 'pointerdown']) addEventListener(press, touched, true)
for (const source of [OscillatorNode, AudioBufferSourceNode]) {
  const start = source.prototype.start
  source.prototype.start = function (...at) { window.heard++; return start.apply(this, at) }
}
"""
RESTS = ".table[data-busy=false]"


def listening(visit: Visits, server: Server, **wishes: object) -> Visitor:
    anna = visit(**wishes)
    anna.page.add_init_script(LISTEN)
    open_table(anna, server, "wurfel")
    return anna


def throw(anna: Visitor) -> None:
    n = anna.n()
    anna.page.keyboard.press("t")
    anna.wait_after(n)
    expect(anna.page.locator(RESTS)).to_have_count(1)


def heard(page: Page) -> int:
    return int(page.evaluate("window.heard"))


def test_dice_are_heard_after_the_first_touch(visit: Visits, server: Server) -> None:
    anna = listening(visit, server)
    expect(anna.page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "true")
    assert heard(anna.page) == 0
    throw(anna)
    anna.page.wait_for_function("window.heard > 0")


def test_one_press_silences_and_is_remembered(visit: Visits, server: Server) -> None:
    anna = listening(visit, server)
    page = anna.page
    button = page.get_by_role("button", name="Sounds")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    throw(anna)
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    throw(anna)
    assert heard(page) == 0


def test_a_phone_has_the_press_in_the_menu(visit: Visits, server: Server) -> None:
    page = listening(visit, server, width=390, height=844).page
    page.get_by_role("button", name="At this table").click()
    button = page.get_by_role("dialog").get_by_role("button", name="Sounds")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
