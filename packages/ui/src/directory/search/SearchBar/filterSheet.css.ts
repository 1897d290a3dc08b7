import { globalStyle } from '@vanilla-extract/css'
import { below, centred, forcedColors, inComponents, squareOf, unseen, vars } from '../../../theme/styling.ts'
import { chevron, look, whileClosed } from '../../../components/Disclosure/Disclosure.css.ts'
import { end, groups, number, panel, toggle, toggleWord } from '../FilterPanel/FilterPanel.css.ts'
import { row } from './SearchBar.css.ts'

/** The FilterPanel in the row of a phone: a square, and opened a sheet over the whole window whose head it then is. */
const { color, space, size, border, z } = vars
const narrow = below('md')
const head = '56px'
const strong = `${border.strong} solid ${color.line.strong}`

const onPhone = (selector: string, rule: Parameters<typeof inComponents>[0]) =>
  globalStyle(selector, inComponents({ '@media': { [narrow]: rule } }))

const square = `${row} ${toggle}`
const opened = `${row} ${toggle}[open]`

onPhone(square, squareOf(size.control))
onPhone(`${square} > ${look.framed}`, { position: 'relative' })
onPhone(`${square}:not([open]) > ${look.framed}`, { ...centred, ...squareOf(size.control), padding: 0 })
onPhone(`${square}:not([open]) :is(${toggleWord}, ${chevron})`, unseen)
onPhone(`${square}:not([open]) ${whileClosed}`, { display: 'contents' })
onPhone(`${square}:not([open]) ${number}`, {
  position: 'absolute',
  insetBlockStart: '-8px',
  insetInlineEnd: '-8px',
  minInlineSize: '22px',
  blockSize: 'auto',
  minBlockSize: '22px',
  lineHeight: 1.2,
})

onPhone(`${opened} > ${look.framed}`, {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: z.overlay,
  minBlockSize: head,
  paddingInline: space[4],
  backgroundColor: color.bg.surface,
  border: 0,
  borderBlockEnd: strong,
})
onPhone(`${opened} + ${groups}`, {
  position: 'fixed',
  inset: `${head} 0 0`,
  zIndex: z.overlay,
  margin: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: space[9],
})
onPhone(`${opened} ~ ${end}`, { position: 'fixed', inset: 'auto 0 0', zIndex: z.overlay, margin: 0 })

// Nothing behind the sheet moves, is read, or takes the focus.
onPhone(`:root:has(${opened})`, { overflow: 'hidden' })
onPhone(`:root:has(${opened}) body`, { visibility: 'hidden' })
onPhone(`${row} ${panel}:has(> ${toggle}[open])`, { visibility: 'visible' })

globalStyle(`${square} ${number}`, inComponents({ '@media': { [forcedColors]: { border: '1px solid' } } }))
