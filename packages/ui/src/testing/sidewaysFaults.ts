import { describeElement } from './describeElement.ts'
import { isSeen } from './isSeen.ts'

/** Rounding of layouts in fractions of a pixel. */
const TOLERANCE = 1

/**
 * What leaves the page by its sides: a page that scrolls sideways, a box or a text that pokes out of it, a text that a box around it
 * cuts off. What a person can scroll into view inside its own scroller, and what ends in an ellipsis on purpose, is none.
 */
export function sidewaysFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const page = { left: 0, right: clientWidth }
  const boxes = [...document.body.querySelectorAll('*')].filter(
    (element) => pokesOut(element.getBoundingClientRect(), page) && isSeen(element) && clipperOf(element) === null,
  )
  const widest = boxes.filter(({ parentElement }) => !parentElement || !boxes.includes(parentElement))
  return [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide in a window of ${clientWidth}`] : []),
    ...widest.map((element) => `${describeElement(element)} pokes out of the window`),
    ...textNodes()
      .filter(isCut)
      .map((text) => `The text "${text.data.trim()}" is cut off`),
  ]
}

function pokesOut(box: DOMRect, within: { left: number; right: number }): boolean {
  return box.width > 0 && (box.left < within.left - TOLERANCE || box.right > within.right + TOLERANCE)
}

function isCut(text: Text): boolean {
  const parent = text.parentElement
  if (!parent || parent.closest('svg') || !isSeen(parent)) return false
  const clipper = clipperOf(text)
  if (!clipper) return false
  const { overflowX, textOverflow } = getComputedStyle(clipper)
  if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false
  const range = document.createRange()
  range.selectNodeContents(text)
  const frame = clipper.getBoundingClientRect()
  return [...range.getClientRects()].some((box) => pokesOut(box, frame))
}

/** The nearest box around that shows no more of its content than fits into it. */
function clipperOf(node: Node): Element | null {
  for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible') return around
  }
  return null
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.filter(({ data }) => data.trim() !== '')
}
