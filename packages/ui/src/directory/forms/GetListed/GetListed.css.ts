import {
  above,
  apart,
  below,
  componentStyle,
  inColumn,
  inRow,
  inRows,
  stacked,
  typography,
  vars,
} from '../../../theme/styling.ts'

const wide = above('lg')
const strong = `${vars.border.strong} solid ${vars.color.line.strong}`
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const page = componentStyle({ ...inColumn(vars.space[6]), minInlineSize: 0 })
export const head = componentStyle({ ...inColumn(vars.space[3]) })
export const eyebrow = componentStyle(typography.label, { ...inRow(vars.space[2]), color: vars.color.text.muted })
export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })
export const title = componentStyle({ ':focus': { outline: 'none' } })

export const columns = componentStyle({
  ...inColumn(vars.space[6]),
  alignItems: 'start',
  '@media': {
    [wide]: {
      columnGap: '72px',
      selectors: { '&:not([data-alone])': { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
    },
  },
})
export const form = componentStyle({ ...inColumn(vars.space[5]), minInlineSize: 0 })
export const fields = componentStyle({
  ...inColumn(),
  alignItems: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[5],
  '@media': { [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wideField = componentStyle({ gridColumn: '1 / -1', minInlineSize: 0 })
export const part = componentStyle({ ...inColumn(vars.space[3]), gridColumn: '1 / -1', minInlineSize: 0 })

export const partHead = componentStyle({ ...inRows(vars.space[2]), alignItems: 'baseline' })
export const partNote = componentStyle(typography.small, { color: vars.color.text.muted })

export const foot = componentStyle({
  ...apart(vars.space[3]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: strong,
})
export const footNote = componentStyle(typography.small, {
  color: vars.color.text.muted,
  textAlign: 'center',
  '@media': { [below('md')]: { order: -1, flexBasis: '100%', textAlign: 'start' } },
})

export const aside = componentStyle({ ...stacked(vars.space[3]), minInlineSize: 0 })
export const previewNote = componentStyle(typography.small, { color: vars.color.text.muted })

export const mendList = componentStyle({
  ...stacked(),
  alignItems: 'flex-start',
  padding: 0,
  margin: 0,
  listStyle: 'none',
})

export const review = componentStyle({ ...inColumn(), margin: 0 })
export const reviewHead = componentStyle({
  ...apart(vars.space[3]),
  paddingBlock: vars.space[1],
  borderBlockEnd: strong,
})
export const reviewRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
})
export const reviewName = componentStyle(typography.small, { color: vars.color.text.muted })
export const reviewText = componentStyle({
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { '&[data-missing]': { color: vars.color.text.muted } },
})
export const sent = componentStyle({ ...inColumn(vars.space[5]), maxInlineSize: '640px' })
export const ways = componentStyle({ ...inRows(vars.space[4]) })
