"""The whole log of an evening on which every secret was used: none of them is in it."""

import json
import logging
import re
import sys
from pathlib import Path

import pytest

from rotonde.server.ops.logs import ClientFaults, JsonLines, TextLines, call_number, discreet, set_up
from tests.cli.admin_command import admin
from tests.server.account_holders import PASSWORD, call, in_store, make_account, sign_in
from tests.server.authenticator import Authenticator
from tests.server.harness import BOT, ME, OPEN, Person, Server
from tests.server.security.scene import CHANNELS

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
        remaining = [text for table, columns in STORED.items() for text in stored(server, table, columns)]
        server.stop()
        log = server.log()
    key = (tmp_path / "data" / "key").read_text()
    secrets = {*used, *remaining, key, SETTINGS["ROTONDE_MAIL_PASSWORD"], PASSWORD}
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
    record = logging.makeLogRecord({"msg": "call", "levelname": "INFO", "path": "/a\x1b[2J é", "name": "x"})
    token = call_number.set("abc")
    try:
        told = json.loads(JsonLines().format(record))
        shown = TextLines().format(record)
    finally:
        call_number.reset(token)
    assert (told["message"], told["call"], told["path"]) == ("call", "abc", "/a\x1b[2J é")
    assert shown.endswith(r"info    call call=abc path=/a\u001b[2J é"), (
        "nothing in it moves a terminal's cursor"
    )


OBEYED = "".join(map(chr, (*range(32), *range(0x7F, 0xA0))))  # C0, delete, C1
UNSEEN = "\u200e\u202e\u2066\u2028\u2029\ufeff\U000e0041"  # turns of direction, breaks, tags


@pytest.mark.parametrize("kind", [JsonLines, TextLines])
def test_no_line_has_what_a_terminal_obeys(kind: type[logging.Formatter]) -> None:
    """Wherever it comes from: a path, a name, a message, the words of an exception."""
    try:
        raise ValueError(f"x{OBEYED}{UNSEEN}\n12:00:00 info    call path=/forged")
    except ValueError:
        trace = sys.exc_info()
    facts = {"msg": OBEYED, "levelname": "INFO", "path": UNSEEN, OBEYED: "é", "exc_info": trace}
    shown = kind().format(logging.makeLogRecord(facts))
    lines = shown.split("\n")
    assert [line for line in lines if not line.isprintable()] == []
    assert "é" in shown, "letters are left as they are"
    assert [line for line in lines[1:] if not line.startswith("    ")] == [], "no line is forged"
    if kind is JsonLines:
        told = json.loads(shown)
        assert (told["message"], told["path"], told[OBEYED]) == (OBEYED, UNSEEN, "é")


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


def lines_of(*records: logging.LogRecord) -> list[dict[str, object]]:
    bounded = ClientFaults(rate=0, burst=3)
    return [json.loads(JsonLines().format(each)) for each in records if bounded.filter(each)]


def record_of(text: str, **fields: object) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": text, **fields})


def test_lines_that_anybody_can_cause_are_bounded_and_others_are_not() -> None:
    refused = [record_of("call", status=429), record_of("call", status=404)] * 5
    faults = [record_of("Invalid HTTP request received.")] * 5
    ours = [record_of("call", status=500), record_of("call", status=200), record_of("cannot sweep")] * 5
    assert len(lines_of(*refused, *faults)) == 3
    assert len(lines_of(*faults, *ours)) == 3 + len(ours)


def test_lines_that_were_left_out_are_counted() -> None:
    bounded = ClientFaults(rate=0, burst=2)
    bounded._left_out = 7
    after = record_of("call", status=429)
    assert bounded.filter(after)
    assert json.loads(JsonLines().format(after))["left_out"] == 7
    again = record_of("call", status=429, created=after.created)
    assert bounded.filter(again)
    assert "left_out" not in json.loads(JsonLines().format(again))


def test_text_that_is_none_leaves_one_line_without_a_trace(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as anna:
        table = str(anna.open_table(ME, ME)["table"]["id"])
        with anna.live(table) as live:
            live.socket.send(b"\xff", text=True)
            live.hear_end()
        server.stop()
        lines = [json.loads(each) for each in server.log().splitlines()]
    (line,) = [each for each in lines if "UTF-8" in each["message"]]
    assert "trace" not in line
