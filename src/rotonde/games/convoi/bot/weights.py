"""Weights of the evaluation, in moves: a card played well is one."""


class Weights:
    """Weights found by playing; `make ratings` measures the levels that use them."""

    def __init__(self) -> None:
        self.change = 0.49  # a change of a light or switch on a train's own route
        self.near = 0.6  # how much more it weighs straight ahead
        self.fading = 0.286  # how that fades with every move of the train
        self.later = 0.2  # a change on a route that a train has still to begin
        self.facing = 1.2  # a train that comes from ahead
        self.behind = 0.3  # one that goes the same way
        self.loading = 4.9  # a cube that is not on a train yet
        self.waiting = 2.5  # for a train that is still in the depot
        self.token = 1.05
        self.card = 0.65  # a card in hand
        self.coming = 1.0  # what the next instruction card brings
        self.hope = 0.5  # what is left of a danger while there are cards to mend it
        self.train_lost = 2.2  # sent back to the depot
        self.cargo_lost = 6.0
        self.agents = 2.5  # an agent not yet used


def hasty() -> Weights:
    """Sees the route of each train, but not what the next instruction card may do."""
    weights = Weights()
    weights.coming = 0.0
    return weights
