"""Actions: the moves in the order of their numbers, and the phases in which they come."""

from typing import Final

from rotonde.core.moves import Moves, Phase
from rotonde.games.express.asking import answer, ask
from rotonde.games.express.disasters import against, counter, decline, derail, hit, play
from rotonde.games.express.discarding import discard, out, pass_on, turntable
from rotonde.games.express.drawing import DrawPhase, draw, draws, skip, take
from rotonde.games.express.lay_phase import LayPhase
from rotonde.games.express.laying import add, couple, diesel, engine, head, hitch_to, maintain, start
from rotonde.games.express.phases import (
    AIM_SEAT,
    AIM_SIDE,
    AIM_TRAIN,
    ANSWER,
    COUPLE,
    DEAL,
    DRAW,
    DRAWING,
    ENDED,
    HEAD,
    HITCH,
    LAY,
    RESPOND,
    SHOW,
    STOLEN,
    SWAP_OWN,
    SWAP_THEIRS,
)
from rotonde.games.express.setup import deals, shows
from rotonde.games.express.stealing import couple_stolen, keep, start_behind_diesel, start_stolen
from rotonde.games.express.swapping import done, swap_own, swap_theirs
from rotonde.games.express.taking_back import uncouple, unhitch, unmaintain

MOVES: Final = Moves(
    players=[
        draw, take, skip,
        start, add, engine, diesel, maintain, unhitch, uncouple, unmaintain,
        ask, discard, out, turntable, play, pass_on,
        answer, decline, counter, keep, against, derail, couple, done,
    ],
    chance=[shows, deals, draws],
    phases=[
        Phase(SHOW, "show", shows, rules="EX-DEALER-1 EX-DEALER-2"),
        Phase(DEAL, "deal", deals, rules="EX-SETUP-4 EX-DEALER-4"),
        DrawPhase(DRAW, "draw", draw, take, skip, rules="EX-DRAW-1 EX-DRAW-2 EX-SHUF-1"),
        Phase(DRAWING, "drawing", draws, rules="EX-DRAW-1"),
        LayPhase(
            LAY, "lay",
            start, add, engine, diesel, maintain, unhitch, uncouple, unmaintain,
            ask, discard, out, turntable, play, pass_on,
            rules="EX-LAY-1 EX-LAY-3 EX-LAY-4 EX-TRAIN-1 EX-TRAIN-2 EX-HAND-1 EX-DISC-1 EX-OUT-1",
        ),
        Phase(COUPLE, "couple", couple, rules="EX-TRAIN-2 EX-TRAIN-3 EX-TRAIN-4 EX-WILD-1 EX-CAB-1"),
        Phase(HITCH, "hitch", hitch_to, rules="EX-ENG-1 EX-ENG-2"),
        Phase(HEAD, "head", head, rules="EX-ENG-4"),
        Phase(ANSWER, "answer", answer, rules="EX-ASK-1 EX-ASK-2 EX-ASK-3"),
        Phase(AIM_SIDE, "aim_side", against, rules="EX-DIS-1 EX-CTR-1"),
        Phase(AIM_SEAT, "aim_seat", derail, rules="EX-DIS-1 EX-DER-1"),
        Phase(AIM_TRAIN, "aim_train", hit, rules="EX-DIS-1 EX-CAB-3"),
        Phase(RESPOND, "respond", decline, counter, rules="EX-CTR-2 EX-CTR-3 EX-MNT-2"),
        Phase(
            STOLEN, "stolen", start_stolen, start_behind_diesel, keep, couple_stolen,
            rules="EX-STL-1 EX-STL-3",
        ),
        Phase(SWAP_OWN, "swap_own", swap_own, done, rules="EX-SWAP-1 EX-SWAP-2"),
        Phase(SWAP_THEIRS, "swap_theirs", swap_theirs, rules="EX-SWAP-1 EX-SWAP-2"),
        Phase(ENDED, "over", rules="EX-END-3 EX-END-4"),
    ],
)  # fmt: skip

# The first number of each kind; the others follow by index.
DRAW_TWO: Final = draw.first
TAKE: Final = take.first
SKIP: Final = skip.first
START: Final = start.first
ADD: Final = add.first
ENGINE: Final = engine.first
PUT_DIESEL: Final = diesel.first
MAINTAIN: Final = maintain.first
UNHITCH: Final = unhitch.first
UNCOUPLE: Final = uncouple.first
ASK: Final = ask.first
DISCARD: Final = discard.first
OUT: Final = out.first
AGAIN: Final = turntable.first
ON: Final = AGAIN + 1
PLAY: Final = play.first
PASS: Final = pass_on.first
YES: Final = answer.first
NO: Final = YES + 1
DECLINE: Final = decline.first
KEEP: Final = keep.first
AGAINST: Final = against.first
DERAIL: Final = derail.first
TRAIN: Final = couple.first
DONE: Final = done.first
