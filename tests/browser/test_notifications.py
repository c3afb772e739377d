"""Notifications: the dialog of channels, a push that the browser's own keys open, the links of a mail."""

import json
import re
from collections.abc import Iterator

import browser as chromium
import pytest
from playwright import sync_api as playwright
from playwright.sync_api import Page, Playwright, expect

from tests.browser.fixtures import launched
from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import BOT, ME, Server, eager
from tests.server.notifications.receivers import Browser, Mail, Web, settings_with

SUBSCRIBED = """
const made = {{ endpoint: '{url}', keys: {keys} }}
const subscription = {{ endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => true }}
let there = false
PushManager.prototype.subscribe = async (wish) => {{ there = true; window.asked = wish; return subscription }}
PushManager.prototype.getSubscription = async () => (there ? subscription : null)
"""
# What is shown, once something is; a function that is awaited would count as true at once.
REGISTERED = """async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    while (active.state !== 'activated') {
        await new Promise((changed) => active.addEventListener('statechange', changed, { once: true }))
    }
}"""
NOTIFIED = """async () => {
    const worker = await navigator.serviceWorker.ready
    for (const end = performance.now() + 10000; performance.now() < end; ) {
        const all = await worker.getNotifications()
        if (all.length) return all.map((each) => [each.title, each.body, each.tag])
        await new Promise(requestAnimationFrame)
    }
    return []
}"""


@pytest.fixture(scope="module")
def the_browser(driver: Playwright) -> Iterator[playwright.Browser]:
    """A whole one: the light one shows no notifications."""
    yield from launched(driver, chromium.find())


@pytest.fixture(scope="module")
def mail() -> Iterator[Mail]:
    with Mail() as running:
        yield running


@pytest.fixture(scope="module")
def web() -> Iterator[Web]:
    with Web() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail: Mail) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("told") / "data", settings_with(mail)) as running:
        yield running


def dialog(visitor: Visitor) -> Page:
    visitor.open().page.locator(".tools button").last.click()
    visitor.page.locator("[data-notices]").click()
    expect(visitor.page.get_by_role("dialog").get_by_role("switch").last).to_be_visible()
    return visitor.page


def test_push_is_switched_on_tested_and_reaches_this_browser_alone(
    visit: Visits, house: Server, web: Web
) -> None:
    browser, anna = Browser(), visit(house.url)
    anna.page.context.grant_permissions(["notifications"], origin=house.url)
    anna.page.add_init_script(SUBSCRIBED.format(url=f"{web.url}/push", keys=json.dumps(browser.keys())))
    page = dialog(anna)
    page.get_by_role("switch", name="Also when the page is closed").check(force=True)
    row = page.locator("[data-channel=push]")
    expect(row).to_contain_text("this browser")
    assert page.evaluate("window.asked.userVisibleOnly") is True
    assert (overhang(page), violations(page)) == (0, [])
    row.get_by_role("button", name="Test").click()
    expect(row).to_contain_text("on its way")
    picture(page, "wide-notices")
    assert browser.read(web.next().body)["title"] == "Rotonde reaches you"
    page.get_by_role("switch", name="Also when the page is closed").uncheck(force=True)
    expect(row).to_have_count(0)


def test_the_service_worker_shows_what_is_pushed(visit: Visits, house: Server) -> None:
    anna = visit(house.url).open()
    page = anna.page
    page.context.grant_permissions(["notifications"], origin=house.url)
    protocol = page.context.new_cdp_session(page)
    known: list[str] = []
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    protocol.send("ServiceWorker.enable")
    page.evaluate(REGISTERED)
    said = {"title": "Your turn", "body": "With Ben", "tag": "turn-x", "url": "/t/x"}
    while not known:
        page.evaluate("new Promise(requestAnimationFrame)")
    push = {"origin": house.url, "registrationId": known[-1], "data": json.dumps(said)}
    shown: object = []
    for _ in range(
        3
    ):  # nobody says whether it was delivered; what is pushed again with its tag is shown once
        protocol.send("ServiceWorker.deliverPushMessage", push)
        shown = shown or page.evaluate(NOTIFIED)
    assert shown == page.evaluate(NOTIFIED) == [["Your turn", "With Ben", "turn-x"]]


def test_on_a_phone_mail_is_confirmed_kept_quiet_and_ended(visit: Visits, house: Server, mail: Mail) -> None:
    anna = visit(house.url, width=390, height=844, locale="fr-FR", timezone_id="Europe/Paris")
    page = dialog(anna)
    page.get_by_label("Adresse de courriel").fill("anna@example.org")
    page.get_by_label("Adresse de courriel").press("Enter")
    row = page.locator("[data-channel=mail]")
    expect(row).to_contain_text("attend le lien")
    page.get_by_role("switch", name="Heures calmes").check(force=True)
    expect(page.get_by_label("de", exact=True)).to_have_value("22:00")
    expect(page.get_by_role("dialog")).to_contain_text("Europe/Paris")
    assert (overhang(page), violations(page), too_small(page)) == (0, [], [])
    picture(page, "phone-notices-fr")
    letter = mail.next()
    assert letter["Subject"] == "Rotonde\xa0: est-ce votre adresse\xa0?"
    found = re.search(r"https://rotonde.example(/notices/confirm/\S+)", letter.get_content())
    assert found is not None
    anna.open(found.group(1))
    page.get_by_role("button", name="Oui, c’est mon adresse").click()
    expect(page.get_by_text("Désormais, on vous prévient ici.")).to_be_visible()
    assert violations(page) == []
    picture(page, "phone-notices-link")
    page = dialog(anna)
    expect(page.locator("[data-channel=mail]")).not_to_contain_text("attend le lien")
    page.locator("[data-channel=mail]").get_by_role("button", name="Enlever").click()
    expect(page.locator("[data-channel=mail]")).to_have_count(0)


def test_a_hook_is_added_and_a_wrong_one_is_named(visit: Visits, house: Server, web: Web) -> None:
    anna = visit(house.url, color_scheme="dark")
    page = dialog(anna)
    page.get_by_text("By web hook").click()
    page.get_by_label("Address of the hook").fill("ftp://example.org/x")
    page.get_by_label("Address of the hook").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("cannot reach you there")
    page.get_by_label("Address of the hook").fill(f"{web.url}/hook")
    page.get_by_label("Address of the hook").press("Enter")
    expect(page.locator("[data-channel=hook]")).to_contain_text("Secret")
    assert violations(page) == []
    picture(page, "wide-notices-night")
    body = {"game": "wurfel", "seats": [ME, BOT]}  # she is not at the table when her turn comes
    opened = page.request.post(f"{anna.url}/api/tables", data=body).json()["table"]
    assert json.loads(web.next().body)["table"] == opened["id"]


def test_where_there_is_no_https_the_page_says_why_push_is_off(visit: Visits) -> None:
    anna = visit()
    anna.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page = dialog(anna)
    expect(page.locator("[data-hindrance=insecure]")).to_contain_text("HTTPS")
    expect(page.get_by_role("dialog")).to_contain_text("This server sends no e-mail")


def test_a_page_in_the_background_says_that_it_is_my_turn(visit: Visits) -> None:
    anna, ben = visit(), visit()
    anna.page.context.grant_permissions(["notifications"], origin=anna.url)
    anna.page.add_init_script(
        "window.shown = []; window.Notification = class { static permission = 'granted';"
        " constructor(title, more) { window.shown.push([title, more.tag]) } }"
    )
    page = dialog(anna)
    page.get_by_role("switch", name="While the page is open").check(force=True)
    anna.set_table("me", "open")
    ben.page.goto(page.get_by_label("Invitation link").input_value())
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    ben.page.get_by_role("button", name="Sit down").click()
    for each in (anna, ben):
        each.at_table()
    while not anna.state()["legal"]:
        state = ben.state()
        ben.act(state, eager(state))
    page.wait_for_function("() => window.shown.length > 0")
    assert page.evaluate("window.shown[0][1]") == f"turn-{anna.table_id}"
    expect(page).to_have_title(re.compile("^● "))
