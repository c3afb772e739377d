/** How a picture changes by one event, so that cards are seen going where they go. */
import type { GameEvent } from '$shell/protocol'
import { sideOf, type HandSeen, type Picture, type Side, type Train } from './picture'

const DOWN = { up: false, card: null, remembered: null, seen_by: [] }

function less(cards: string[], card: string): string[] {
  const at = cards.indexOf(card)
  return at === -1 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)]
}

function withHand(picture: Picture, seat: number, change: (hand: HandSeen) => Partial<HandSeen>): Picture {
  return { ...picture, hands: picture.hands.map((hand, i) => (i === seat ? { ...hand, ...change(hand) } : hand)) }
}

/** A card comes into a hand; its face is shown where that hand is open. */
function gains(picture: Picture, seat: number, card: string): Picture {
  return withHand(picture, seat, ({ size, cards }) => ({ size: size + 1, cards: cards && card ? [...cards, card] : cards }))
}

function loses(picture: Picture, seat: number, card: string): Picture {
  return withHand(picture, seat, ({ size, cards }) => ({ size: Math.max(0, size - 1), cards: cards && less(cards, card) }))
}

function withSide(picture: Picture, at: number, change: (side: Side) => Partial<Side>): Picture {
  return { ...picture, sides: picture.sides.map((side, i) => (i === at ? { ...side, ...change(side) } : side)) }
}

function withTrain(picture: Picture, side: number, slot: number, change: (train: Train) => Partial<Train>): Picture {
  return withSide(picture, side, ({ trains }) => ({
    trains: trains.map((train) => (train.train === slot ? { ...train, ...change(train) } : train)).filter((train) => train.cars.length > 0),
  }))
}

function started(picture: Picture, side: number, slot: number, card: string): Picture {
  const train: Train = { train: slot, cars: [card], fresh: 1, engine: null }
  return withSide(picture, side, ({ trains }) => ({ trains: [...trains, train].sort((a, b) => a.train - b.train) }))
}

const couple = (card: string) => (train: Train) => ({ cars: [...train.cars, card], fresh: train.fresh + 1 })
const uncouple = (train: Train) => ({ cars: train.cars.slice(0, -1), fresh: Math.max(0, train.fresh - 1) })

function dealt(picture: Picture): Picture {
  const hands = picture.hands.map((hand) => ({ ...hand, size: 0, cards: hand.cards && [] }))
  return { ...picture, hands, sides: picture.sides.map((side) => ({ ...side, trains: [], maintenance: [] })), discard: [], slot: [] }
}

/** The picture after one event; what is not drawn stays as it was. */
export function after(picture: Picture, event: GameEvent): Picture {
  const seat = Number(event.seat)
  const card = String(event.card ?? '')
  const slot = Number(event.train)
  const side = event.side === undefined ? sideOf(picture, seat) : Number(event.side)
  const toSlot = (from: Picture, ...cards: string[]) => ({ ...from, slot: [...from.slot, ...cards] })
  switch (event.type.replace('_unseen', '')) {
    case 'scored':
      return withSide(picture, side, () => ({ total: Number(event.total) }))
    case 'turn':
      return { ...picture, turn: seat, sides: picture.sides.map((each) => ({ ...each, trains: each.trains.map((train) => ({ ...train, fresh: 0 })) })) }
    case 'dealt':
      return gains(picture.phase === 'deal' ? picture : { ...dealt(picture), phase: 'deal' }, seat, card)
    case 'drew':
      return gains({ ...picture, draw: Math.max(0, picture.draw - 1) }, seat, card)
    case 'took':
      return gains({ ...picture, discard: picture.discard.slice(0, -1) }, seat, card)
    case 'shuffled':
      return { ...picture, draw: Number(event.cards), discard: [] }
    case 'started':
      return started(loses(picture, seat, card), side, slot, card)
    case 'added':
      return withTrain(loses(picture, seat, card), side, slot, couple(card))
    case 'hitched':
      return withTrain(loses(picture, seat, card), side, slot, () => ({ engine: { ...DOWN, card: card || null, remembered: card || null } }))
    case 'headed':
      return withTrain(loses(picture, seat, 'diesel'), side, slot, () => ({ engine: { ...DOWN, up: true, card: 'diesel' } }))
    case 'unhitched':
      return withTrain(gains(picture, seat, card), side, slot, () => ({ engine: null }))
    case 'uncoupled':
      return withTrain(gains(picture, seat, card), side, slot, uncouple)
    case 'maintained':
    case 'countered':
      return withSide(loses(picture, seat, card), side, ({ maintenance }) => ({ maintenance: [...maintenance, card] }))
    case 'unmaintained':
      return withSide(gains(picture, seat, card), side, ({ maintenance }) => ({ maintenance: less(maintenance, card) }))
    case 'spent':
      return toSlot(withSide(picture, side, ({ maintenance }) => ({ maintenance: less(maintenance, card) })), card)
    case 'discarded':
      return { ...loses(picture, seat, card), discard: [...picture.discard, card] }
    case 'played':
      return toSlot(loses(picture, seat, card), card)
    case 'turned':
    case 'turned_again':
      return { ...toSlot(loses(picture, seat, 'turntable'), 'turntable'), direction: -picture.direction }
    case 'derailed':
      return { ...picture, skips: picture.skips.map((skips, i) => (i === seat ? skips + 1 : skips)) }
    case 'skipped':
      return { ...picture, skips: picture.skips.map((skips, i) => (i === seat ? skips - 1 : skips)) }
    case 'broke':
      return toSlot(withTrain(picture, side, slot, uncouple), card)
    case 'stole':
      return withTrain(picture, side, slot, uncouple)
    case 'kept':
    case 'returned':
      return gains(picture, seat, card)
    case 'wrecked':
      return withTrain(picture, side, slot, () => ({ cars: [] }))
    default:
      return picture
  }
}
