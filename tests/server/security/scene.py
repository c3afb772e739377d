"""A table and the people around it, made anew for every row of the walk."""

import sqlite3
from contextlib import ExitStack

from tests.server.account_holders import fresh_name, make_account
from tests.server.harness import ME, OPEN, Message, Person, Server, eager

ROLES = ("stranger", "bystander", "banned", "key", "other", "host")  # from nobody to whoever has most
NOT_BEGUN = ("open", "public")
PUBLIC = ("public", "shown", "moved")
CHANNELS = "/api/me/notices/channels"
HOOK = {"kind": "hook", "address": "https://hook.example/of-the-host"}
BY_ITSELF = (
    "pulse",
    "notice",
    "result",
    "rating",
    "clock",
    "outside",
    "presence",
)  # what a server writes unasked
PARTS = {"game_table": "id, host, status, next, invitation, winners", "session": "id, guest, proved"}


class Scene:
    """`host` has opened a table and sits at seat 0, `other` at seat 1; `key` has seat 1's secret alone.

    A stranger has no cookie, a bystander has one and nothing else.
    """

    def __init__(self, server: Server, banned: Person, situation: str) -> None:
        self.server = server
        self._stack = ExitStack()
        self.host, self.other, bystander = (self._comes() for _ in range(3))
        self.name, self.codes, self.is_public = "", [""], situation in PUBLIC
        self.token, self.token_id = "", "guessed"
        if situation == "account":
            self._make_accounts()
        self._sit(situation)
        self.people = {"bystander": bystander, "banned": banned, "other": self.other, "host": self.host}
        self.people["key"] = self._comes(self.secrets[1])
        self.people["stranger"] = self._comes("nothing")
        del self.people["stranger"].http.headers["authorization"]
        self._arrange(situation)
        self._cookies = {
            who: each.cookie for who, each in self.people.items() if "rotonde" in each.http.cookies
        }

    def _comes(self, secret: str | None = None) -> Person:
        return self._stack.enter_context(Person(self.server, secret))

    def _make_accounts(self) -> None:
        self.name = fresh_name("Host")
        self.codes = list(make_account(self.host, self.name)["codes"])
        made = self.host.post("/api/account/tokens", {"title": "The host's bot"})
        self.token, self.token_id = str(made["token"]), str(made["account"]["tokens"][0]["id"])
        make_account(self.other)

    def _sit(self, situation: str) -> None:
        """Opens the table; before the game a third seat is free."""
        seats = [ME, OPEN, OPEN] if situation in (*NOT_BEGUN, "again") else [ME, OPEN]
        seated = self.host.open_table(*seats, access="public" if self.is_public else "private", hints=True)
        self.table, self.invitation = str(seated["table"]["id"]), str(seated["table"]["invitation"])
        joined = self.other.post(self.at("/join"), {"invitation": self.invitation, "seat": 1})
        self.secrets = [str(seated["secrets"]["0"]), str(joined["secrets"]["1"])]
        if situation == "again":
            joined = self.other.post(self.at("/join"), {"invitation": self.invitation, "seat": 2})
            self.secrets.append(str(joined["secrets"]["2"]))

    def _arrange(self, situation: str) -> None:
        """Sets up what the rows name: a line of chat, a channel of the host's, and the game's state."""
        self.host.post(self.at("/chat"), {"seat": 0, "text": "between us", "key": "1"})
        self.channel = str(self.host.post(CHANNELS, HOOK)["channels"][0]["id"])
        self.n, self.moment, self.back, self.action = 0, 0, 0, "stop"
        if situation in NOT_BEGUN:
            return
        self._play_until(1 if situation == "lent" else 0)
        if situation == "moved":
            self._play_until_back()
        if situation == "lent":
            self.host.post(self.at("/lend"), {"seat": 0})
        if situation == "asked":
            self.other.post(self.at("/ask"), {"seat": 1, "what": "end"})
        if situation == "over":
            self.host.post(self.at("/resign"), {"seat": 0})
        if situation == "again":
            self._rematch_by_secret()
        state = self.host.state(self.table)
        self.n, self.action, self.back = state["n"], [*actions(state), "stop"][0], [0, *state["back"]][-1]
        self.moment = self.host.get(self.at("/moments"))["at"][0]

    def _rematch_by_secret(self) -> None:
        """`other` has lost both seats, and the secret of one of them has asked for a rematch."""
        for seat in (1, 2):
            self.other.post(self.at("/resign"), {"seat": seat})
        self.people["key"].post(self.at("/rematch"))

    def _play_until(self, seat: int) -> None:
        """Plays until that seat is to move."""
        people = (self.host, self.other, self.other)
        while (to_act := int(self.host.state(self.table)["to_act"])) != seat:
            state = people[to_act].state(self.table)
            people[to_act].act(self.table, to_act, state["n"], eager(state))

    def _play_until_back(self) -> None:
        """Plays until the host may take something back."""
        while not (state := self.host.state(self.table))["back"]:
            self._play_until(0)
            state = self.host.state(self.table)
            self.host.act(self.table, 0, state["n"], eager(state))

    def at(self, path: str) -> str:
        return f"/api/tables/{self.table}{path}"

    def filled(self, path: str) -> str:
        """The path about the host's own things."""
        device = self.host.get("/api/account")["devices"] if "{device}" in path else []
        return path.format(
            game="convoi",
            example_id="CV-EX-1",
            n=0,
            table_id=self.table,
            at=self.moment,
            number=0,
            name=self.name or "nobody",
            passkey="guessed",
            secret="guessed",
            device=device[0]["id"] if device else "guessed",
            channel=self.channel,
            token=self.token_id,
        )

    def forbidden(self, role: str) -> set[str]:
        """Texts that no answer to this one may have: others' secrets, and who they are."""
        cookies = [cookie for who, cookie in self._cookies.items() if who != role]
        found = {*(part for cookie in cookies for part in cookie.split(".")), *self.secrets, *self._seed()}
        found.add(self.token)
        if role != "host":
            found |= {self.channel, HOOK["address"], *self.codes}
        if role not in ("key", "other", "host") and not self.is_public:
            found.add(self.invitation)
        return found - {""}

    def _seed(self) -> list[str]:
        """The seed, as long as the game is not over."""
        found = self._ask("SELECT seed FROM game_table WHERE id = ? AND status <> 'over'", self.table)
        return [str(row[0]) for row in found]

    def kept(self) -> object:
        """Stored rows that only people change."""
        tables = [str(row[0]) for row in self._ask("SELECT name FROM sqlite_master WHERE type = 'table'")]
        wanted = sorted(set(tables) - set(BY_ITSELF))
        return {each: self._rows(each) for each in wanted}

    def _rows(self, name: str) -> list[tuple[object, ...]]:
        """Rows of a table; of play only this game's, since bots may be at work at others."""
        wanted = {"action": f" WHERE table_id = '{self.table}'", "house": " WHERE name <> 'probe'"}
        return self._ask(f"SELECT {PARTS.get(name, '*')} FROM {name}{wanted.get(name, '')}")

    def _ask(self, sql: str, *values: str) -> list[tuple[object, ...]]:
        db = sqlite3.connect(self.server.data / "rotonde.sqlite", timeout=30)
        try:
            return db.execute(sql, values).fetchall()
        finally:
            db.close()

    def close(self) -> None:
        self._stack.close()


def actions(state: Message) -> list[str]:
    return [str(each["action"]) for each in state["legal"]]
