import { above, componentStyle, typography, vars } from '../../theme/styling.ts'

export const card = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '446px',
  minInlineSize: 0,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const content = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [above('sm')]: { padding: '28px', gap: '20px' } },
})

export const heading = componentStyle({ fontSize: '2.125rem' })

export const facts = componentStyle({ display: 'grid' })

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.5fr)',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  overflowWrap: 'anywhere',
})

export const term = componentStyle({ color: vars.color.text.muted })

export const value = componentStyle(typography.label, { fontSize: vars.type.body.size, lineHeight: 1.45 })

// The size of the values above it. Twice the class: over the chip's own.
export const status = componentStyle({ selectors: { '&&': { fontSize: vars.type.body.size } } })

/** As high as what comes in its place. */
export const loading = componentStyle({ alignSelf: 'start', minBlockSize: '220px' })
