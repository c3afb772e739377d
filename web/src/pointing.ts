/** Pointing: by a mouse that rests on something, by the focus of the keys, or by a finger that stays. */
import { browser } from './connection'

/** Time that a mouse or a finger stays on something before it is explained, in milliseconds; a tap is shorter. */
export const HOLD = 280
/** Pixels that a finger that stays may slip. */
const SLIP = 8

/** The handlers of something that can be pointed at, to be spread into its element. */
export const pointing = (point: (() => void) | undefined, leave: () => void) => ({
  onpointerenter: point,
  onpointerleave: leave,
  onfocus: point,
  onblur: leave,
})

type Pressed = Pick<PointerEvent, 'pointerType' | 'clientX' | 'clientY'>

/** A finger that stays on a map, where what it means depends on where it is. */
export class Hold {
  /** It has stayed: lifting it presses nothing. */
  held = false
  #from: Pressed | null = null
  #cancel: () => void = () => {}

  constructor(private after = browser.after) {}

  down(event: Pressed, point: () => void): void {
    this.end()
    this.held = false
    if (event.pointerType !== 'touch') return
    this.#from = event
    this.#cancel = this.after(HOLD, () => {
      this.held = true
      point()
    })
  }

  move({ clientX, clientY }: Pressed): void {
    if (this.#from && Math.hypot(clientX - this.#from.clientX, clientY - this.#from.clientY) > SLIP) this.end()
  }

  end(): void {
    this.#cancel()
    this.#from = null
  }
}
