"""Shared seeds are frozen, too: the server's part, the contributions, the key, and the chance they give."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rotonde
from rotonde import OVER, Match, Record, RecordError, SeedError, SharedSeed
from rotonde.core.chance import KeyedChance
from rotonde.core.shared_seed import chance_of, commitment_of
from rotonde.testing.determinize import assert_chi_square

GAME = rotonde.game("wurfel")
PART = "00112233445566778899aabbccddeeff" * 2
ANNA, BEN = "0123456789abcdef" * 2, "f" * 64
SEED = SharedSeed(PART, [ANNA, "", BEN])
COMMITMENT = "2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737"
KEY = "5db665c569b01b8b107b6d8401d57e2a3a54cec59f098d741ed607d3bd56343b"
FIRST = [2932687221, 2559836031, 3175400224, 1191062209]
AGAIN = [2471398304, 758958034, 2747415432, 1447029512]
DIGITS = st.text("0123456789abcdef", min_size=32, max_size=64)
PARTS = st.text("0123456789abcdef", min_size=64, max_size=64)
SEEDS = st.builds(SharedSeed, PARTS, st.lists(DIGITS | st.just(""), min_size=1, max_size=6))


def words(key: bytes, count: int) -> list[int]:
    """The stream in a few lines of its own."""
    blocks = [
        hmac.new(key, b"rotonde chance 2" + k.to_bytes(8, "big"), sha256).digest() for k in range(count)
    ]
    whole = b"".join(blocks)
    return [int.from_bytes(whole[at : at + 4], "big") for at in range(0, len(whole), 4)]


def first_draws(seed: SharedSeed, times: int = 0) -> list[int]:
    chance = chance_of(seed, times)
    return [chance.below(2**32) for _ in range(4)]


def finished(seed: int | SharedSeed) -> Match:
    match, whim = Match(GAME, 3, seed), rotonde.Chance(1)
    while match.state.to_act != OVER:
        legal = match.state.legal_actions()
        match.apply(legal[whim.below(len(legal))])
    return match


def test_the_key_and_the_first_draws_never_change() -> None:
    assert (SEED.commitment, SEED.key.hex()) == (COMMITMENT, KEY)
    assert first_draws(SEED) == FIRST
    assert first_draws(SEED, 1) == AGAIN


def test_the_key_is_a_hash_of_lines() -> None:
    text = f"rotonde shared seed 1\n{PART}\n{ANNA}\n-\n{BEN}\n"
    assert SEED.key == sha256(text.encode()).digest()
    assert SEED.commitment == sha256(PART.encode()).hexdigest()
    assert commitment_of(7) == sha256(b"00000000000000000000000000000007").hexdigest()


@given(SEEDS, st.integers(1, 4))
def test_the_stream_is_hmac_in_counter_mode(seed: SharedSeed, blocks: int) -> None:
    chance = chance_of(seed)
    assert [chance.below(2**32) for _ in range(8 * blocks)] == words(seed.key, blocks)
    anew = chance_of(seed, blocks)
    key = hmac.new(seed.key, f"rotonde again {blocks}".encode(), sha256).digest()
    assert [anew.below(2**32) for _ in range(8)] == words(key, 1)


@given(SEEDS, st.data())
def test_every_part_and_contribution_matters(seed: SharedSeed, data: st.DataObject) -> None:
    where = data.draw(st.integers(-1, len(seed.contributions) - 1))
    part, given_ = seed.part, list(seed.contributions)
    if where < 0:
        part = data.draw(PARTS.filter(lambda other: other != part))
    else:
        given_[where] = data.draw((DIGITS | st.just("")).filter(lambda other: other != given_[where]))
    other = SharedSeed(part, given_)
    assert (other != seed, other.key != seed.key) == (True, True)
    assert first_draws(other) != first_draws(seed)


@given(SEEDS, SEEDS)
def test_two_shared_seeds_have_one_key_only_if_they_are_equal(one: SharedSeed, two: SharedSeed) -> None:
    assert (one == two) == (one.key == two.key)
    assert one == SharedSeed(one.part, one.contributions)
    assert hash(one) == hash(SharedSeed(one.part, one.contributions))
    assert one != one.part


def test_seats_are_told_apart() -> None:
    assert SharedSeed(PART, [ANNA, BEN]).key != SharedSeed(PART, [BEN, ANNA]).key
    assert SharedSeed(PART, [ANNA]).key != SharedSeed(PART, [ANNA, ""]).key


def test_draws_take_the_first_words_that_are_not_uneven() -> None:
    """`below` is exact: words of the last, incomplete run of n are refused, the others taken modulo n."""
    for n in (3, 6, 7, 792, 2**31 + 1):
        chance, limit = chance_of(SEED), 2**32 - 2**32 % n
        taken = [word % n for word in words(SEED.key, 8) if word < limit]
        assert [chance.below(n) for _ in range(len(taken))] == taken


@pytest.mark.parametrize("bound", [2, 6, 7, 100])
def test_keyed_draws_are_even(bound: int) -> None:
    chance = KeyedChance(bytes([bound]) * 32)
    drawn = Counter(str(chance.below(bound)) for _ in range(100 * bound))
    assert_chi_square({str(each): 100.0 for each in range(bound)}, dict(drawn), f"below {bound}")


@pytest.mark.parametrize(
    ("part", "contributions"),
    [(PART[1:], []), (PART.replace("a", "A"), []), ("g" * 64, []), (PART, ["0" * 31]), (PART, ["0" * 65])],
)
def test_what_is_no_shared_seed_is_refused(part: str, contributions: list[str]) -> None:
    with pytest.raises(SeedError, match="hexadecimal digits"):
        SharedSeed(part, contributions)


def test_a_record_of_a_shared_seed_says_all_that_is_needed() -> None:
    record = finished(SEED).record
    lines = str(record).splitlines()
    assert lines[0] == "rotonde record 2"
    assert lines[5:9] == [
        f"commitment: {COMMITMENT}",
        f"server: {PART}",
        f"contributions: {ANNA} - {BEN}",
        "",
    ]
    again = Record.parse(str(record))
    assert (again, again.seed, str(again)) == (record, SEED, str(record))
    assert again.verify()
    assert again.verify(COMMITMENT)


def test_the_seed_stays_closed_while_the_game_runs() -> None:
    text = str(Match(GAME, 3, SEED).record)
    assert text.startswith("rotonde record 1\n")
    assert PART not in text
    assert ANNA not in text


def test_a_false_opening_is_refused() -> None:
    record = finished(SEED).record
    other = PART.replace("0", "1")
    with pytest.raises(RecordError, match="line 7: the server's part does not match the commitment 2a8a"):
        Record.parse(str(record).replace(PART, other))
    forged = str(record).replace(PART, other).replace(COMMITMENT, SharedSeed(other, []).commitment)
    with pytest.raises(RecordError, match="the seed gives"):
        Record.parse(forged).verify()
    fresh = finished(SharedSeed(other, [ANNA, "", BEN])).record
    assert fresh.verify()
    with pytest.raises(RecordError, match="does not match the commitment") as caught:
        fresh.verify(COMMITMENT)
    assert "ne correspond pas" in caught.value.text("fr")


@pytest.mark.parametrize("other", [f"{ANNA} {ANNA} {BEN}", f"- - {BEN}", f"{BEN} - {ANNA}"])
def test_other_contributions_are_found_out(other: str) -> None:
    record = Record.parse(str(finished(SEED).record).replace(f"{ANNA} - {BEN}", other))
    with pytest.raises(RecordError, match="the seed gives"):
        record.verify()


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (6, "seed: 1", "line 6: expected game, version"),
        (6, f"commitment: {'0' * 64}", "line 7: the server's part does not match"),
        (7, "server: 1", "line 7: a server's part has 64"),
        (8, "contributions: -", "line 8: contributions: 1, and there are 3 seats"),
        (8, "contributions: - - x", "line 8: a server's part has 64 hexadecimal digits, a contribution"),
        (8, "", "line 8: contributions is missing"),
    ],
)
def test_a_faulty_header_of_a_shared_seed_says_in_which_line(line: int, text: str, problem: str) -> None:
    lines = str(finished(SEED).record).splitlines()
    lines[line - 1] = text
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(lines))
    assert problem in str(caught.value)


def test_a_match_goes_on_and_back_with_a_shared_seed() -> None:
    match = Match(GAME, 3, SEED)
    for _ in range(8):
        match.apply(match.state.legal_actions()[0])
    again = Match.resume(match.record, SEED)
    assert again.state.snapshot() == match.state.snapshot()
    step = match.last_of(0)
    assert step is not None
    match.go_back(0, step)
    whim = rotonde.Chance(1)
    while match.state.to_act != OVER:
        legal = match.state.legal_actions()
        match.apply(legal[whim.below(len(legal))])
    assert match.record.redrawn == {step: 1}
    assert Record.parse(str(match.record)).verify()
    assert Match.resume(match.record, SEED).record == match.record
    with pytest.raises(RecordError):
        Match.resume(match.record, SharedSeed(PART, ["", "", BEN]))


def test_a_number_and_a_shared_seed_have_nothing_in_common() -> None:
    assert finished(0).record.actions != finished(SEED).record.actions
    assert finished(0).record.seed == 0
