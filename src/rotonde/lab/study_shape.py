"""Shape of a study's file, `study.toml`."""

from collections.abc import Mapping

from rotonde.core.shapes import Shape, anything, dict_of, flag, items, part, text, translated, whole

MOST_GAMES, MOST_SEED, MOST_HORIZON = 10_000_000, (1 << 63) - 1, 1_000_000
Said = Mapping[str, str]


class Common(Shape):
    """Settings of a study for all its arms, and of an arm for itself."""

    seats: object = anything(optional=True)
    bots: list[str] | None = items(text(), optional=True)
    options: dict[str, object] | None = dict_of(anything(), optional=True)
    material: dict[str, str] | None = dict_of(text(), optional=True)
    orders: list[list[str]] | None = items(items(text()), optional=True)


class ArmTable(Common):
    name: str = text()
    title: Said | None = translated(optional=True)


class Grid(Shape):
    """Values of which every combination is an arm."""

    seats: list[object] | None = items(anything(), optional=True)
    bots: list[object] | None = items(anything(), optional=True)
    options: dict[str, list[object]] | None = dict_of(items(anything()), optional=True)


class StudyFile(Common):
    title: Said = translated()
    question: Said | None = translated(optional=True)
    game: str = text()
    games: int = whole(1, MOST_GAMES)
    seed: int | None = whole(0, MOST_SEED, optional=True)
    iterations: int | None = whole(1, MOST_GAMES, optional=True)
    horizon: int | None = whole(1, MOST_HORIZON, optional=True)
    rotate: bool | None = flag(optional=True)
    arms: list[ArmTable] | None = items(ArmTable, optional=True)
    grid: Grid | None = part(Grid, optional=True)
