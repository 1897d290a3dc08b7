import {
  below,
  canHover,
  coarsePointer,
  forcedColors,
  apart,
  componentStyle,
  inColumn,
  inRow,
  inRows,
  typography,
  vars,
} from '@dira/ui/styling'
import { bar } from '../../../shared/ActionBar/ActionBar.css.ts'
import { hairline, narrow, ringInward, strong, washed, wide } from '../../../shared/ChoiceMenu/looks.css.ts'

export const listings = componentStyle({ ...inColumn(vars.space[4]), minInlineSize: 0 })

export const head = componentStyle({ ...apart(vars.space[3]) })
export const headActions = componentStyle({ ...inRows(vars.space[2]) })

export const muted = componentStyle({ color: vars.color.text.muted })

// Views
export const views = componentStyle({ ...apart(), columnGap: vars.space[3], borderBlockEnd: hairline })
export const viewLinks = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
})
export const view = componentStyle(typography.label, {
  ...inRow(),
  flex: 'none',
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  borderBlockEnd: `${vars.border.heavy} solid transparent`,
  selectors: {
    '&[aria-current]': { borderBlockEndColor: vars.color.accent.laterite },
    '&:focus-visible': ringInward,
  },
  '@media': {
    [canHover]: { ':hover': washed },
    [forcedColors]: { selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } },
  },
})
export const viewActions = componentStyle({ ...inRows(), columnGap: vars.space[3] })
export const viewForm = componentStyle({ ...inRows(vars.space[2]), alignItems: 'end', paddingBlockEnd: vars.space[2] })

// Filters
export const filters = componentStyle({ ...inRows(vars.space[2]) })
// As high as the filters beside it.
export const search = componentStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: 0,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  '@media': { [wide]: { inlineSize: '320px' } },
})
// Wide, the heads of the table sort.
export const sort = componentStyle({ '@media': { [wide]: { display: 'none' } } })

// Count and badges
export const summary = componentStyle({ ...inRows(vars.space[3]), minBlockSize: vars.size.target })
export const count = componentStyle({ ...inRows(), columnGap: vars.space[1] })
export const countSkeleton = componentStyle({ inlineSize: '140px' })

// The dark bar
export const bulkNote = componentStyle({ color: vars.color.text.inverseMuted, fontWeight: 400 })
export const pickAll = componentStyle(typography.label, {
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  marginInlineEnd: 'auto',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
})

// The table
export const frame = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { [`&:has(> ${bar})`]: { paddingBlockEnd: '180px' } } } },
})
// In the head of the table, at its end.
export const columnsPlace = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  blockSize: 0,
  position: 'relative',
  zIndex: 1,
  '@media': { [narrow]: { display: 'none' } },
})
export const waiting = componentStyle({
  display: 'grid',
  gridTemplateColumns: '54px 1fr',
  alignItems: 'center',
  columnGap: vars.space[3],
  blockSize: vars.size.rowTable,
  paddingInlineStart: vars.size.target,
  borderBlockEnd: hairline,
})
export const waitingPicture = componentStyle({ blockSize: '40px' })

// Pages
export const pages = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlockStart: vars.space[2],
  borderBlockStart: strong,
})
const stepBox = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
})
export const step = componentStyle(stepBox, {
  selectors: { '&[aria-disabled]': { color: vars.color.disabled.text } },
  '@media': { [canHover]: { selectors: { '&:hover:not([aria-disabled])': { textDecoration: 'underline' } } } },
})
export const stepOff = componentStyle(stepBox, { color: vars.color.disabled.text })
export const position = componentStyle(typography.small, {
  ...inRows(),
  columnGap: vars.space[3],
  justifyContent: 'center',
  color: vars.color.text.muted,
})
export const keyHint = componentStyle({
  ...inRow(vars.space[1]),
  '@media': { [below('lg')]: { display: 'none' }, [coarsePointer]: { display: 'none' } },
})
