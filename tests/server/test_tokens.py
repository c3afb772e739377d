"""A bot's token plays for its account, opens nothing else, and ends when its person says so."""

import asyncio

import pytest

from rotonde.client import BOT, ME, OPEN, Client, Refused
from rotonde.server.identity.tokens import MOST, SIGN
from tests.server.account_holders import PASSWORD, call, fresh_name, in_store, make_account, sign_in
from tests.server.harness import Person, Server
from tests.server.refusals import is_shape


def made(person: Person, title: str = "Bot") -> str:
    return str(person.post("/api/account/tokens", {"title": title})["token"])


def tokens(person: Person) -> list[dict[str, object]]:
    return list(person.get("/api/account")["tokens"])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_bot_plays_for_its_account(anna: Person) -> None:
    name = fresh_name()
    make_account(anna, name)
    token = made(anna, " My  bot ")

    async def sit() -> str:
        async with Client(anna.server.url, token=token) as client:
            me = await client.me()
            assert (me.name, me.account, client.guest) == (name, True, "")
            seated = await client.open_table("wurfel", [ME, BOT])
            assert seated.table.seats[0].account
            async with client.at(seated.table.id) as player:
                turn = await anext(player.turns())
                await turn.act(turn.actions[0])
            return seated.table.id

    table = asyncio.run(sit())
    assert [each["id"] for each in anna.list("/api/tables")] == [table], "its person finds the seat"
    assert anna.get(f"/api/tables/{table}")["seats"][0]["mine"]
    assert [each["title"] for each in tokens(anna)] == ["My bot"]
    assert token.startswith(SIGN)
    assert in_store(anna.server, "SELECT * FROM token WHERE id = ?", token) == [], "its hash alone is kept"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/account", None),
        ("GET", "/api/account/export", None),
        ("DELETE", "/api/account", None),
        ("POST", "/api/account/tokens", {"title": "another"}),
        ("POST", "/api/account/prove", {"password": PASSWORD}),
        ("DELETE", "/api/account/devices", None),
        ("PUT", "/api/me", {"name": "Else"}),
        ("GET", "/api/me/notices", None),
    ],
)
def test_a_token_opens_tables_and_not_the_account(
    anna: Person, ben: Person, method: str, path: str, body: object
) -> None:
    make_account(anna)
    answer = ben.http.request(method, path, json=body, headers=bearer(made(anna)))
    assert is_shape(answer.json(), "not_by_token")


def test_a_token_that_was_revoked_is_good_no_longer_and_its_line_ends(anna: Person) -> None:
    make_account(anna)
    token = made(anna)

    async def play() -> None:
        async with Client(anna.server.url, token=token) as client:
            seated = await client.open_table("wurfel", [ME, OPEN])
            async with client.at(seated.table.id) as player:
                left = call(anna, "DELETE", f"/api/account/tokens/{tokens(anna)[0]['id']}")
                assert left["tokens"] == []
                with pytest.raises(Refused, match="bad_token"):
                    await client.me()
                with pytest.raises(Refused, match="bad_token"):
                    await anext(player.turns())

    asyncio.run(play())
    assert is_shape(call(anna, "DELETE", "/api/account/tokens/guessed", status=404), "unknown_token")


def test_a_new_password_by_a_code_ends_all_tokens(anna: Person, ben: Person) -> None:
    name = fresh_name()
    code = make_account(anna, name)["codes"][0]
    token = made(anna)
    ben.post("/api/account/recover", {"name": name, "code": code, "password": PASSWORD})
    assert tokens(ben) == []
    assert is_shape(ben.http.get("/api/me", headers=bearer(token)).json(), "bad_token")


def test_tokens_are_few_and_need_a_fresh_key(server: Server, anna: Person) -> None:
    assert is_shape(anna.post("/api/account/tokens", {"title": "x"}, 403), "no_account")
    name = fresh_name()
    make_account(anna, name)
    for _ in range(MOST):
        token = made(anna, "")
    assert is_shape(anna.post("/api/account/tokens", {"title": "x"}, 409), "too_many_tokens")
    assert {each["title"] for each in tokens(anna)} == {"Bot"}
    in_store(server, "UPDATE token SET seen = 1")
    assert anna.http.get("/api/me", headers=bearer(token)).json()["name"] == name
    assert sorted(each["seen"] == 1 for each in tokens(anna)).count(False) == 1
    in_store(server, "UPDATE session SET proved = 0")
    assert is_shape(anna.post("/api/account/tokens", {"title": "x"}, 403), "prove_first")


def test_who_leaves_takes_the_tokens_along(anna: Person, ben: Person) -> None:
    make_account(anna)
    token = made(anna)
    anna.http.delete("/api/account")
    assert is_shape(ben.http.get("/api/me", headers=bearer(token)).json(), "bad_token")
    sign_in(ben, "Nobody at all", status=403)
