import { describeElement } from './describeElement.ts'
import { isSeen } from './isSeen.ts'
import { TARGETS } from './targets.ts'

/** The least that a finger finds, in both directions. */
const LEAST = 44
/** Rounding of layouts in fractions of a pixel. */
const TOLERANCE = 0.5

/**
 * The targets that a finger misses: less than 44 pixels high or wide, counting all that answers to a touch, be it padding, a pseudo-element
 * or a label. As WCAG 2.5.5 has it, a link in a sentence may be as high as its line, and a place on a map as large as it is there.
 */
export function targetFaults(): string[] {
  return [...document.body.querySelectorAll(TARGETS)].flatMap((target) => {
    const touched = touchedFor(target)
    if (!isSeen(touched) || target.closest('svg') || isInSentence(target)) return []
    const { width, height, cover } = touchSize(touched)
    if (width >= LEAST - TOLERANCE && height >= LEAST - TOLERANCE) return []
    const under = cover ? `, under ${describeElement(cover)}` : ''
    return [`${describeElement(target)} is a target of ${Math.round(width)} by ${Math.round(height)} px${under}`]
  })
}

/** The element to touch to reach it: a box to tick is often a picture in a label, and itself out of sight. */
function touchedFor(target: Element): Element {
  if (!(target instanceof HTMLInputElement)) return target
  const isTicked = ['checkbox', 'radio', 'file'].includes(target.type)
  return (isTicked || !isSeen(target) ? target.labels?.[0] : undefined) ?? target
}

function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false
  let sentence = target.parentElement
  while (sentence && getComputedStyle(sentence).display === 'inline') sentence = sentence.parentElement
  if (!sentence) return false
  const rest = sentence.cloneNode(true) as Element
  for (const link of rest.querySelectorAll(TARGETS)) link.remove()
  return /\p{L}/u.test(rest.textContent)
}

/** How far a target answers, and what lies over its middle. */
function touchSize(target: Element): { width: number; height: number; cover?: Element } {
  const box = target.getBoundingClientRect()
  if (box.width >= LEAST - TOLERANCE && box.height >= LEAST - TOLERANCE) return box
  // Only what is in the window can be touched.
  target.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' })
  const { left, right, top, bottom, width, height } = target.getBoundingClientRect()
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const answersAt = (dx: number, dy: number) => {
    const hit = document.elementFromPoint(x + dx, y + dy)
    return hit !== null && target.contains(hit)
  }
  /** How far it answers on both sides of its centre, as far as that matters. */
  const reach = (dx: number, dy: number) => {
    let before = 0
    while (before < LEAST && answersAt(-dx * (before + 1), -dy * (before + 1))) before += 1
    let after = 0
    while (before + 1 + after < LEAST && answersAt(dx * (after + 1), dy * (after + 1))) after += 1
    return before + 1 + after
  }
  const middle = document.elementFromPoint(x, y)
  return {
    width: Math.max(width, reach(1, 0)),
    height: Math.max(height, reach(0, 1)),
    ...(middle && !target.contains(middle) && { cover: middle }),
  }
}
