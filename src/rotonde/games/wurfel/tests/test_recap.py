"""The last change of the dice."""

import rotonde


def test_the_dice_that_fell_last_are_named_with_their_throw() -> None:
    match = rotonde.Match(rotonde.game("wurfel"), 2, 7)
    state = match.state
    first = state.recap()
    (rolled,) = [each for each in state.events(0, None) if each["type"] == "rolled"]
    assert first == {"throw": f"{rolled['step']} rolled", "thrown": str(rolled["dice"]).split()}
    reroll = next(a for a in state.legal_actions() if state.game.space.kind(a) == "reroll")
    before = state.step
    match.apply(reroll)
    events = {each["type"]: each for each in match.state.events(before, None)}
    assert match.state.recap(before) == first
    assert match.state.recap(before + 1) == {"throw": f"{before} rethrew", "thrown": []}
    last = events["rolled"]
    assert match.state.recap() == {"throw": f"{last['step']} rolled", "thrown": str(last["dice"]).split()}
    assert match.state.recap(0) == {"throw": "", "thrown": []}
