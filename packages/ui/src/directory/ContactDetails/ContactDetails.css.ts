import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const details = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[5],
    minInlineSize: 0,
  }),
)

export const map = style(
  inComponents({
    border: `${vars.border.strong} solid ${vars.color.line.strong}`,
    selectors: { '&&': { aspectRatio: '8 / 5' } },
  }),
)

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[5],
    alignItems: 'center',
    paddingBlock: vars.space[3],
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  }),
)

export const icon = style(
  inComponents({ gridRow: 'span 2', marginInlineEnd: vars.space[2], color: vars.color.accent.laterite }),
)

export const label = style([typography.label, inComponents({ color: vars.color.text.muted })])

export const value = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    fontSize: vars.type.lead.size,
    fontWeight: 600,
    lineHeight: vars.type.small.line,
    overflowWrap: 'anywhere',
  }),
)

export const link = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
  }),
)

export const number = style(inComponents({ fontVariantNumeric: 'tabular-nums' }))
