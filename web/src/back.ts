/** Back closes what lies over the page before it leaves it: a dialog, a menu, a panel that is a sheet. */

interface Mark {
  /** The number of what lies over the page at this place of the history. */
  over: number
}

const open = new Map<number, () => void>()
let last = 0

const marked = (): number => (history.state as Mark | null)?.over ?? 0

/** Whether the place in the history is that of something over the page. */
export const isOver = (): boolean => marked() > 0

/** Whether that is closed already. */
const isLeft = (): boolean => isOver() && !open.has(marked())

/** Gives what has just opened a place in the history; going back from there closes it. Returns what to call when it
 * has closed in another way. */
export function closedByBack(close: () => void): () => void {
  const mark = { over: ++last }
  history[isLeft() ? 'replaceState' : 'pushState'](mark, '')
  open.set(mark.over, close)
  return () => {
    if (!open.delete(mark.over)) return
    // A link that was followed meanwhile has taken the place over.
    setTimeout(() => marked() === mark.over && isLeft() && history.back())
  }
}

function goneBack(): void {
  const at = marked()
  for (const [over, close] of [...open].reverse()) {
    if (over <= at) continue
    open.delete(over)
    close()
  }
  if (isLeft()) history.back()
}

addEventListener('popstate', goneBack)
