"""From a study's file to the study: `study.toml`, explained in docs/laboratory.md."""

import json
import tomllib
from collections.abc import Mapping
from itertools import product
from pathlib import Path

from rotonde.bots.at_random import RANDOM
from rotonde.bots.levels import opponents
from rotonde.core.catalogue import game as game_of
from rotonde.core.errors import RotondeError
from rotonde.core.game import Game
from rotonde.lab.errors import Missing, NotToml, StudyError, TooManyArms, TwiceNamed, TwoLevels, Unknown
from rotonde.lab.paper import Paper
from rotonde.lab.study import Arm, Study

COMMON = ("seats", "bots", "options", "material", "orders")
KEYS = (
    *("title", "question", "game", "games", "seed", "iterations", "horizon", "rotate", "arms", "grid"),
    *COMMON,
)
ARM = ("name", "title", *COMMON)
MOST_GAMES, MOST_SEED, MOST_HORIZON, MOST_ARMS = 10_000_000, (1 << 63) - 1, 1_000_000, 200
USUAL_HORIZON, USUAL_LEVEL = 5000, "regular"


def read_study(file: Path, text: str) -> Study:
    """The study that the text of a file describes; its material is read from beside the file."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise StudyError(file=file, entry="study", problem=NotToml(why=error)) from error
    return _study(Paper(str(file), "", table, KEYS), file.parent)


def _study(paper: Paper, folder: Path) -> Study:
    game = _known(paper)
    title = paper.both("title")
    return Study(
        title=title,
        question=paper.both("question") if paper.has("question") else title,
        game=game.id,
        games=paper.whole("games", 1, MOST_GAMES),
        seed=paper.whole("seed", 0, MOST_SEED) if paper.has("seed") else 0,
        iterations=paper.whole("iterations", 1, MOST_GAMES) if paper.has("iterations") else 0,
        horizon=paper.whole("horizon", 1, MOST_HORIZON) if paper.has("horizon") else USUAL_HORIZON,
        rotate=paper.flag("rotate") if paper.has("rotate") else True,
        arms=_arms(paper, game, folder),
    )


def _known(paper: Paper) -> Game:
    try:
        return game_of(paper.text("game"))
    except RotondeError as error:
        raise error if isinstance(error, StudyError) else paper.fault("game", error) from error


def _arms(paper: Paper, game: Game, folder: Path) -> tuple[Arm, ...]:
    """The arms that are written out, else those of the grid, else one: the study as it stands."""
    written = paper.items("arms") if paper.has("arms") else []
    sheets = [Paper(paper.file, f"arms[{i}]", each, ARM) for i, each in enumerate(written)]
    arms = [_arm(sheet, paper, game, folder) for sheet in sheets or _grid(paper) or [_whole(paper)]]
    if len(arms) > MOST_ARMS:
        raise paper.fault("arms", TooManyArms(found=len(arms), most=MOST_ARMS))
    names = [arm.name for arm in arms]
    for i, name in enumerate(names):
        if name in names[:i]:
            raise paper.fault(f"arms[{i}].name", TwiceNamed(name=name))
    return tuple(arms)


def _whole(paper: Paper) -> Paper:
    return Paper(paper.file, "", {"name": "all", "title": paper.get("title")}, ARM)


def _grid(paper: Paper) -> list[Paper]:
    """Every combination of the values that `grid` lists: seats, bots, and options by name."""
    if not paper.has("grid"):
        return []
    sheet = paper.sheet("grid", ("seats", "bots", "options"))
    axes = {key: sheet.items(key) for key in ("seats", "bots") if sheet.has(key)}
    if sheet.has("options"):
        options = sheet.sheet("options")
        axes |= {f"options.{name}": options.items(name) for name in options.keys()}  # noqa: SIM118
    return [
        Paper(paper.file, "grid", _cell(dict(zip(axes, values, strict=True))), ARM)
        for values in product(*axes.values())
    ]


def _cell(chosen: Mapping[str, object]) -> dict[str, object]:
    """One combination as if it were an arm that somebody wrote."""
    name = ", ".join(f"{key.removeprefix('options.')} {_said(value)}" for key, value in chosen.items())
    options = {key.removeprefix("options."): value for key, value in chosen.items() if "." in key}
    plain = {key: value for key, value in chosen.items() if "." not in key}
    return {"name": name, "title": name, "options": options, **plain}


def _said(value: object) -> str:
    if isinstance(value, list):
        return "/".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _arm(sheet: Paper, study: Paper, game: Game, folder: Path) -> Arm:
    """An arm: what it does not say, the study says for all."""
    name = sheet.text("name")
    material = _material(study, game, folder) | _material(sheet, game, folder)
    options = _options(study) | _options(sheet)
    where = sheet if sheet.has("seats") else study
    try:
        made = game.with_material(material) if material else game
        seats = made.seat_count(where.get("seats") if where.has("seats") else _usual(game))
        made.complete_options(seats, options)
    except StudyError:
        raise
    except RotondeError as error:
        raise sheet.fault("", error) from error
    return Arm(
        name=name,
        title=sheet.both("title") if sheet.has("title") else {"en": name, "fr": name},
        seats=seats,
        bots=_bots(sheet if sheet.has("bots") else study, game, seats),
        options=options,
        material=material,
        orders=_orders(sheet if sheet.has("orders") else study, made, seats),
    )


def _usual(game: Game) -> int:
    return 3 if 3 in game.seats else min(game.seats)


def _options(paper: Paper) -> dict[str, object]:
    if not paper.has("options"):
        return {}
    sheet = paper.sheet("options")
    return {key: sheet.get(key) for key in sheet.keys()}  # noqa: SIM118


def _material(paper: Paper, game: Game, folder: Path) -> dict[str, object]:
    """The files that are named, by what they are for."""
    if not paper.has("material"):
        return {}
    sheet = paper.sheet("material", tuple(game.materials))
    found: dict[str, object] = {}
    for name in sheet.keys():  # noqa: SIM118
        file = folder / sheet.text(name)
        try:
            found[name] = json.loads(file.read_text("utf-8"))
        except OSError as error:
            raise sheet.fault(name, Missing()) from error
        except ValueError as error:
            raise sheet.fault(name, NotToml(why=error)) from error
    return found


def _bots(paper: Paper, game: Game, seats: int) -> tuple[str, ...]:
    known = [RANDOM, *opponents(game.id)]
    usual = USUAL_LEVEL if USUAL_LEVEL in known else known[1]
    asked = paper.texts("bots") if paper.has("bots") else [usual]
    for i, level in enumerate(asked):
        if level not in known:
            raise paper.fault(f"bots[{i}]", Unknown(known=", ".join(known)))
    if len(asked) not in (1, seats):
        raise paper.fault("bots", TwoLevels(seats=seats, found=len(asked)))
    return tuple(asked * seats if len(asked) == 1 else asked)


def _orders(paper: Paper, game: Game, seats: int) -> tuple[tuple[str, ...], ...]:
    """What players are told to do, each a list of notations."""
    if not paper.has("orders"):
        return ()
    found: list[tuple[str, ...]] = []
    for i, each in enumerate(paper.items("orders")):
        line = Paper(paper.file, f"{paper.entry}.orders[{i}]".lstrip("."), {"do": each}, ("do",)).texts("do")
        try:
            found.append(tuple(game.space.text(game.space.parse(text)) for text in line))
        except RotondeError as error:
            raise paper.fault(f"orders[{i}]", error) from error
    if len(found) > seats:
        raise paper.fault("orders", TwoLevels(seats=seats, found=len(found)))
    return tuple(found)
