import { globalStyle, styleVariants } from '@vanilla-extract/css'
import {
  above,
  forcedColors,
  componentStyle,
  inColumn,
  inComponents,
  inRow,
  inRows,
  typography,
  vars,
} from '@dira/ui/styling'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const page = componentStyle({ ...inColumn(vars.space[6]), maxInlineSize: '760px', minInlineSize: 0 })
export const head = componentStyle({ ...inColumn(vars.space[3]), justifyItems: 'start', minInlineSize: 0 })
export const back = componentStyle(typography.label, { ...inRow(vars.space[2]), minBlockSize: vars.size.target })
export const title = componentStyle({ overflowWrap: 'anywhere', ':focus': { outline: 'none' } })
export const waitingField = componentStyle({ blockSize: '72px', inlineSize: '100%' })

export const legend = componentStyle({ ...inColumn(), margin: 0, borderBlockStart: strong })
export const legendRow = componentStyle(typography.small, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
})
export const legendText = componentStyle({ margin: 0 })

const markBox = componentStyle(typography.label, { ...inRow(vars.space[2]), fontSize: '0.8125rem' })
export const mark = styleVariants({
  live: [markBox, inComponents({ color: vars.color.status.success.text })],
  waits: [markBox, inComponents({ color: vars.color.text.default })],
})
export const needle = styleVariants({
  live: [inComponents({ color: vars.color.status.success.line })],
  // Its outline and its half are seen where the system chooses the colours, too.
  waits: [
    inComponents({
      color: vars.color.accent.laterite,
      '@media': { [forcedColors]: { color: 'CanvasText' } },
    }),
  ],
})

export const form = componentStyle({ ...inColumn(vars.space[6]), minInlineSize: 0 })
// The bar stays at the lower edge: what gets the focus comes to stand above it.
globalStyle(`${form} :is(a, button, input, select, textarea)`, inComponents({ scrollMarginBlockEnd: '220px' }))

export const place = componentStyle({
  ...inColumn(vars.space[2]),
  position: 'relative',
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@media': { [above('md')]: { selectors: { '&:not([data-wide])': { gridColumn: 'auto' } } } },
})
// At the end of the label's line.
export const marks = componentStyle({ position: 'absolute', insetInlineEnd: 0, insetBlockStart: 0 })
export const marksOfList = componentStyle({ ...inRows(), justifyContent: 'flex-end' })
export const before = componentStyle(typography.small, {
  ...inRows(),
  columnGap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  backgroundColor: vars.color.bg.selected,
})
export const beforeName = componentStyle({ color: vars.color.text.muted })
export const beforeText = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const bar = componentStyle({
  ...inColumn(vars.space[3]),
  position: 'sticky',
  zIndex: vars.z.sticky,
  insetBlockEnd: 0,
  padding: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: strong,
})
export const barText = componentStyle({ ...inColumn(vars.space[1]) })
export const counts = componentStyle(typography.body, { fontWeight: 700 })
export const named = componentStyle(typography.small, { color: vars.color.text.default })
export const wrong = componentStyle(typography.label, { ...inRow(vars.space[2]), color: vars.color.status.error.text })
export const barActions = componentStyle({ ...inRows(vars.space[3]), justifyContent: 'space-between' })
export const kept = componentStyle(typography.small, { ...inRow(vars.space[2]), color: vars.color.text.muted })
