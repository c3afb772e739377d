"""The cases of Autobahn's WebSocket suite (fuzzing client, sections 1 to 7 and 10), as a table.

They were compared with the suite's own (25.10.1): the same 247 names, and frame by frame the same bytes, but
that 6.4.3 and 6.4.4 end in an empty frame there, and 2.7 and 2.8 send a close themselves.

Each case sends chops of bytes to a server that echoes, and says what must come back. As in the suite, a case
may be passed strictly (OK), or in a way that the specification allows but the suite would rather not see
(NON-STRICT): a server that has echoed nothing yet when it finds an error, or finds bad UTF-8 only at the end.
"""

import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NORMAL, PROTOCOL, DATA = 1000, 1002, 1007
MASK = b"\x37\xfa\x21\x3d"
Answers = tuple[tuple[int, bytes], ...]  # opcode and payload


@dataclass(frozen=True)
class Case:
    """`closes`: the client closes at the end; else the server ends the connection with one of `codes`."""

    name: str
    chops: tuple[bytes, ...]
    answers: Answers = ()
    closes: bool = True
    codes: tuple[int, ...] = (NORMAL,)
    or_else: tuple[tuple[Answers, tuple[int, ...]], ...] = ()  # what is NON-STRICT
    is_late: bool = False  # found only when all has come, which is NON-STRICT


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, rsv: int = 0) -> bytes:
    """A client's frame, whatever is wrong with it."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = struct.pack("!BH", 0x80 | 126, size)
    else:
        length = struct.pack("!BQ", 0x80 | 127, size)
    key = (MASK * (size // 4 + 1))[:size]
    masked = (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
    return bytes([(0x80 if fin else 0) | rsv << 4 | opcode]) + length + MASK + masked


def closing(code: int = NORMAL, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


def octets(*frames: bytes) -> tuple[bytes, ...]:
    """One byte at a time."""
    return tuple(bytes([byte]) for byte in b"".join(frames))


def parts(data: bytes, sizes: Iterable[int], opcode: int = TEXT) -> tuple[bytes, ...]:
    """A message in fragments of these sizes."""
    cut, at = list[bytes](), 0
    for size in sizes:
        cut.append(data[at : at + size])
        at += size
    last = len(cut) - 1
    return tuple(frame(CONT if i else opcode, each, fin=i == last) for i, each in enumerate(cut))


def failing(name: str, *chops: bytes, codes: tuple[int, ...] = (PROTOCOL,), late: bool = False) -> Case:
    return Case(name, chops, closes=False, codes=codes, is_late=late)


def after_echo(name: str, chops: tuple[bytes, ...], said: bytes) -> Case:
    """An error after a good message, which should be echoed before."""
    return Case(name, chops, ((TEXT, said),), False, (PROTOCOL,), or_else=(((), (PROTOCOL,)),))


HELLO = b"Hello, world!"
SIZES = (0, 125, 126, 127, 128, 65535, 65536)


def framing() -> Iterator[Case]:
    for kind, opcode, byte in ((1, TEXT, b"*"), (2, BINARY, b"\xfe")):
        for number, size in enumerate(SIZES, 1):
            yield Case(f"1.{kind}.{number}", (frame(opcode, byte * size),), ((opcode, byte * size),))
        whole = frame(opcode, byte * 65536)
        chops = tuple(whole[at : at + 997] for at in range(0, len(whole), 997))
        yield Case(f"1.{kind}.8", chops, ((opcode, byte * 65536),))


def pings() -> Iterator[Case]:
    payloads = (b"", HELLO, b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", b"\xfe" * 125)
    for number, payload in enumerate(payloads, 1):
        yield Case(f"2.{number}", (frame(PING, payload),), ((PONG, payload),))
    yield failing("2.5", frame(PING, b"\xfe" * 126))
    yield Case("2.6", octets(frame(PING, b"\xfe" * 125)), ((PONG, b"\xfe" * 125),))
    yield Case("2.7", (frame(PONG),))
    yield Case("2.8", (frame(PONG, b"unsolicited pong payload"),))
    pong, ping = frame(PONG, b"unsolicited pong payload"), frame(PING, b"ping payload")
    yield Case("2.9", (pong, ping), ((PONG, b"ping payload"),))
    ten = [b"payload-%d" % number for number in range(10)]
    answers = tuple((PONG, payload) for payload in ten)
    yield Case("2.10", tuple(frame(PING, payload) for payload in ten), answers)
    yield Case("2.11", octets(*(frame(PING, payload) for payload in ten)), answers)


def reserved_bits() -> Iterator[Case]:
    good, ping = frame(TEXT, HELLO), frame(PING)
    yield failing("3.1", frame(TEXT, HELLO, rsv=1))
    yield after_echo("3.2", (good + frame(TEXT, HELLO, rsv=2) + ping,), HELLO)
    yield after_echo("3.3", (good, frame(TEXT, HELLO, rsv=3), ping), HELLO)
    yield after_echo("3.4", octets(good, frame(TEXT, HELLO, rsv=4), ping), HELLO)
    yield failing("3.5", frame(BINARY, b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", rsv=5))
    yield failing("3.6", frame(BINARY, HELLO, rsv=6))
    yield failing("3.7", frame(CLOSE, b"", rsv=7))


def opcodes() -> Iterator[Case]:
    good, ping = frame(TEXT, HELLO), frame(PING)
    for group, first in ((1, 3), (2, 11)):
        yield failing(f"4.{group}.1", frame(first))
        yield failing(f"4.{group}.2", frame(first + 1, b"reserved opcode payload"))
        yield after_echo(f"4.{group}.3", (good, frame(first + 2), ping), HELLO)
        yield after_echo(f"4.{group}.4", (good, frame(first + 3, HELLO), ping), HELLO)
        yield after_echo(f"4.{group}.5", octets(good, frame(first + 4, HELLO), ping), HELLO)


def fragments() -> Iterator[Case]:
    yield failing("5.1", frame(PING, b"fragment1", fin=False), frame(CONT, b"fragment2"))
    yield failing("5.2", frame(PONG, b"fragment1", fin=False), frame(CONT, b"fragment2"))
    first, second = frame(TEXT, b"fragment1", fin=False), frame(CONT, b"fragment2")
    echo: Answers = ((TEXT, b"fragment1fragment2"),)
    for number, chops in enumerate(((first + second,), (first, second), octets(first, second)), 3):
        yield Case(f"5.{number}", chops, echo)
    ping, pong = frame(PING, b"ping payload"), (PONG, b"ping payload")
    between = (first, ping, second)
    for number, chops in enumerate(((b"".join(between),), between, octets(*between)), 6):
        yield Case(f"5.{number}", chops, (pong, *echo))
    for number, fin in ((9, True), (12, False)):
        stray = (frame(CONT, b"non-continuation payload", fin=fin), frame(TEXT, HELLO))
        for more, chops in enumerate(((b"".join(stray),), stray, octets(*stray))):
            yield failing(f"5.{number + more}", *chops)
    stray = (frame(CONT, b"fragment3", fin=False), frame(TEXT, b"fragment4"))
    yield after_echo("5.15", (first, second, *stray), b"fragment1fragment2")
    for number, fin in ((16, False), (17, True)):
        begun, third = frame(TEXT, b"fragment2", fin=False), frame(CONT, b"fragment3")
        once = (frame(CONT, b"fragment1", fin=fin), begun, third)
        yield failing(f"5.{number}", *once, *once)
    yield failing("5.18", first, frame(TEXT, b"fragment2"))
    text = b"fragment1fragment2fragment3fragment4fragment5"
    five = parts(text, [9] * 5)
    pinged = (*five[:2], frame(PING, b"pongme 1!"), *five[2:4], frame(PING, b"pongme 2!"), five[4])
    answers = (
        (PONG, b"pongme 1!"),
        (PONG, b"pongme 2!"),
        (TEXT, b"fragment1fragment2fragment3fragment4fragment5"),
    )
    yield Case("5.19", pinged, answers)
    yield Case("5.20", (b"".join(pinged),), answers)


KOSME = bytes.fromhex("cebae1bdb9cf83cebcceb5")
MIXED = "Hello-µ@ßöäüàá-UTF-8!!".encode()
BAD = KOSME + bytes.fromhex("eda080") + b"edited"
TOO_HIGH = KOSME + bytes.fromhex("f4908080") + b"edited"
MISSING = ["c0", "e080", "f08080", "f8808080", "fc80808080", "df", "efbf", "f7bfbf", "fbbfbfbf", "fdbfbfbfbf"]
LONELY = ((0xC0, 0xDF), (0xE0, 0xEF), (0xF0, 0xF7), (0xF8, 0xFB), (0xFC, 0xFD))
ABOVE = [  # the last two code points of each plane, which are no characters but valid
    f"{z1}{z2}bf{z3}"
    for z1 in ("f0", "f1", "f2", "f3", "f4")
    for z2 in ("8f", "9f", "af", "bf")
    for z3 in ("be", "bf")
    if (z1, z2) != ("f0", "8f") and (z1 != "f4" or z2 == "8f")
]


HEX = (  # cases 6.7 to 6.23, by group, after Markus Kuhn's test of decoders
    ["00", "c280", "e0a080", "f0908080"],
    ["f888808080", "fc8480808080"],
    ["7f", "dfbf", "efbfbf", "f48fbfbf"],
    ["f7bfbfbf", "fbbfbfbfbf", "fdbfbfbfbfbf"],
    ["ed9fbf", "ee8080", "efbfbd", "f48fbfbf", "f4908080"],
    ["80", "bf", *("80bf80bf80bf"[: 2 * n] for n in range(2, 7)), bytes(range(0x80, 0xBF)).hex()],
    ["".join(f"{byte:02x}20" for byte in range(first, last)) for first, last in LONELY],
    MISSING,
    ["".join(MISSING)],
    ["fe", "ff", "fefeffff"],
    ["c0af", "e080af", "f08080af", "f8808080af", "fc80808080af"],
    ["c1bf", "e09fbf", "f08fbfbf", "f887bfbfbf", "fc83bfbfbfbf"],
    ["c080", "e08080", "f0808080", "f880808080", "fc8080808080"],
    ["eda080", "edadbf", "edae80", "edafbf", "edb080", "edbe80", "edbfbf"],
    [high + low for high in ("eda080", "edadbf", "edae80", "edafbf") for low in ("edb080", "edbfbf")],
    ["efbfbe", "efbfbf", *ABOVE],
    [f"efbf{last}" for last in ("b9", "ba", "bb", "bc", "bd", "be", "bf")],
)


def sequences() -> Iterator[tuple[str, bytes]]:
    """Cases 6.5 to 6.23."""
    signs = [f"hello{sign}world".encode() for sign in "\x24\xa2\u20ac\U00024b62"]
    prefixes = [KOSME[:size] for size in range(1, len(KOSME) + 1)]
    decoded = [[bytes.fromhex(each) for each in group] for group in HEX]
    for group, found in enumerate([[*signs, KOSME], prefixes, *decoded], 5):
        for number, data in enumerate(found, 1):
            yield f"6.{group}.{number}", data


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def utf8() -> Iterator[Case]:
    yield Case("6.1.1", (frame(TEXT),), ((TEXT, b""),))
    yield Case("6.1.2", parts(b"", [0, 0, 0]), ((TEXT, b""),))
    middle = b"middle frame payload"
    yield Case("6.1.3", parts(middle, [0, len(middle), 0]), ((TEXT, middle),))
    yield Case("6.2.1", (frame(TEXT, MIXED),), ((TEXT, MIXED),))
    yield Case("6.2.2", parts(MIXED, [15, len(MIXED) - 15]), ((TEXT, MIXED),))
    yield Case("6.2.3", parts(MIXED, [1] * len(MIXED)), ((TEXT, MIXED),))
    yield Case("6.2.4", parts(KOSME, [1] * len(KOSME)), ((TEXT, KOSME),))
    yield failing("6.3.1", frame(TEXT, BAD), codes=(DATA,))
    yield failing("6.3.2", *parts(BAD, [1] * len(BAD)), codes=(DATA,))
    size = len(KOSME)
    for number, cut in ((1, [size, 4, 6]), (2, [size + 1, 1, 8])):
        yield failing(f"6.4.{number}", *parts(TOO_HIGH, cut), codes=(DATA,), late=True)
    whole = frame(TEXT, TOO_HIGH)
    for number, first, second in ((3, size, 4), (4, size + 1, 1)):
        a = len(whole) - len(TOO_HIGH) + first
        yield failing(
            f"6.4.{number}", whole[:a], whole[a : a + second], whole[a + second :], codes=(DATA,), late=True
        )
    for name, data in sequences():
        good = Case(name, (frame(TEXT, data),), ((TEXT, data),))
        yield good if is_text(data) else failing(name, frame(TEXT, data), codes=(DATA,))


VALID_CODES = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
INVALID_CODES = (0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999)


def closed(name: str, *chops: bytes, answers: Answers = (), code: int = NORMAL) -> Case:
    """The client closes by itself, by what it sends."""
    return Case(name, chops, answers, closes=False, codes=(code,))


def closes() -> Iterator[Case]:
    hello, end = frame(TEXT, b"Hello World!"), closing()
    yield Case("7.1.1", (hello,), ((TEXT, b"Hello World!"),))
    yield closed("7.1.2", end + frame(CLOSE))
    yield closed("7.1.3", end + frame(PING))
    yield closed("7.1.4", end + hello)
    cut = parts(b"fragment1fragment2", [9, 9])
    yield Case("7.1.5", (cut[0] + end + cut[1],), closes=False)
    large = b"BAsd7&jh23" * 26_214 + b"BAsd"
    yield Case(
        "7.1.6",
        (frame(TEXT, large), frame(TEXT, b"Hello World!") + end + frame(PING)),
        ((TEXT, large), (TEXT, b"Hello World!")),
        closes=False,
        or_else=((((TEXT, large),), (NORMAL,)), ((), (NORMAL,))),  # of the suite's "informational" ones
    )
    yield Case("7.3.1", (frame(CLOSE),), closes=False, codes=(NORMAL, 1005))
    yield failing("7.3.2", frame(CLOSE, b"a"))
    yield closed("7.3.3", end)
    yield closed("7.3.4", closing(NORMAL, b"Hello World!"))
    yield closed("7.3.5", closing(NORMAL, b"*" * 123))
    yield failing("7.3.6", closing(NORMAL, b"*" * 124))
    yield failing("7.5.1", closing(NORMAL, BAD), codes=(PROTOCOL, DATA))
    for number, code in enumerate(VALID_CODES, 1):
        yield closed(f"7.7.{number}", closing(code), code=code)
    for number, code in enumerate(INVALID_CODES, 1):
        yield failing(f"7.9.{number}", closing(code))
    yield failing("7.13.1", closing(5000))
    yield failing("7.13.2", closing(65535))


def automatic() -> Iterator[Case]:
    text = b"*" * 65536
    sizes = [1300] * (len(text) // 1300) + [len(text) % 1300]
    yield Case("10.1.1", parts(text, sizes), ((TEXT, text),))


SECTIONS = {
    1: tuple(framing()),
    2: tuple(pings()),
    3: tuple(reserved_bits()),
    4: tuple(opcodes()),
    5: tuple(fragments()),
    6: tuple(utf8()),
    7: tuple(closes()),
    10: tuple(automatic()),
}
