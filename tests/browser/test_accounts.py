"""A guest makes an account, comes back elsewhere, by every key there is, and leaves again."""

import asyncio
import io
import re
import zipfile
from concurrent.futures import ThreadPoolExecutor

import httpx
from playwright.sync_api import Page, expect

from rotonde.server.accounts.reset import reset_path
from rotonde.server.storage.store import SqlStore
from tests.browser.account_page import PASSWORD, fresh, is_fit
from tests.browser.page_checks import picture
from tests.browser.visitor import Visitor, Visits
from tests.server.account_holders import in_store
from tests.server.harness import Server


def make(visitor: Visitor, name: str) -> list[str]:
    """Makes an account by the form, and keeps the codes that are shown."""
    visitor.open("/me")
    form = visitor.page.locator("form", has=visitor.page.locator("#make"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_role("button", name="Create account").click()
    expect(visitor.page.locator("code")).to_have_count(10)
    codes = visitor.page.locator("code").all_inner_texts()
    visitor.page.get_by_role("button", name="I have kept them").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(name)
    return codes


def enter(page: Page, name: str, password: str = PASSWORD) -> None:
    form = page.locator("form", has=page.locator("#sign-in"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password", exact=True).fill(password)
    form.get_by_role("button", name="Sign in", exact=True).click()


def test_a_guest_makes_an_account_and_finds_the_table_in_another_browser(visit: Visits) -> None:
    anna, phone = visit(), visit(width=390, height=844, locale="fr-FR", color_scheme="dark")
    anna.set_table("me", "open")
    table = anna.table_id
    anna.open("/me")
    expect(anna.page.locator("#make")).to_be_visible()
    picture(anna.page, "account-guest")
    is_fit(anna.page)
    name = fresh("Anna")
    make(anna, name)
    picture(anna.page, "account-owner")
    is_fit(anna.page)
    anna.open()
    expect(anna.page.locator(f"a[href='/t/{table}']")).to_be_visible()

    phone.open("/me")
    expect(phone.page.locator("#sign-in")).to_be_visible()
    is_fit(phone.page)
    picture(phone.page, "phone-account-guest")
    form = phone.page.locator("form", has=phone.page.locator("#sign-in"))
    form.get_by_label("Nom").fill(name)
    form.get_by_label("Mot de passe", exact=True).fill("un autre")
    form.get_by_role("button", name="Se connecter", exact=True).click()
    expect(phone.page.get_by_role("alert")).to_contain_text("ne vont pas ensemble")
    form.get_by_label("Mot de passe", exact=True).fill(PASSWORD)
    form.get_by_role("button", name="Se connecter", exact=True).click()
    expect(phone.page.locator("#devices")).to_be_visible()
    is_fit(phone.page)
    picture(phone.page, "phone-account-owner")
    phone.open()
    expect(phone.page.locator(f"a[href='/t/{table}']")).to_be_visible()

    anna.open("/me")
    anna.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(anna.page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    phone.open("/me")
    expect(phone.page.locator("#sign-in")).to_be_visible()


def test_a_browser_brings_its_table_along(visit: Visits) -> None:
    anna, tablet, name = visit(), visit(), fresh("Anna")
    make(anna, name)
    tablet.set_table("me", "open")
    table = tablet.table_id
    tablet.open("/me")
    expect(tablet.page.get_by_text("Take along the table of this browser")).to_be_visible()
    enter(tablet.page, name)
    expect(tablet.page.get_by_role("heading", level=1)).to_have_text(name)
    anna.open()
    expect(anna.page.locator(f"a[href='/t/{table}']")).to_be_visible()


def test_a_passkey_opens_without_a_name(visit: Visits, server: Server) -> None:
    url = server.url.replace("127.0.0.1", "localhost")
    anna = visit(url)
    cdp = anna.page.context.new_cdp_session(anna.page)
    cdp.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    cdp.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    name = fresh("Zoé")
    anna.open("/me")
    anna.page.locator("#make-name").fill(name)
    anna.page.get_by_role("button", name="Create one with a passkey").click()
    anna.page.get_by_role("button", name="I have kept them").click()
    expect(anna.page.get_by_text("none: you enter by passkey")).to_be_visible()
    anna.page.get_by_role("button", name=re.compile("^Remove")).click()
    expect(anna.page.get_by_role("alert")).to_contain_text("your only way in")
    anna.page.get_by_role("button", name="Sign out", exact=True).click()
    anna.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(name)
    in_store(server, "UPDATE session SET proved = 0")
    anna.page.get_by_role("button", name="Make ten new codes").click()
    is_fit(anna.page)
    picture(anna.page, "account-prove")
    anna.page.get_by_role("button", name="Show a passkey").click()
    expect(anna.page.locator("code")).to_have_count(10)


def test_where_there_can_be_no_passkey_the_page_says_why(visit: Visits) -> None:
    anna = visit().open("/me")
    expect(anna.page.get_by_text("this address is a number").first).to_be_visible()


def test_with_a_new_password_the_other_devices_are_signed_out(visit: Visits) -> None:
    anna, phone, name = visit(), visit(), fresh("Anna")
    make(anna, name)
    phone.open("/me")
    enter(phone.page, name)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(name)
    anna.page.get_by_role("button", name="Change the password").click()
    anna.page.get_by_label("New password").fill("another train at noon")
    expect(anna.page.get_by_label("Sign out my other devices")).to_be_checked()
    is_fit(anna.page)
    anna.page.get_by_role("button", name="Save", exact=True).last.click()
    expect(anna.page.get_by_text("Changed.")).to_be_visible()
    phone.open("/me")
    expect(phone.page.locator("#sign-in")).to_be_visible()


def test_a_recovery_code_leads_back(visit: Visits) -> None:
    anna, elsewhere, name = visit(), visit(), fresh("Anna")
    codes = make(anna, name)
    elsewhere.open("/me").page.get_by_role("button", name="Forgot password").click()
    page = elsewhere.page
    page.get_by_label("Name").fill(name)
    page.locator("#lost-code").fill(codes[0])
    page.get_by_label("New password").fill("another train at noon")
    is_fit(page)
    page.get_by_role("button", name="Set new password").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_text("9 codes are left")).to_be_visible()


def test_the_link_of_the_host_leads_back_too(visit: Visits, server: Server) -> None:
    async def link() -> str | None:
        store = SqlStore(server.data / "rotonde.sqlite")
        try:
            return await reset_path(store, name)
        finally:
            await store.close()

    anna, elsewhere, name = visit(), visit(), fresh("Anna")
    make(anna, name)
    # Playwright has a loop of its own in this thread, so another thread asks.
    path = ThreadPoolExecutor(1).submit(lambda: asyncio.run(link())).result()
    page = elsewhere.open(str(path)).page
    page.get_by_role("textbox", name="New password").fill("another train at noon")
    is_fit(page)
    page.get_by_role("button", name="Set new password").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page).to_have_url(f"{elsewhere.url}/me")


def test_all_is_taken_along_and_then_erased(visit: Visits) -> None:
    anna, ben, name = visit(), visit(), fresh("Karenina")
    make(anna, name)
    anna.set_table("me", "open")
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    ben.at_table()
    expect(ben.page.locator(".player-badge").filter(has_text=name)).to_be_visible()
    anna.open("/me")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download my data").click()
    archive = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    assert name in archive.read("me.json").decode()
    anna.page.get_by_role("button", name="Delete my account").click()
    is_fit(anna.page)
    anna.page.get_by_role("button", name="Delete everything now").click()
    expect(anna.page.get_by_role("status")).to_contain_text("All gone")
    expect(ben.page.locator("#ending")).to_be_visible()
    expect(ben.page.locator(".player-badge").filter(has_text=name)).to_have_count(0)
    anna.open("/me")
    enter(anna.page, name)
    expect(anna.page.get_by_role("alert")).to_contain_text("do not belong together")


def test_a_bot_gets_a_token_and_loses_it(visit: Visits, server: Server) -> None:
    anna = visit()
    name = fresh("Anna")
    make(anna, name)
    bots = anna.page.get_by_role("region", name="My bots")
    bots.get_by_label("Name of the bot").fill("Dreamer")
    bots.get_by_role("button", name="Make a token").click()
    expect(bots.locator("code")).to_have_text(re.compile("^rotonde_bot_"))
    token = bots.locator("code").inner_text()
    is_fit(anna.page)
    assert me_by(server, token)["name"] == name
    bots.get_by_role("button", name="I have kept it").click()
    expect(bots.locator("code")).to_have_count(0)
    bots.get_by_role("button", name="Revoke: Dreamer").click()
    expect(bots.get_by_text("Dreamer")).to_have_count(0)
    assert me_by(server, token)["error"] == "bad_token"


def me_by(server: Server, token: str) -> dict[str, object]:
    """Identity of a bot by its token."""
    answer = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"}, timeout=60)
    return dict(answer.json())
