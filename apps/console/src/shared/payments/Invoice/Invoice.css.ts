import { globalStyle } from '@vanilla-extract/css'
import { above, apart, componentStyle, inColumn, typography, vars } from '@dira/ui/styling'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const sheet = componentStyle(typography.small, {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '640px',
  minInlineSize: 0,
  padding: vars.space[4],
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.hair} solid ${vars.color.line.control}`,
  overflowWrap: 'anywhere',
  '@media': {
    // As high as A4 is for its width.
    [above('md')]: { aspectRatio: '210 / 297', padding: '38px' },
    print: {
      page: 'invoice',
      maxInlineSize: 'none',
      aspectRatio: 'auto',
      minBlockSize: '258mm',
      padding: 0,
      border: 0,
    },
  },
})

// The sheet is all that is printed: what holds it loses its own boxes, what does not goes.
const printed = `body:has(${sheet})`
globalStyle(`${printed} *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, { '@media': { print: { display: 'none' } } })
globalStyle(`${printed}, ${printed} *:has(${sheet})`, {
  '@media': {
    print: {
      display: 'block',
      minBlockSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      maxInlineSize: 'none',
    },
  },
})
// vanilla-extract writes it as it stands; its types know properties of elements alone.
globalStyle('@page invoice', { size: 'A4 portrait', margin: '18mm' } as object)

export const head = componentStyle({ ...apart(), alignItems: 'flex-start', columnGap: vars.space[4] })

export const wordmark = componentStyle({ blockSize: '48px', inlineSize: 'auto' })

export const title = componentStyle({ textAlign: 'end', marginInlineStart: 'auto' })

export const number = componentStyle(typography.label, { margin: 0 })

export const selvedge = componentStyle({ flex: 'none', '@media': { print: { printColorAdjust: 'exact' } } })

export const parties = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[4],
})

export const term = componentStyle({ color: vars.color.text.muted })

export const lines = componentStyle({ ...inColumn(), margin: 0, minInlineSize: 0, lineHeight: 1.45 })

export const first = componentStyle(typography.label, { display: 'block', lineHeight: 1.45 })

export const table = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' })

export const headCell = componentStyle(typography.label, {
  paddingBlock: vars.space[2],
  textAlign: 'start',
  color: vars.color.text.muted,
  borderBlock: strong,
})

export const cell = componentStyle({
  paddingBlock: vars.space[3],
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: hairline,
})

export const totalCell = componentStyle(typography.label, {
  paddingBlock: vars.space[2],
  fontSize: vars.type.body.size,
  textAlign: 'start',
  borderBlock: strong,
})

// After the cells: over their own.
export const money = componentStyle({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

export const total = componentStyle(typography.h3, { lineHeight: 1.2 })

export const muted = componentStyle({ display: 'block', color: vars.color.text.muted })

export const foot = componentStyle({ marginBlockStart: 'auto', color: vars.color.text.muted })
