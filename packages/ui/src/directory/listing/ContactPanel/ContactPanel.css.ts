import { globalStyle } from '@vanilla-extract/css'
import { apart, centred, inColumn, inRow, inRows } from '../../../theme/boxes.ts'
import { above, componentStyle, focusRing, inComponents, typography, vars } from '../../../theme/styling.ts'

const rule = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const panel = componentStyle({
  minInlineSize: 0,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

// Space is reserved for what only the browser knows: whether it is open, and which day it is.
export const opening = componentStyle(typography.label, {
  ...apart(),
  columnGap: vars.space[4],
  minBlockSize: '64px',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: rule,
  '@media': { [above('sm')]: { paddingInline: vars.space[5] } },
})

export const state = componentStyle({ paddingBlock: vars.space[1] })

export const today = componentStyle({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' })

// On a phone the map itself is not far.
export const locator = componentStyle({
  display: 'none',
  position: 'relative',
  borderBlockEnd: rule,
  '@media': { [above('lg')]: { display: 'block' } },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { ...focusRing, content: '', position: 'absolute', inset: '6px' },
  },
})

export const picture = componentStyle({
  selectors: { [`${locator} > &`]: { aspectRatio: 'auto', blockSize: '152px' } },
})

export const part = componentStyle({
  ...inColumn(vars.space[3]),
  padding: vars.space[4],
  '@media': { [above('sm')]: { padding: vars.space[5] } },
  selectors: { '& + &': { borderBlockStart: rule } },
})

export const lines = componentStyle({ display: 'grid' })

export const line = componentStyle({
  ...inRow(vars.space[3]),
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  // When it was checked stands below it.
  selectors: { '&:has(> p)': { flexWrap: 'wrap', paddingBlockEnd: vars.space[2] } },
})

// Below the number, which stands after an icon of 20 pixels.
globalStyle(
  `${line} > p`,
  inComponents({
    flexBasis: '100%',
    marginBlockStart: `calc(-1 * ${vars.space[3]})`,
    paddingInlineStart: `calc(20px + ${vars.space[3]})`,
  }),
)

export const icon = componentStyle({ flex: 'none', color: vars.color.text.muted })

export const value = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })

export const target = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.target,
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  // Two that take several lines do not touch.
  paddingBlock: vars.space[2],
})

export const contact = componentStyle({ inlineSize: '100%', marginBlockStart: vars.space[2] })

export const needsScript = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } })

export const missing = componentStyle({ color: vars.color.text.muted })

export const details = componentStyle({ display: 'grid' })

// A value that is too long for the rest of the line has one of its own.
export const detail = componentStyle({
  ...inRows(),
  columnGap: vars.space[3],
  minBlockSize: vars.size.target,
})

export const term = componentStyle({
  ...inRow(vars.space[3]),
  minInlineSize: '7.75rem',
  color: vars.color.text.muted,
})

export const definition = componentStyle(typography.label, {
  minInlineSize: 0,
  fontSize: vars.type.body.size,
  overflowWrap: 'anywhere',
})

export const links = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] })

// Beside the term, however many they are: each is a link of its own, one below the other where a line has no room.
export const values = componentStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  minInlineSize: '8rem',
})

export const mark = componentStyle({ ...centred, inlineSize: '20px', color: vars.color.text.default })
