/** Pieces that changed place travel there; measured before and after, so that the layout is free. */
const LASTS = 280

export type Places = Map<string, DOMRect>

export function measure(root: HTMLElement | undefined): Places {
  const pieces = root?.querySelectorAll<HTMLElement>('[data-strip]') ?? []
  return new Map([...pieces].map((piece) => [piece.dataset.strip!, piece.getBoundingClientRect()]))
}

export function fly(root: HTMLElement | undefined, before: Places): void {
  for (const piece of root?.querySelectorAll<HTMLElement>('[data-strip]') ?? []) {
    const old = before.get(piece.dataset.strip!)
    const now = piece.getBoundingClientRect()
    if (!old || now.width === 0 || Math.hypot(old.x - now.x, old.y - now.y) < 3) continue
    const holder = piece.parentElement as HTMLElement
    const shift = `translate(${old.x - now.x}px, ${old.y - now.y}px)`
    const from = `${shift} scale(${old.width / now.width}, ${old.height / now.height})`
    holder.style.zIndex = '9'
    piece.style.transformOrigin = '0 0'
    const flight = piece.animate([{ transform: from }, { transform: 'none' }], {
      duration: LASTS,
      easing: 'cubic-bezier(.3,.7,.2,1)',
    })
    flight.onfinish = flight.oncancel = () => (holder.style.zIndex = '')
  }
}
