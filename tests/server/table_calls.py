"""Calls at a table over HTTP: opening, playing, asking, talking, replay."""

from tests.server.harness import BOT, ME, OPEN, OVER, Message, Person, eager


def table_of(host: Person, *others: Person, bots: int = 0, **wishes: object) -> str:
    """A table that has begun, the host first, then the others in order, then bots."""
    seats = [ME, *[OPEN] * len(others), *[BOT] * bots]
    opened = host.open_table(*seats, **wishes)["table"]  # type: ignore[arg-type]
    for seat, other in enumerate(others, 1):
        body = {"invitation": opened["invitation"], "seat": seat}
        other.post(f"/api/tables/{opened['id']}/join", body)
    return str(opened["id"])


def do(person: Person, table: str, call: str, status: int = 200, **body: object) -> Message:
    return person.post(f"/api/tables/{table}/{call}", body, status)


def play(people: list[Person], table: str, moves: int) -> Message:
    """Plays so many decisions, each by its decider."""
    state = people[0].state(table)
    while moves and state["to_act"] != OVER:
        mover = people[state["to_act"]]
        state = mover.state(table)
        mover.act(table, state["seat"], state["n"], eager(state))
        state, moves = people[0].state(table), moves - 1
    return state


def undo(person: Person, table: str, state: Message, to: object, status: int = 200) -> Message:
    body = {"seat": state["seat"], "n": state["n"], "to": to}
    return person.post(f"/api/tables/{table}/undo", body, status)


def say(person: Person, table: str, seat: object, text: object, key: object, status: int = 200) -> Message:
    return person.post(f"/api/tables/{table}/chat", {"seat": seat, "text": text, "key": key}, status)


def chat(person: Person, table: str) -> Message:
    return person.get(f"/api/tables/{table}/chat")


def moments(person: Person, table: str) -> Message:
    return person.get(f"/api/tables/{table}/moments")


def moment(person: Person, table: str, at: object, query: str = "", status: int = 200) -> Message:
    return person.get(f"/api/tables/{table}/moments/{at}{query}", status)
