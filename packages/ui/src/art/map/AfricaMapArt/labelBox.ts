import type { Box } from '../../shapes/field.ts'
import type { LabelPlace } from './labelPlaces.ts'
import { SHEET_SIZE } from './sheet.ts'

/** How labels are written on a map of some width, at which they take the largest share of it. */
export interface LabelSize {
  /** The width of the narrowest map with such labels, and the size of their letters on it, both in pixels. */
  readonly mapWidth: number
  readonly fontSize: number
  /** Whether the number of listings is part of the label. */
  readonly hasCount: boolean
}

interface LabelText {
  readonly name: string
  readonly count: number
}

/** From this width on, in pixels, a map has the labels of a wide one. */
export const WIDE_FROM = 600

/** On the smallest maps the letters of labels have this share of the map's width, in hundredths. */
export const NARROW_SHARE = 3.2

/** Between a line and the label at its end, in pixels. */
export const LABEL_GAP = 6

/** The second line of a label is so far below the first, in ems. */
export const LINE_HEIGHT = 1.12

/** A line of letters reaches so far from its middle, in ems. */
const HALF_LINE = 0.74

/** Between the number and the name on the same line: an en space. */
const SPACE = 0.5

/** The box of a label in the units of the map, rather too large than too small. */
export function labelBox({ name, count }: LabelText, place: LabelPlace, size: LabelSize): Box {
  const unit = SHEET_SIZE / size.mapWidth
  const em = size.fontSize * unit
  const [nameWidth, countWidth] = [textWidth(name) * em, size.hasCount ? countWidthOf(count) * em : 0]
  if ('at' in place) {
    const [x, y] = place.at
    const width = Math.max(nameWidth, countWidth)
    const height = (2 * HALF_LINE + (size.hasCount ? LINE_HEIGHT : 0)) * em
    return { x: x - width / 2, y: y - HALF_LINE * em, width, height }
  }
  const [x, y] = place.end
  const width = nameWidth + (size.hasCount ? SPACE * em + countWidth : 0)
  const start = place.side === 'left' ? x - LABEL_GAP * unit - width : x + LABEL_GAP * unit
  return { x: start, y: y - HALF_LINE * em, width, height: 2 * HALF_LINE * em }
}

/** How wide a text is in the narrow letters of the maps, in ems: rather too wide than too narrow, for they cannot be measured on a server. */
function textWidth(text: string): number {
  return [...text].reduce((width, letter) => width + letterWidth(letter), 0)
}

/** With a separator before every third digit from the end. */
function countWidthOf(count: number): number {
  const digits = `${count}`
  return textWidth(digits) + Math.floor((digits.length - 1) / 3) * letterWidth(',')
}

function letterWidth(letter: string): number {
  if (/[iljtfrI .,’'’-]/.test(letter)) return 0.36
  if (/[mwMW]/.test(letter)) return 0.86
  if (/\p{Lu}/u.test(letter)) return 0.66
  // Combining marks stand over other letters.
  if (/\p{M}/u.test(letter)) return 0
  return letter < '\u0530' ? 0.54 : 0.85
}
