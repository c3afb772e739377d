"""Whole games on paper replay to the last letter, in both builds, and together show all that can happen."""

import re
from collections import Counter
from pathlib import Path

from rotonde import Record
from rotonde.games.tee.tests.golden import RECORDS, WANTED
from rotonde.games.tee.tests.shown import CARDS, OWED, effect_of, shown
from rotonde.testing.records import check_records

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
TONES = ("help", "attack", "mixed", "hinder")


def last(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.txt").read_text("utf-8"))


def test_every_record_replays_as_it_was_written_down() -> None:
    assert set(check_records(RECORDS)) == set(WANTED)


def test_every_record_shows_what_it_is_kept_for() -> None:
    for name, (seats, _, happens) in WANTED.items():
        record = last(name)
        assert record.seats == seats
        assert happens(record.last()), name


def test_together_they_show_every_effect_reopening_ending_and_option_as_the_readme_says() -> None:
    seen = {name: shown(last(name).last()) for name in sorted(WANTED)}
    for owed in OWED:
        names = [name for name, found in seen.items() if owed in found]
        row = re.search(rf"^\| {re.escape(owed)} \| `(.+)` \| (\d+) \|$", README, re.MULTILINE)
        assert row and row[1] in names, owed
        assert int(row[2]) == len(names), owed


def test_the_readme_tells_how_cards_balance() -> None:
    counts = Counter((effect_of(card), str(entry["tone"])) for card, entry in CARDS.items())
    for effect in {effect for effect, _ in counts}:
        row = " | ".join(str(counts[effect, tone] or "") for tone in TONES)
        assert f"| `{effect}` | {row} |" in README
    total = Counter(str(entry["tone"]) for entry in CARDS.values())
    assert f"| all {len(CARDS)} | {' | '.join(str(total[tone]) for tone in TONES)} |" in README
