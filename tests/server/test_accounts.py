"""A guest becomes an account and loses nothing; devices come and go; guessing is slow."""

from pathlib import Path

import pytest

from rotonde.server.accounts.devices import Device, Devices
from rotonde.server.accounts.store import AccountRow, SessionRow
from rotonde.server.storage.contract import Conflict
from rotonde.server.storage.store import SqlStore
from tests.server.account_holders import PASSWORD, call, fresh_name, guest_of, in_store, make_account, sign_in
from tests.server.harness import ME, OPEN, Message, Person, Server
from tests.server.refusals import is_shape
from tests.server.stores import with_store


def tables_of(person: Person) -> list[str]:
    return [str(each["id"]) for each in person.list("/api/tables")]


def test_a_guest_becomes_an_account_and_keeps_everything(anna: Person, ben: Person) -> None:
    table = str(anna.open_table(ME, ME)["table"]["id"])
    name, guest, old = fresh_name(), guest_of(anna), anna.cookie
    entered = make_account(anna, name)
    assert (entered["account"]["name"], entered["account"]["password"]) == (name, True)
    assert len(set(entered["codes"])) == 10
    assert (guest_of(anna), tables_of(anna)) == (guest, [table])
    assert anna.get("/api/me") == {"name": name, "account": True}
    with Person(anna.server, cookie=old) as copied:
        assert tables_of(copied) == [], "the plain cookie is good no longer"
    sign_in(ben, name.upper())
    assert tables_of(ben) == [table]
    state = ben.state(table)
    assert ben.act(table, state["seat"], state["n"], state["legal"][0]["action"])["n"] > state["n"]


@pytest.mark.parametrize(
    ("name", "password", "code", "status"),
    [
        ("x", PASSWORD, "bad_name", 422),
        ("a/b", PASSWORD, "bad_name", 422),
        ("x" * 41, PASSWORD, "malformed", 400),
        ("Zoé", "short", "bad_password", 422),
        ("My own name", "MY OWN NAME", "bad_password", 422),
        ("Zoé", "x" * 201, "bad_password", 422),
        ("Zoé", None, "no_key", 422),
    ],
)
def test_an_account_that_cannot_be(
    anna: Person, name: str, password: str | None, code: str, status: int
) -> None:
    assert is_shape(anna.post("/api/account", {"name": name, "password": password}, status), code)
    assert anna.get("/api/account")["account"] is False


def test_no_two_accounts_have_the_same_name(anna: Person, ben: Person) -> None:
    name = fresh_name("Ｚｏé")
    make_account(anna, name)
    taken = {"name": name.lower(), "password": PASSWORD}
    assert is_shape(ben.post("/api/account", taken, 409), "name_taken")
    other = fresh_name("Ben")
    make_account(ben, other)
    assert is_shape(call(ben, "PUT", "/api/me", {"name": name}, 409), "name_taken")
    assert ben.get("/api/me")["name"] == other
    renamed = fresh_name("Benoît")
    assert call(ben, "PUT", "/api/me", {"name": renamed})["name"] == renamed
    with Person(ben.server) as elsewhere:
        assert is_shape(sign_in(elsewhere, other, status=403), "bad_entry")
        assert sign_in(elsewhere, renamed)["account"]["name"] == renamed
    assert is_shape(ben.post("/api/account", taken, 409), "has_account")


def test_nobody_learns_whether_a_name_or_a_password_was_wrong(anna: Person, ben: Person) -> None:
    name = fresh_name()
    make_account(anna, name)
    wrong, unknown = sign_in(ben, name, "not this one", 403), sign_in(ben, "Nobody at all", status=403)
    assert wrong == unknown
    assert is_shape(wrong, "bad_entry")


def test_what_a_browser_has_comes_along_or_waits_there(server: Server) -> None:
    with Person(server) as anna, Person(server) as tablet, Person(server) as phone:
        name = fresh_name()
        make_account(anna, name)
        mine = str(anna.open_table(ME, ME)["table"]["id"])
        others = str(tablet.open_table(ME, ME)["table"]["id"])
        sign_in(tablet, name)
        assert tables_of(tablet) == [mine]
        assert tablet.post("/api/account/sign-out")["account"] is False
        assert tables_of(tablet) == [others], "the tablet's own guest waited"
        found = str(phone.open_table(ME, OPEN)["table"]["id"])
        sign_in(phone, name, bring=True)
        assert set(tables_of(anna)) == {mine, found}
        assert anna.get(f"/api/tables/{found}")["host"] is True
        assert phone.post("/api/account/sign-out")["account"] is False
        phone.get("/api/me")
        assert tables_of(phone) == []


def test_devices_are_listed_and_signed_out(server: Server) -> None:
    with Person(server) as anna, Person(server) as phone, Person(server) as lost:
        name = fresh_name()
        make_account(anna, name)
        table = str(anna.open_table(ME, ME)["table"]["id"])
        phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0"
        sign_in(phone, name)
        sign_in(lost, name)
        devices = anna.get("/api/account")["devices"]
        assert [each["here"] for each in devices].count(True) == 1
        assert "Firefox · Android" in [each["device"] for each in devices]
        with phone.live(table) as live:
            live.hear_type("state")
            one = next(each["id"] for each in devices if "Firefox" in each["device"])
            assert len(call(anna, "DELETE", f"/api/account/devices/{one}")["devices"]) == 2
            live.hear_end()
        assert phone.get("/api/account")["account"] is False
        assert is_shape(call(anna, "DELETE", f"/api/account/devices/{one}", status=404), "unknown_session")
        assert len(call(anna, "DELETE", "/api/account/devices")["devices"]) == 1
        assert lost.get("/api/me")["account"] is False
        assert anna.get("/api/me")["account"] is True


def test_a_device_that_never_came_back_is_signed_out(anna: Person) -> None:
    make_account(anna)
    day = 24 * 3600
    in_store(anna.server, "UPDATE session SET seen = seen - ? WHERE guest = ?", 2 * day, guest_of(anna))
    assert anna.get("/api/me")["account"] is True
    seen = "SELECT seen > strftime('%s') - 100 FROM session WHERE guest = ?"
    assert in_store(anna.server, seen, guest_of(anna)) == [(1,)]
    in_store(anna.server, "UPDATE session SET seen = seen - ? WHERE guest = ?", 201 * day, guest_of(anna))
    assert anna.get("/api/me")["account"] is False


def test_a_password_is_changed_by_whoever_knows_a_key(anna: Person, ben: Person) -> None:
    name, new = fresh_name(), "another train at noon"
    make_account(anna, name)
    in_store(anna.server, "UPDATE session SET proved = proved - 1000 WHERE guest = ?", guest_of(anna))
    assert anna.get("/api/account")["fresh"] is False
    for method, path in (("PUT", "password"), ("POST", "codes"), ("DELETE", "passkeys/x"), ("DELETE", "")):
        body = {"password": new} if method == "PUT" else None
        refused = call(anna, method, f"/api/account/{path}".rstrip("/"), body, 403)
        assert is_shape(refused, "prove_first")
    assert is_shape(anna.post("/api/account/prove", {"password": "wrong"}, 403), "bad_entry")
    assert is_shape(anna.post("/api/account/prove", {}, 403), "bad_entry")
    assert anna.post("/api/account/prove", {"password": PASSWORD})["fresh"] is True
    assert is_shape(call(anna, "PUT", "/api/account/password", {"password": name}, 422), "bad_password")
    call(anna, "PUT", "/api/account/password", {"password": new})
    assert is_shape(sign_in(ben, name, status=403), "bad_entry")
    sign_in(ben, name, new)


@pytest.mark.parametrize("wish", [True, False])
def test_with_a_new_password_the_other_devices_are_signed_out_in_one_step(
    anna: Person, ben: Person, wish: bool
) -> None:
    name, new = fresh_name(), "another train at noon"
    make_account(anna, name)
    table = str(anna.open_table(ME, ME)["table"]["id"])
    sign_in(ben, name)
    with ben.live(table) as live:
        output = call(anna, "PUT", "/api/account/password", {"password": new, "sign_out_others": wish})
        assert sorted(each["here"] for each in output["devices"]) == ([True] if wish else [False, True])
        if wish:
            live.hear_end()
    assert (ben.get("/api/me")["name"] == name, anna.get("/api/me")["name"] == name) == (not wish, True)


def test_password_and_devices_change_both_or_neither(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        for session in ("a", "b"):
            await store.add_session(SessionRow(session, "anna", "", 1, 1, 1))
        with pytest.raises(Conflict):  # there is no account
            await store.set_password("anna", "hash", "a")
        assert len(await store.sessions_of("anna")) == 2
        await store.add_account(AccountRow("anna", "Anna", "", 1), [], None)
        assert await store.set_password("anna", "hash", "a") == ["b"]
        assert [each.id for each in await store.sessions_of("anna")] == ["a"]

    with_store(place, work)


def test_guests_have_no_account_to_change(anna: Person) -> None:
    for method, path in (("POST", "codes"), ("DELETE", "devices"), ("POST", "sign-out")):
        assert is_shape(call(anna, method, f"/api/account/{path}", status=403), "no_account")
    assert is_shape(anna.post("/api/account/prove", {"password": "x"}, 403), "no_account")


def test_a_recovery_code_opens_once(server: Server) -> None:
    with Person(server) as anna, Person(server) as elsewhere:
        name = fresh_name()
        codes = make_account(anna, name)["codes"]
        body = {"name": name, "code": codes[3].upper().replace("-", " "), "password": "quite another one"}
        assert elsewhere.post("/api/account/recover", body)["account"]["codes"] == 9
        assert anna.get("/api/me")["account"] is False, "every other device is signed out"
        assert is_shape(anna.post("/api/account/recover", body, 403), "bad_code")
        nobody = {**body, "name": "Nobody at all"}
        assert is_shape(anna.post("/api/account/recover", nobody, 403), "bad_code")
        assert is_shape(anna.post("/api/account/recover", {**body, "password": "x"}, 422), "bad_password")
        sign_in(anna, name, "quite another one")
        fresh = anna.post("/api/account/codes")
        assert (fresh["account"]["codes"], len(fresh["codes"])) == (10, 10)
        old = {**body, "code": codes[4]}
        assert is_shape(elsewhere.post("/api/account/recover", old, 403), "bad_code")


def test_guessing_is_slow_for_a_name_and_from_an_address(tmp_path: Path) -> None:
    limits = {"ROTONDE_SIGN_IN_RATE": "0", "ROTONDE_SIGN_IN_BURST": "2"}
    with Server(tmp_path / "data", limits) as server, Person(server) as anna, Person(server) as eve:
        codes = make_account(anna, "Anna")["codes"]
        for _ in range(2):
            assert is_shape(sign_in(eve, "Anna", "guess, guess", 403), "bad_entry")
        assert is_shape(sign_in(eve, "ANNA", status=429), "guessing")
        body = {"name": "Anna", "code": codes[0], "password": "a new one of mine"}
        eve.post("/api/account/recover", body)
        eve.post("/api/account/sign-out")
        refused: Message = {}
        for number in range(10):
            refused = eve.http.post(
                "/api/account/sign-in", json={"name": f"N{number}", "password": "x"}
            ).json()
        assert is_shape(refused, "guessing")


def guess(person: Person, name: str, address: str, password: str = "guess, guess") -> int:
    """A try that comes through our proxy; how it was answered."""
    body, said = {"name": name, "password": password}, {"x-forwarded-for": address}
    return person.http.post("/api/account/sign-in", json=body, headers=said).status_code


def test_nobody_is_locked_out_by_the_guesses_of_others(tmp_path: Path) -> None:
    limits = {"ROTONDE_SIGN_IN_RATE": "0", "ROTONDE_SIGN_IN_BURST": "10", "ROTONDE_PROXIES": "127.0.0.1"}
    with Server(tmp_path / "data", limits) as server, Person(server) as anna, Person(server) as eve:
        make_account(anna, "Anna")
        anna.post("/api/account/sign-out")
        assert [guess(eve, "Anna", "203.0.113.9") for _ in range(14)] == [403] * 10 + [429] * 4
        with Person(server) as elsewhere, Person(server) as there:
            assert guess(elsewhere, "Anna", "198.51.100.7", PASSWORD) == 200, "at another address"
            assert guess(there, "Anna", "203.0.113.9", PASSWORD) == 429, "an unknown device at the same one"
        for number in range(60):
            guess(eve, f"N{number}", "203.0.113.9")
        assert guess(eve, "Ben", "203.0.113.9") == 429, "and the whole address is slow"
        assert guess(anna, "Anna", "203.0.113.9", PASSWORD) == 200, "but not a device of the owner's"


def test_a_known_device_guesses_slowly_too_and_at_its_own_accounts_only(tmp_path: Path) -> None:
    limits = {"ROTONDE_SIGN_IN_RATE": "0", "ROTONDE_SIGN_IN_BURST": "3", "ROTONDE_PROXIES": "127.0.0.1"}
    with Server(tmp_path / "data", limits) as server, Person(server) as anna, Person(server) as eve:
        make_account(anna, "Anna")
        make_account(eve, "Eve")
        eve.post("/api/account/sign-out")
        assert [guess(eve, "Anna", "203.0.113.9") for _ in range(4)] == [403] * 3 + [429]
        assert [guess(eve, "Eve", f"203.0.113.{number}") for number in range(4)] == [403] * 3 + [429]


def test_guesses_from_everywhere_are_slow_at_last_but_not_at_a_known_device(tmp_path: Path) -> None:
    limits = {"ROTONDE_SIGN_IN_RATE": "0", "ROTONDE_SIGN_IN_BURST": "1", "ROTONDE_PROXIES": "127.0.0.1"}
    with Server(tmp_path / "data", limits) as server, Person(server) as anna, Person(server) as eve:
        make_account(anna, "Anna")
        anna.post("/api/account/sign-out")
        found = [guess(eve, "Anna", f"203.0.113.{number}") for number in range(25)]
        assert found == [403] * 20 + [429] * 5
        assert guess(anna, "Anna", "203.0.113.1", PASSWORD) == 200


def test_the_cookie_of_a_device_is_signed_and_opens_nothing(server: Server) -> None:
    with Person(server) as anna, Person(server) as eve:
        name = fresh_name("Anna")
        make_account(anna, name)
        device = anna.http.cookies["rotonde_device"]
        assert device.split(".")[0].endswith(guest_of(anna))
        forged = f"{'0' * 24}:{guest_of(anna)}.{device.rpartition('.')[2]}"
        assert (Devices(b"k").read(forged), Devices(b"k").read("é.é")) == (Device(), Device())
        eve.http.cookies.clear()
        eve.http.cookies.set("rotonde", device)
        assert eve.get("/api/me")["name"] != name
        call(anna, "DELETE", "/api/account")
        assert "rotonde_device" not in anna.http.cookies


def test_accounts_survive_a_power_cut_and_keep_no_secret(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first, Person(first) as anna:
        codes = make_account(anna, "Anna")["codes"]
        cookie = anna.cookie
        first.kill()
        log = first.log()
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as anna:
        assert anna.get("/api/me") == {"name": "Anna", "account": True}
        rows = str([in_store(second, f"SELECT * FROM {each}") for each in ("account", "session", "recovery")])
    token = cookie.rpartition(".")[0].partition(":")[2]
    for secret in (PASSWORD, token, codes[0], codes[0].replace("-", "")):
        assert secret not in rows
        assert secret not in log
    assert "$argon2id$v=19$m=19456,t=2,p=1$" in rows


def test_the_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {"ROTONDE_PROXIES": "127.0.0.1"}) as server, Person(server) as anna:
        body = {"name": "Anna", "password": PASSWORD}
        answer = anna.http.post("/api/account", json=body, headers={"x-forwarded-proto": "https"})
        cookie = answer.headers["set-cookie"].lower()
        assert all(each in cookie for each in ("httponly", "samesite=lax", "secure", "path=/"))
        foreign = {"origin": "https://elsewhere.example"}
        assert anna.http.post("/api/account/sign-out", headers=foreign).status_code == 403
        assert anna.http.delete("/api/account", headers=foreign).status_code == 403
