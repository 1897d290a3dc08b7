import { styleVariants } from '@vanilla-extract/css'
import {
  canHover,
  forcedColors,
  componentStyle,
  inColumn,
  inComponents,
  inRow,
  inRows,
  stacked,
  typography,
  vars,
} from '@dira/ui/styling'
import { cell, hairline, narrow, strong, topCell, wide } from './ImportListings.css.ts'

// Kinds of rows
export const kinds = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  backgroundColor: vars.color.bg.surface,
  border: strong,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const kind = componentStyle({
  ...stacked(vars.space[1]),
  position: 'relative',
  minBlockSize: vars.size.target,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  textAlign: 'start',
  cursor: 'pointer',
  borderInlineEnd: strong,
  selectors: {
    '&:last-child': { borderInlineEnd: 0 },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.bg.selected,
      boxShadow: `inset 0 -${vars.border.heavy} ${vars.color.accent.laterite}`,
    },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } },
    [forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
    [narrow]: { borderBlockEnd: hairline, borderInlineEnd: 0 },
  },
})
export const kindKey = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlockStart: vars.space[3],
})
export const big = componentStyle(typography.h3, { lineHeight: 1.1, fontVariantNumeric: 'lining-nums' })

// Rows
export const doubt = componentStyle({
  ...inRows(vars.space[3]),
  justifyContent: 'space-between',
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
})
export const filters = componentStyle({ ...inRows(vars.space[3]) })
export const search = componentStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: 0,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  '@media': { [wide]: { inlineSize: '260px' } },
})
export const lineCell = componentStyle(topCell, { color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' })
export const kindCell = componentStyle(topCell, { '@media': { [wide]: { inlineSize: '190px' } } })
export const nameCell = componentStyle(topCell, {
  '@media': { [wide]: { inlineSize: '260px' }, [narrow]: { flexBasis: '100%' } },
})
export const nameButton = componentStyle(typography.body, {
  // As high as a finger, over the lines around it.
  minBlockSize: vars.size.target,
  marginBlock: `calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[2]})`,
  fontWeight: 700,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  selectors: { '&[aria-expanded="true"]': { textDecorationColor: 'currentColor' } },
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentColor' } } },
})
export const whyCell = componentStyle(topCell, { '@media': { [narrow]: { flexBasis: '100%' } } })
export const lines = componentStyle({ ...inColumn(vars.space[1]) })
export const actionCell = componentStyle(cell, {
  textAlign: 'end',
  overflowWrap: 'normal',
  '@media': { [narrow]: { marginInlineStart: 'auto' } },
})
export const choice = componentStyle({
  display: 'inline-flex',
  border: `${vars.border.hair} solid ${vars.color.line.strong}`,
  backgroundColor: vars.color.bg.surface,
})
export const choiceButton = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  cursor: 'pointer',
  selectors: { '& + &': { borderInlineStart: `${vars.border.hair} solid ${vars.color.line.strong}` } },
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } } },
})
const toned = ({ text, bg }: { readonly text: string; readonly bg: string }) =>
  inComponents({ color: text, backgroundColor: bg, paddingInline: '2px' })
export const marked = styleVariants({ del: toned(vars.color.status.error), ins: toned(vars.color.status.success) })
export const wholeCell = componentStyle(cell, {
  backgroundColor: vars.color.bg.sunken,
  '@media': { [narrow]: { flexBasis: '100%' } },
})
export const writtenHead = componentStyle(typography.label, {
  fontSize: vars.type.body.size,
  paddingBlockStart: vars.space[4],
})
export const whole = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
  paddingBlock: vars.space[3],
})
export const wholeValue = componentStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

// The rows to apply, and the progress of that
export const bar = componentStyle({
  ...inRows(),
  columnGap: vars.space[3],
  rowGap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: strong,
})
export const undecided = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  fontSize: vars.type.body.size,
  color: vars.color.accent.laterite,
})
export const progress = componentStyle({
  ...inColumn(vars.space[3]),
  padding: vars.space[5],
  backgroundColor: vars.color.bg.surface,
  border: strong,
})
export const progressHead = componentStyle({ ...inRows(), columnGap: vars.space[3], alignItems: 'baseline' })
