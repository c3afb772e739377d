"""The whole log of an evening on which every secret was used: none of them is in it."""

import json
import logging
import re
from pathlib import Path

import pytest

from rotonde.server.logs import JsonLines, TextLines, call_number, discreet, set_up
from tests.cli.test_admin import admin
from tests.server.authenticator import Authenticator
from tests.server.guard.scene import CHANNELS
from tests.server.harness import BOT, ME, OPEN, Person, Server
from tests.server.members import PASSWORD, call, in_store, make_account, sign_in

SETTINGS = {
    "ROTONDE_HOOKS": "any",
    "ROTONDE_MAIL_SERVER": "127.0.0.1:1",
    "ROTONDE_MAIL_SECURITY": "none",
    "ROTONDE_MAIL_USER": "postmaster",
    "ROTONDE_MAIL_PASSWORD": "the mail's own password",
    "ROTONDE_MAIL_FROM": "rotonde@example.org",
    "ROTONDE_SITE": "https://rotonde.example",
}
STORED = {
    "game_table": ("seed", "invitation"),
    "seat": ("secret_hash",),
    "session": ("id",),
    "token": ("id",),
    "account": ("password",),
    "recovery": ("code",),
    "channel": ("id", "secret", "address"),
    "pass": ("id",),
}


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_is_in_the_log(tmp_path: Path, form: str) -> None:
    settings = {**SETTINGS, "ROTONDE_LOG_FORM": form}
    with Server(tmp_path / "data", settings) as server, Person(server) as anna, Person(server) as ben:
        used = [anna.cookie, ben.cookie]
        used += play(anna, ben)
        used += come_and_go(server, anna, ben)
        used += be_told(anna)
        kept = [text for table, columns in STORED.items() for text in stored(server, table, columns)]
        server.stop()
        log = server.log()
    key = (tmp_path / "data" / "key").read_text()
    secrets = {*used, *kept, key, SETTINGS["ROTONDE_MAIL_PASSWORD"], PASSWORD}
    secrets |= {part for cookie in used if "." in cookie for part in cookie.split(".") if len(part) > 24}
    assert [each for each in secrets if each and each in log] == []
    assert len(log.splitlines()) > 20
    if form == "json":
        calls = [json.loads(line) for line in log.splitlines()]
        assert all(line["call"] for line in calls if line["message"] == "call")


def play(anna: Person, ben: Person) -> list[str]:
    """Invitations and seats' secrets, in headers, addresses and bodies, right and wrong."""
    seated = anna.open_table(ME, OPEN, BOT)
    table, invitation = seated["table"]["id"], seated["table"]["invitation"]
    ben.http.get(f"/t/{table}?invitation={invitation}")
    ben.http.get(f"/api/tables/{table}?invitation={invitation}")
    joined = ben.post(f"/api/tables/{table}/join", {"invitation": invitation})
    secrets = [str(seated["secrets"]["0"]), str(joined["secrets"]["1"])]
    with Person(anna.server, secret=secrets[0]) as program:
        program.state(table)
        program.http.get(f"/api/tables/{table}/state?seat=wrong&secret={secrets[0]}")
        program.http.get(f"/{secrets[0]}/{secrets[1]}")
    for there in (table, "0123456789ab"):
        with anna.live(there, f"?secret={secrets[1]}") as live:
            live.hear()
    return secrets


def come_and_go(server: Server, anna: Person, ben: Person) -> list[str]:
    """Passwords, recovery codes, a host's link and a passkey, right and wrong."""
    told = make_account(anna, "Anna")
    codes, first = list(told["codes"]), anna.cookie
    sign_in(ben, "Anna", "a wrong password", 403)
    ben.post("/api/account/recover", {"name": "Anna", "code": codes[0], "password": PASSWORD})
    token = re.search(r"#(\S+)", admin(server, "reset", "Anna"))
    assert token is not None
    anna.post("/api/account/reset", {"token": token[1], "password": PASSWORD})
    key = Authenticator(server.url)
    question = anna.post("/api/account/passkeys/ask", {"what": "make"})
    anna.post("/api/account/passkeys", {"passkey": key.make(question)})
    bot = str(anna.post("/api/account/tokens", {"title": "bot"})["token"])
    for given in (bot, f"{bot}x"):
        ben.http.get("/api/me", headers={"Authorization": f"Bearer {given}"})
    device = anna.get("/api/account")["devices"][0]["id"]
    call(anna, "DELETE", f"/api/account/devices/{'x' * 64}", status=404)
    return [
        *codes,
        token[1],
        bot,
        first,
        ben.cookie,
        anna.cookie,
        device,
        str(question["challenge"]),
        "a wrong password",
    ]


def be_told(anna: Person) -> list[str]:
    """Channels that cannot be reached, and the links in their mails."""
    for kind, address in (("hook", "http://127.0.0.1:1/of-annas-own"), ("mail", "anna@example.org")):
        channels = anna.post(CHANNELS, {"kind": kind, "address": address})["channels"]
    for each in channels:
        anna.http.post(f"{CHANNELS}/{each['id']}/test")
    secret = stored(anna.server, "channel", ("secret",))
    for each in secret:
        anna.http.get(f"/notices/confirm/{each}")
        anna.http.post(f"/api/notices/confirm/{each}")
    anna.http.post(f"/api/notices/stop/{channels[0]['id']}")
    return [*secret, *(str(each["id"]) for each in channels)]


def stored(server: Server, table: str, columns: tuple[str, ...]) -> list[str]:
    rows = in_store(server, f"SELECT {', '.join(columns)} FROM {table}")
    return [str(text) for row in rows for text in row]


def test_paths_are_shown_without_what_could_be_a_secret() -> None:
    assert discreet("/api/tables/0123456789ab/actions") == "/api/tables/0123456789ab/actions"
    assert discreet("/api/notices/confirm/" + "x" * 32) == "/api/notices/confirm/…"


def test_a_line_for_programs_and_one_for_people() -> None:
    record = logging.makeLogRecord({"msg": "call", "levelname": "INFO", "path": "/a\x1b[2J", "name": "x"})
    token = call_number.set("abc")
    try:
        told = json.loads(JsonLines().format(record))
        shown = TextLines().format(record)
    finally:
        call_number.reset(token)
    assert (told["message"], told["call"], told["path"]) == ("call", "abc", "/a\x1b[2J")
    assert shown.endswith("info    call call=abc path=/a�[2J"), "nothing in it moves a terminal's cursor"


@pytest.mark.parametrize(("form", "kind"), [("", JsonLines), ("json", JsonLines), ("text", TextLines)])
def test_the_form_is_the_hosts_choice(form: str, kind: type[logging.Formatter]) -> None:
    root, handlers, level = logging.getLogger(), logging.getLogger().handlers, logging.getLogger().level
    ours = logging.getLogger("rotonde").level
    try:
        set_up("error", form)
        assert type(root.handlers[0].formatter) is kind
    finally:
        root.handlers = handlers
        root.setLevel(level)
        logging.getLogger("rotonde").setLevel(ours)
