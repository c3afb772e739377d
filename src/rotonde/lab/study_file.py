"""Study file: reads `study.toml`, which docs/laboratory.md explains."""

import json
import tomllib
from collections.abc import Mapping
from itertools import product
from pathlib import Path

from rotonde.bots.levels import opponents
from rotonde.bots.random_bot import RANDOM
from rotonde.core.catalogue import game as game_of
from rotonde.core.errors import MaterialError, RotondeError
from rotonde.core.game import Game
from rotonde.core.shape_faults import Missing, TooMany, Twice, Unknown
from rotonde.lab.errors import NotToml, StudyError, TwoLevels
from rotonde.lab.study import Arm, Study
from rotonde.lab.study_shape import ArmTable, Common, StudyFile

MOST_ARMS = 200
USUAL_HORIZON, USUAL_LEVEL = 5000, "regular"


def read_study(file: Path, text: str) -> Study:
    """The study that the text of a file describes; its material is read from beside the file."""
    try:
        return _study(StudyFile.read(tomllib.loads(text), ""), file.parent)
    except tomllib.TOMLDecodeError as error:
        raise StudyError(file=file, entry="study", problem=NotToml(why=error)) from error
    except MaterialError as error:
        raise StudyError(file=file, entry=error.entry, problem=error.data["problem"]) from error


def _study(file: StudyFile, folder: Path) -> Study:
    try:
        game = game_of(file.game)
    except RotondeError as error:
        raise file.fault("game", error) from error
    return Study(
        title=file.title,
        question=file.question or file.title,
        game=game.id,
        games=file.games,
        seed=file.seed or 0,
        iterations=file.iterations or 0,
        horizon=file.horizon or USUAL_HORIZON,
        rotate=file.rotate is not False,
        arms=_arms(file, game, folder),
    )


def _arms(file: StudyFile, game: Game, folder: Path) -> tuple[Arm, ...]:
    """The arms that are written out, else those of the grid, else one: the study as it stands."""
    whole = ArmTable.read({"name": "all", "title": file.title}, "")
    arms = [_arm(each, file, game, folder) for each in file.arms or _grid(file) or [whole]]
    if len(arms) > MOST_ARMS:
        raise file.fault("arms", TooMany(most=MOST_ARMS, found=len(arms)))
    names = [arm.name for arm in arms]
    for i, name in enumerate(names):
        if name in names[:i]:
            raise file.fault(f"arms[{i}].name", Twice(found=name))
    return tuple(arms)


def _grid(file: StudyFile) -> list[ArmTable]:
    """Every combination of the values that `grid` lists: seats, bots, and options by name."""
    if file.grid is None:
        return []
    grid = file.grid
    axes = {key: values for key, values in (("seats", grid.seats), ("bots", grid.bots)) if values is not None}
    axes |= {f"options.{name}": values for name, values in (grid.options or {}).items()}
    cells = [dict(zip(axes, values, strict=True)) for values in product(*axes.values())]
    return [ArmTable.read(_cell(each), "grid") for each in cells]


def _cell(chosen: Mapping[str, object]) -> dict[str, object]:
    """One combination of the grid as an arm."""
    name = ", ".join(f"{key.removeprefix('options.')} {_value_text(value)}" for key, value in chosen.items())
    options = {key.removeprefix("options."): value for key, value in chosen.items() if "." in key}
    plain = {key: value for key, value in chosen.items() if "." not in key}
    return {"name": name, "title": name, "options": options, **plain}


def _value_text(value: object) -> str:
    if isinstance(value, list):
        return "/".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _arm(arm: ArmTable, study: StudyFile, game: Game, folder: Path) -> Arm:
    """An arm: what it does not say, the study says for all."""
    material = _material(study, game, folder) | _material(arm, game, folder)
    options = (study.options or {}) | (arm.options or {})
    seats = next((each.seats for each in (arm, study) if each.seats is not None), _usual(game))
    try:
        made = game.with_material(material) if material else game
        seats = made.seat_count(seats)
        made.complete_options(seats, options)
    except RotondeError as error:
        raise arm.fault("", error) from error
    return Arm(
        name=arm.name,
        title=arm.title or {"en": arm.name, "fr": arm.name},
        seats=seats,
        bots=_bots(arm if arm.bots is not None else study, game, seats),
        options=options,
        material=material,
        orders=_orders(arm if arm.orders is not None else study, made, seats),
    )


def _usual(game: Game) -> int:
    return 3 if 3 in game.seats else min(game.seats)


def _material(table: Common, game: Game, folder: Path) -> dict[str, object]:
    """The files that are named, by what they are for."""
    found: dict[str, object] = {}
    for name, file in (table.material or {}).items():
        key = f"material.{name}"
        if name not in game.materials:
            raise table.fault(key, Unknown(known=", ".join(game.materials)))
        try:
            found[name] = json.loads((folder / file).read_text("utf-8"))
        except OSError as error:
            raise table.fault(key, Missing()) from error
        except ValueError as error:
            raise table.fault(key, NotToml(why=error)) from error
    return found


def _bots(table: Common, game: Game, seats: int) -> tuple[str, ...]:
    known = [RANDOM, *opponents(game.id)]
    asked = table.bots if table.bots is not None else [USUAL_LEVEL if USUAL_LEVEL in known else known[1]]
    for i, level in enumerate(asked):
        if level not in known:
            raise table.fault(f"bots[{i}]", Unknown(known=", ".join(known)))
    if len(asked) not in (1, seats):
        raise table.fault("bots", TwoLevels(seats=seats, found=len(asked)))
    return tuple(asked * seats if len(asked) == 1 else asked)


def _orders(table: Common, game: Game, seats: int) -> tuple[tuple[str, ...], ...]:
    """Orders of the players, each a list of notations."""
    found: list[tuple[str, ...]] = []
    for i, line in enumerate(table.orders or []):
        try:
            found.append(tuple(game.space.text(game.space.parse(text)) for text in line))
        except RotondeError as error:
            raise table.fault(f"orders[{i}]", error) from error
    if len(found) > seats:
        raise table.fault("orders", TwoLevels(seats=seats, found=len(found)))
    return tuple(found)
