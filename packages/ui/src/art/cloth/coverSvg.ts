import { coverNodes, type SvgNode } from './coverNodes.ts'
import type { CoverSource } from './coverSource.ts'
import { drawCover } from './drawCover.ts'

/**
 * The cover of a listing as an SVG file: the same picture as `CoverArt` shows, for `<img loading="lazy">` where a page holds so many that
 * inline drawings would weigh it down.
 */
export function coverSvg(source: CoverSource): string {
  const { shapes, view } = drawCover(source)
  const { x, y, width, height } = view
  const drawing = coverNodes(shapes, { view, id: 'c' }).map(writtenNode).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
}

/** An element as SVG text. */
export function writtenNode({ tag, attributes, children }: SvgNode): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${attributeName(name)}="${value}"`)
  const opening = `<${tag}${named.join('')}`
  return children ? `${opening}>${children.map(writtenNode).join('')}</${tag}>` : `${opening}/>`
}

/** React writes the names of strokes as one word, SVG with hyphens; the others are alike. */
const attributeName = (name: string) =>
  name.startsWith('stroke') ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
