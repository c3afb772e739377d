/* Texts of a page: which are not in the pseudo-language, which are cut off, which buttons overlap. */
;({ names, opening, sideways }) => {
  const ACCENTED = /[åéîöüýñçðþ]/i
  const WORD = /[a-z]*[aeiouyncdt][a-z]+|[a-z]+[aeiouyncdt]/i // two letters or more, of which one would be accented
  const allowed = new RegExp(names, 'g')
  const style = (each) => getComputedStyle(each)
  const isUnseen = (each) => {
    for (let one = each; one; one = one.parentElement)
      if (style(one).clipPath.startsWith('inset(50%') || one.matches('.skip')) return true
    return false
  }
  const isShown = (each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && each.closest('[inert]') === null
  const place = (each) => {
    const named = (one) =>
      one.localName +
      [...one.classList]
        .filter((name) => !name.startsWith('svelte'))
        .map((name) => `.${name}`)
        .join('')
    return `${each.parentElement ? named(each.parentElement) : ''} > ${named(each)}`
  }
  const isHardWired = (text) => {
    const left = text.trim().replace(allowed, '')
    return WORD.test(left) && !ACCENTED.test(left)
  }

  const nodes = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (
      walker.currentNode.data.trim() &&
      !parent.closest('script, style, noscript, option, textarea') &&
      isShown(parent)
    )
      nodes.push(walker.currentNode)
  }

  const hardWired = nodes
    .filter((node) => isHardWired(node.data))
    .map((node) => `${place(node.parentElement)}: ${node.data.trim()}`)
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], option')) {
    if (each.localName !== 'option' && !isShown(each)) continue
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (isHardWired(each.getAttribute(name) ?? ''))
        hardWired.push(`${place(each)}[${name}]: ${each.getAttribute(name)}`)
    if (each.localName === 'option' && isHardWired(each.textContent))
      hardWired.push(`${place(each)}: ${each.textContent}`)
  }

  const cutOff = []
  for (const node of nodes) {
    const parent = node.parentElement
    if (isUnseen(parent) || parent.closest(`svg, ${opening}, ${sideways}`)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    for (let each = parent; each; each = each.parentElement) {
      const { overflowX, overflowY, display, position } = style(each)
      const frame = each.getBoundingClientRect()
      const wide = box.right > frame.right + 1.5 || box.left < frame.left - 1.5
      const high = box.bottom > frame.bottom + 3 || box.top < frame.top - 3
      const clips = (overflow) => ['hidden', 'clip'].includes(overflow)
      const isBox = each.matches('button, .button, label, td, th, li, p, h1, h2, h3, legend, dialog, header, section')
      if ((clips(overflowX) && wide) || (clips(overflowY) && high)) {
        cutOff.push(`${place(parent)} in ${place(each)}: ${node.data.trim()}`)
        break
      }
      if (isBox && wide && display !== 'inline' && position !== 'fixed') {
        cutOff.push(`${place(parent)} over ${place(each)}: ${node.data.trim()}`)
        break
      }
      if (['auto', 'scroll'].includes(overflowY) || position === 'fixed') break
    }
    if (box.right > innerWidth + 1.5) cutOff.push(`${place(parent)} out of the page: ${node.data.trim()}`)
  }

  const pressed = [...document.querySelectorAll('button, a.button, select, summary, [role=tab]')].filter(
    (each) => isShown(each) && !isUnseen(each) && !each.closest('svg') && !each.closest('.fan'),
  )
  const overlapping = []
  for (const [i, one] of pressed.entries())
    for (const other of pressed.slice(i + 1)) {
      if (
        one.parentElement !== other.parentElement &&
        one.parentElement?.parentElement !== other.parentElement?.parentElement
      )
        continue
      if (one.contains(other) || other.contains(one)) continue
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (width > 2 && height > 2) overlapping.push(`${place(one)} and ${place(other)}`)
    }
  return { hardWired: [...new Set(hardWired)], cutOff: [...new Set(cutOff)], overlapping }
}
