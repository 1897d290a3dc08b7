import { globalStyle, styleVariants } from '@vanilla-extract/css'
import {
  above,
  canHover,
  apart,
  componentStyle,
  inColumn,
  inComponents,
  inRow,
  inRows,
  typography,
  vars,
} from '@dira/ui/styling'

const wide = above('xl')
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const editor = componentStyle({ ...inColumn(vars.space[5]), maxInlineSize: '1240px', minInlineSize: 0 })

export const head = componentStyle({
  ...apart(),
  alignItems: 'flex-end',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
})
export const titles = componentStyle({ ...inColumn(vars.space[1]), minInlineSize: 0 })
export const title = componentStyle({ overflowWrap: 'anywhere' })
export const back = componentStyle(typography.small, { ...inRow(vars.space[3]), color: vars.color.text.muted })
export const backLink = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  color: vars.color.text.default,
  textDecoration: 'none',
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline' } } },
})
export const facts = componentStyle(typography.small, {
  ...inRows(),
  columnGap: vars.space[4],
  color: vars.color.text.muted,
})
export const status = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  selectors: { '&[data-status="published"]': { color: vars.color.status.success.text } },
})
export const action = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  color: vars.color.text.default,
  textDecoration: 'none',
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline' } } },
})

export const columns = componentStyle({
  ...inColumn(vars.space[6]),
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 384px', columnGap: '40px' } },
})
export const form = componentStyle({ ...inColumn(vars.space[6]), minInlineSize: 0 })
// Below the form, with the rule of a section.
export const owners = componentStyle({ paddingBlockStart: vars.space[4], borderBlockStart: strong, minInlineSize: 0 })

// The bar stays at the lower edge: what gets the focus comes to stand above it.
globalStyle(`${form} :is(a, button, input, select, textarea)`, inComponents({ scrollMarginBlockEnd: '112px' }))

export const section = componentStyle({
  ...inColumn(vars.space[4]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: strong,
})
export const sectionHead = componentStyle({ ...inRows(), alignItems: 'baseline', columnGap: vars.space[3] })
export const note = componentStyle(typography.small, { color: vars.color.text.muted })
export const hint = componentStyle(typography.small, { color: vars.color.text.muted, marginBlockStart: '-8px' })
export const fields = componentStyle({
  ...inColumn(),
  alignItems: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[4],
  '@media': { [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const place = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  '@media': { [above('md')]: { selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } } },
})
export const marks = componentStyle(typography.small, {
  ...inRows(),
  columnGap: vars.space[3],
  justifyContent: 'flex-end',
  color: vars.color.text.muted,
  '@media': {
    // At the end of the label's line, where both have the space.
    [above('md')]: {
      selectors: {
        '&:not([data-list])': { position: 'absolute', insetInlineEnd: 0, insetBlockStart: 0, maxInlineSize: '65%' },
      },
    },
  },
})
const markBox = componentStyle(typography.label, { ...inRow(vars.space[1]), fontSize: '0.8125rem' })
export const mark = styleVariants({
  mine: [markBox, inComponents({ color: vars.color.text.link })],
  theirs: [markBox, inComponents({ color: vars.color.text.muted })],
})

export const items = componentStyle({ ...inColumn(vars.space[2]), gridColumn: '1 / -1', justifyItems: 'start' })
export const itemList = componentStyle({ ...inColumn(), inlineSize: '100%' })
export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
})
export const itemFields = componentStyle({
  ...inColumn(vars.space[3]),
  '@media': { [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] } },
})
export const itemRemove = componentStyle({ marginBlockStart: '26px' })

export const bar = componentStyle({
  ...apart(),
  position: 'sticky',
  zIndex: vars.z.sticky,
  insetBlockEnd: 0,
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: strong,
})
export const barText = componentStyle(typography.small, {
  ...inRows(),
  columnGap: vars.space[3],
  color: vars.color.text.muted,
})
export const wrong = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  color: vars.color.status.error.text,
})
export const barActions = componentStyle({ ...inRows(vars.space[2]), marginInlineStart: 'auto' })

export const aside = componentStyle({
  ...inColumn(vars.space[5]),
  minInlineSize: 0,
  maxInlineSize: '420px',
  '@media': { [wide]: { position: 'sticky', insetBlockStart: vars.space[4] } },
})
// On a narrow screen it is in a sheet, which its button opens.
export const preview = componentStyle({ display: 'none', '@media': { [wide]: { display: 'block' } } })
export const previewButton = componentStyle({ '@media': { [wide]: { display: 'none' } } })
export const summary = componentStyle({
  ...inColumn(vars.space[2]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: strong,
})
export const summaryHead = componentStyle(typography.body, { fontWeight: 700 })
export const summaryRow = componentStyle(typography.small, {
  ...apart(vars.space[3]),
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
})
export const whose = componentStyle(typography.label, {
  margin: 0,
  color: vars.color.text.muted,
  selectors: {
    '&[data-whose="mine"]': { color: vars.color.text.link },
    '&[data-whose="choose"]': { color: vars.color.status.error.text },
  },
})

export const waiting = componentStyle({ ...inColumn(vars.space[5]), maxInlineSize: '760px' })
export const waitingField = componentStyle({ blockSize: '72px' })
