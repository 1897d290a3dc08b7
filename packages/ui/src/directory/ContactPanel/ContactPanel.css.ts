import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const rule = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const panel = style(
  inComponents({
    minInlineSize: 0,
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

// The room is kept for what only the browser knows: whether it is open, and which day it is.
export const opening = style([
  typography.label,
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    minBlockSize: '64px',
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    borderBlockEnd: rule,
    '@media': { [above('sm')]: { paddingInline: vars.space[5] } },
  }),
])

export const state = style(inComponents({ paddingBlock: vars.space[1] }))

export const today = style(inComponents({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' }))

// On a phone the map itself is not far.
export const locator = style(
  inComponents({
    display: 'none',
    position: 'relative',
    borderBlockEnd: rule,
    '@media': { [above('lg')]: { display: 'block' } },
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { ...focusRing, content: '', position: 'absolute', inset: '6px' },
    },
  }),
)

export const picture = style(
  inComponents({ selectors: { [`${locator} > &`]: { aspectRatio: 'auto', blockSize: '152px' } } }),
)

export const part = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: vars.space[4],
    '@media': { [above('sm')]: { padding: vars.space[5] } },
    selectors: { '& + &': { borderBlockStart: rule } },
  }),
)

export const lines = style(inComponents({ display: 'grid' }))

export const line = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    minBlockSize: vars.size.target,
  }),
)

export const icon = style(inComponents({ flex: 'none', color: vars.color.text.muted }))

export const value = style(
  inComponents({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
)

export const target = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: vars.size.target,
    maxInlineSize: '100%',
    minBlockSize: vars.size.target,
    // Two that take several lines do not touch.
    paddingBlock: vars.space[2],
  }),
)

export const contact = style(inComponents({ inlineSize: '100%', marginBlockStart: vars.space[2] }))

export const needsScript = style(inComponents({ '@media': { '(scripting: none)': { display: 'none' } } }))

export const missing = style(inComponents({ color: vars.color.text.muted }))

export const details = style(inComponents({ display: 'grid' }))

// What is too long for the rest of the line has one of its own.
export const detail = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    minBlockSize: vars.size.target,
  }),
)

export const term = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: '7.75rem',
    color: vars.color.text.muted,
  }),
)

export const definition = style([
  typography.label,
  inComponents({ minInlineSize: 0, fontSize: vars.type.body.size, overflowWrap: 'anywhere' }),
])

export const mark = style(
  inComponents({ display: 'grid', placeItems: 'center', inlineSize: '20px', color: vars.color.text.default }),
)
