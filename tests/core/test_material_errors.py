"""Material errors of maps, boards and decks, in both languages."""

import pickle
import re
from pathlib import Path

import pytest

import rotonde
from rotonde.core.faults import Fault
from rotonde.core.rules import has_table
from rotonde.core.texts import texts_of

GAMES = Path(__file__).parents[2] / "src" / "rotonde" / "games"
NAMED = re.compile(r'"(tee|convoi):(fault-[\w-]+)"')


@pytest.mark.parametrize("game", ["tee", "convoi"])
def test_every_fault_has_its_sentence(game: str) -> None:
    known = set(texts_of(rotonde.game(game).id).names("fault-"))
    found = {name for file in (GAMES / game).glob("*.py") for name in NAMED.findall(file.read_text("utf-8"))}
    assert found
    assert found <= {(game, name) for name in known}


def test_a_refusal_says_it_whole() -> None:
    with pytest.raises(rotonde.MaterialError) as refused:
        rotonde.game("tee").with_material({"map": {"format": "tee-map/1"}})
    assert refused.value.text("en") == "material, at map.starts: missing"
    assert refused.value.text("fr") == "matériel, à map.starts\u00a0: absent"


def test_a_sentence_is_filled_in_in_both_languages() -> None:
    fault = rotonde.MaterialError("map.red[0]", Fault("tee:fault-no-station", name="oz"))
    assert str(fault) == fault.text("en") == "material, at map.red[0]: no station oz"
    assert fault.text("fr") == "matériel, à map.red[0]\u00a0: pas de gare oz"
    assert pickle.loads(pickle.dumps(fault)).text("fr") == fault.text("fr")
    assert fault.message.data() == {
        "message": "error-material",
        "arguments": {
            "entry": "map.red[0]",
            "problem": {"message": "tee:fault-no-station", "arguments": {"name": "oz"}},
        },
    }
    assert Fault("tee:fault-no-station", name=["a"]).text("en") == "no station ['a']"
    assert len(str(Fault("tee:fault-no-station", name="x" * 10_000))) < 900


def test_a_game_without_material_says_so() -> None:
    with pytest.raises(rotonde.MaterialError) as refused:
        rotonde.game("wurfel").with_material({"map": {}})
    assert refused.value.text("fr") == "matériel, à map\u00a0: wurfel n’a pas de matériel à échanger"


def test_a_game_without_a_folder_has_no_tables() -> None:
    assert not has_table("rotonde.core.rules", "rules.toml")
    assert has_table("rotonde.games.tee", "rules.toml")
