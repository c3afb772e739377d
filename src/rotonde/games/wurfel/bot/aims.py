"""Judges that ask one plain question; a plan by such a judge gives the odds that its answer is yes."""

from rotonde.games.wurfel.bot.scene import COLOUR_OF, LENGTH_OF, Scene
from rotonde.games.wurfel.material import GOAL


class Reach:
    """Does the turn end on that cell or further?"""

    def __init__(self, cell: int) -> None:
        self._cell = cell

    def of(self, scene: Scene) -> float:
        return 1.0 if scene.fronts[scene.turn] >= self._cell else 0.0


class Get:
    """Does the turn bring a strip of that colour, at least so long?"""

    def __init__(self, colour: int, length: int) -> None:
        self._colour = colour
        self._length = length

    def of(self, scene: Scene) -> float:
        for strip in scene.strips[scene.turn]:
            if COLOUR_OF[strip] == self._colour and LENGTH_OF[strip] >= self._length:
                return 1.0
        return 0.0


class Advance:
    """How far is the turn's end ahead of the others, none of whom is thought to do anything?"""

    def of(self, scene: Scene) -> float:
        front = scene.fronts[scene.turn]
        if front >= GOAL:
            return 2.0 * GOAL
        rivals = 0
        for seat in range(scene.seats):
            if seat != scene.turn:
                rivals += scene.fronts[seat]
        return front - 0.5 * rivals / (scene.seats - 1)
