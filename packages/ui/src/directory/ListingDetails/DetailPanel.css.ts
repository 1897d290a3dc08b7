import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const panel = style(
  inComponents({
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

export const part = style(
  inComponents({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[4],
    '@media': { [above('sm')]: { padding: vars.space[5] } },
    selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.color.line.subtle}` } },
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

export const icon = style(inComponents({ color: vars.color.text.muted }))

export const value = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const target = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target }),
)

export const contact = style(inComponents({ inlineSize: '100%', marginBlockStart: vars.space[2] }))

export const missing = style(inComponents({ color: vars.color.text.muted }))

export const details = style(inComponents({ display: 'grid' }))

export const detail = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(6.5rem, max-content) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[3],
    minBlockSize: vars.size.target,
  }),
)

export const term = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.color.text.muted }),
)

export const definition = style([typography.label, inComponents({ fontSize: vars.type.body.size })])

export const mark = style(
  inComponents({ display: 'grid', placeItems: 'center', inlineSize: '20px', color: vars.color.text.default }),
)
