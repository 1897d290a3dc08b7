import { style } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const card = style(
  inComponents({
    inlineSize: '100%',
    maxInlineSize: '446px',
    minInlineSize: 0,
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
)

export const content = style(
  inComponents({
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[4],
    '@media': { [above('sm')]: { padding: '28px', gap: '20px' } },
  }),
)

export const heading = style(inComponents({ fontSize: '2.125rem' }))

export const facts = style(inComponents({ display: 'grid' }))

export const fact = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.5fr)',
    alignItems: 'baseline',
    columnGap: vars.space[4],
    paddingBlock: vars.space[3],
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
    overflowWrap: 'anywhere',
  }),
)

export const term = style(inComponents({ color: vars.color.text.muted }))

export const value = style([typography.label, inComponents({ fontSize: vars.type.body.size, lineHeight: 1.45 })])

// The size of the values above it. Twice the class: over the chip's own.
export const status = style(inComponents({ selectors: { '&&': { fontSize: vars.type.body.size } } }))

/** As high as what comes in its place. */
export const loading = style(inComponents({ alignSelf: 'start', minBlockSize: '220px' }))
