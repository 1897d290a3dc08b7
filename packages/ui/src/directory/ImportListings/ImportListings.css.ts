import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { above, below, canHover, forcedColors } from '../../theme/conditions.ts'
import {
  apart,
  componentStyle,
  inColumn,
  inComponents,
  inRow,
  inRows,
  stacked,
  typography,
  unseen,
  vars,
} from '../../theme/styling.ts'

const wide = above('md')
const narrow = below('md')
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const page = componentStyle({ ...inColumn(vars.space[5]), minInlineSize: 0 })
export const head = componentStyle({ ...apart(vars.space[3]) })
export const muted = componentStyle({ color: vars.color.text.muted })

// Steps
export const steps = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' })
export const step = componentStyle(typography.small, {
  ...stacked(vars.space[1]),
  minInlineSize: 0,
  paddingInlineEnd: vars.space[2],
  color: vars.color.text.muted,
  selectors: { '&[data-state="done"], &[aria-current]': { color: vars.color.text.default } },
})
export const stepLine = componentStyle({
  ...inRow(vars.space[2]),
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  blockSize: '16px',
  marginBlockEnd: vars.space[1],
  '::after': { content: '', flex: 1, borderBlockStart: `${vars.border.hair} solid ${vars.color.line.control}` },
  selectors: {
    [`${step}[data-state="done"] &::after`]: { borderBlockStart: strong },
    [`${step}[aria-current] &`]: { color: vars.color.accent.laterite },
  },
})
export const stepName = componentStyle({ fontWeight: 700 })
export const stepNote = componentStyle({
  minBlockSize: '1.5em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.text.muted,
  '@media': { [narrow]: { display: 'none' } },
})

// The place for a file
export const drop = componentStyle({
  ...stacked(vars.space[4]),
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '320px',
  padding: vars.space[6],
  textAlign: 'center',
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} dashed ${vars.color.line.control}`,
  selectors: {
    '&[data-over]': {
      borderColor: vars.color.accent.laterite,
      borderStyle: 'solid',
      backgroundColor: vars.color.bg.sunken,
    },
  },
})
export const dropText = componentStyle({ maxInlineSize: '52ch' })
export const promises = componentStyle({ ...inColumn(vars.space[2]), listStyle: 'none', padding: 0 })
export const promise = componentStyle({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  alignItems: 'baseline',
})

// Columns and values
export const beside = componentStyle({
  ...inColumn(vars.space[6]),
  alignItems: 'start',
  '@media': { [above('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
})
export const part = componentStyle({ ...inColumn(vars.space[4]), minInlineSize: 0 })
export const partHead = componentStyle({ ...inRows(), columnGap: vars.space[3], alignItems: 'baseline' })
export const atEnd = componentStyle({ marginInlineStart: 'auto' })
export const scroller = componentStyle({ minInlineSize: 0, overflowX: 'auto', borderBlockStart: strong })
export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [narrow]: { display: 'block' } },
})
export const tableBody = componentStyle({ '@media': { [narrow]: { display: 'block' } } })
export const tableHead = componentStyle({ '@media': { [narrow]: unseen } })
export const headCell = componentStyle(typography.label, {
  blockSize: vars.size.target,
  paddingInline: vars.space[3],
  textAlign: 'start',
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  borderBlockEnd: strong,
})
export const row = componentStyle({
  outline: 'none',
  selectors: {
    '&[data-current]': {
      backgroundColor: vars.color.bg.selected,
      boxShadow: `inset ${vars.border.heavy} 0 ${vars.color.accent.laterite}`,
    },
    '[dir="rtl"] &[data-current]': { boxShadow: `inset -${vars.border.heavy} 0 ${vars.color.accent.laterite}` },
    '&:focus-visible': {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: '-3px',
      boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}`,
    },
  },
  '@media': {
    [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } },
    [forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    [narrow]: {
      ...inRows(),
      columnGap: vars.space[3],
      rowGap: vars.space[1],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[3],
      borderBlockEnd: hairline,
    },
  },
})
export const cell = componentStyle({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: '50px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderBlockEnd: hairline,
  '@media': { [narrow]: { border: 0, padding: 0, minBlockSize: 0 } },
})
export const topCell = componentStyle(cell, { paddingBlock: vars.space[2] })
export const letter = componentStyle({
  display: 'inline-block',
  inlineSize: '24px',
  color: vars.color.text.muted,
  fontWeight: 400,
})
export const columnName = componentStyle(cell, { fontWeight: 700, '@media': { [narrow]: { flexBasis: '100%' } } })
export const first = componentStyle(cell, typography.small, {
  color: vars.color.text.muted,
  '@media': { [wide]: { maxInlineSize: '220px' }, [narrow]: { flexBasis: '100%' } },
})
export const arrowCell = componentStyle(cell, {
  inlineSize: '32px',
  paddingInline: 0,
  color: vars.color.accent.laterite,
  '@media': { [narrow]: { display: 'none' } },
})
export const fieldCell = componentStyle(cell, {
  '@media': { [wide]: { inlineSize: '248px' }, [narrow]: { flex: '1 1 200px' } },
})
export const select = componentStyle({ inlineSize: '100%', display: 'block' })
// The head of the column says it; the label is for who does not see it.
globalStyle(`${select} > label`, inComponents(unseen))
export const count = componentStyle(cell, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})

export const mark = componentStyle(typography.label, { ...inRow(vars.space[2]), whiteSpace: 'nowrap' })
export const tone = styleVariants({
  success: inComponents({ color: vars.color.status.success.text }),
  info: inComponents({ color: vars.color.text.link }),
  muted: inComponents({ color: vars.color.text.muted }),
  error: inComponents({ color: vars.color.status.error.text }),
  warning: inComponents({ color: vars.color.accent.laterite }),
})

export const actions = componentStyle({ ...inRows(vars.space[3]) })
export const problem = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  color: vars.color.status.error.text,
  fontSize: vars.type.body.size,
})
export const aside = componentStyle({
  ...inColumn(vars.space[3]),
  borderBlockStart: strong,
  paddingBlockStart: vars.space[4],
})
export const asideHead = componentStyle(typography.label, { fontSize: vars.type.body.size })
export const asideRows = componentStyle({ ...inColumn(), margin: 0 })
export const asideRow = componentStyle(typography.small, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  borderBlockEnd: hairline,
})
export const asideCount = componentStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})
export const asideMeaning = componentStyle({ margin: 0, fontWeight: 700 })

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
  whiteSpace: 'nowrap',
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
export const whole = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
  paddingBlock: vars.space[3],
})
export const wholeValue = componentStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

// What is to be applied, and how far it is
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
export const track = componentStyle({
  blockSize: vars.space[4],
  backgroundColor: vars.color.bg.sunken,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
export const done = componentStyle({
  blockSize: '100%',
  backgroundColor: vars.color.action.bg,
  clipPath: 'polygon(0 0, calc(100% - 6px) 0, 100% 50%, calc(100% - 6px) 100%, 0 100%)',
  transitionProperty: 'inline-size',
  transitionDuration: vars.motion.slow,
  '@media': { [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
})
export const skeletons = componentStyle({ ...inColumn(vars.space[4]) })
