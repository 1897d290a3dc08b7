import { above, componentStyle, typography, vars } from '@dira/ui/styling'

const band = above('xl')

export const card = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '446px',
  minInlineSize: 0,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  '@media': { [band]: { maxInlineSize: 'none' } },
})

export const content = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': {
    [above('sm')]: { padding: '28px', gap: '20px' },
    [band]: {
      gridTemplateColumns: '168px minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: vars.space[5],
      columnGap: vars.space[5],
    },
  },
})

export const heading = componentStyle({ fontSize: '2.125rem' })

export const facts = componentStyle({
  display: 'grid',
  '@media': {
    [band]: { gridTemplateColumns: 'auto auto auto', justifyContent: 'space-between', columnGap: vars.space[4] },
  },
})

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 2.5fr)',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  overflowWrap: 'anywhere',
  '@media': {
    [band]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: vars.space[1],
      paddingBlock: 0,
      borderBlockEnd: 0,
    },
  },
})

export const term = componentStyle({ overflowWrap: 'normal', color: vars.color.text.muted })

export const value = componentStyle(typography.label, { fontSize: vars.type.body.size, lineHeight: 1.45 })

// The size of the values above it. Twice the class: over the chip's own.
export const status = componentStyle({ selectors: { '&&': { fontSize: vars.type.body.size } } })

/** As high as what comes in its place. */
export const loading = componentStyle({
  alignSelf: 'start',
  minBlockSize: '220px',
  '@media': { [band]: { minBlockSize: vars.size.control } },
})

// Twice the class: over the button's own.
export const button = componentStyle({
  '@media': { [band]: { selectors: { '&&': { paddingInline: vars.space[4] } } } },
})
