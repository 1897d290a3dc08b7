import { styleVariants } from '@vanilla-extract/css'
import {
  canHover,
  forcedColors,
  centred,
  componentStyle,
  inComponents,
  inRow,
  overLabel,
  squareOf,
  typography,
  vars,
} from '@dira/ui/styling'
import {
  boxLook,
  dashed,
  full,
  hairline,
  narrow,
  ringInward,
  strong,
  ticked,
  washed,
} from '../../../shared/ChoiceMenu/looks.css.ts'

export const scroller = componentStyle({
  minInlineSize: 0,
  overflowX: 'auto',
  selectors: { '&[data-reading]': { opacity: 0.6 } },
  '@media': { [narrow]: { borderBlockStart: strong } },
})
export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [narrow]: { display: 'block' } },
})
export const stacked = componentStyle({ '@media': { [narrow]: { display: 'block' } } })
// Narrow, the order is chosen among the filters, and each cell says what it is.
export const tableHead = componentStyle({ '@media': { [narrow]: { display: 'none' } } })
const headCell = {
  blockSize: vars.size.target,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: strong,
} as const
export const pickHead = componentStyle({ ...headCell, position: 'relative', inlineSize: vars.size.target, padding: 0 })
export const columnHead = componentStyle(typography.small, {
  ...headCell,
  paddingInlineEnd: vars.space[4],
  fontWeight: 400,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-sort]:not([aria-sort="none"])': { color: vars.color.text.default, fontWeight: 700 },
    // The choice of columns is over it.
    '&:last-child': { paddingInlineEnd: '52px' },
  },
})
export const sort = componentStyle({
  ...inRow('2px'),
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  fontWeight: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': ringInward },
})

export const row = componentStyle({
  blockSize: vars.size.rowTable,
  cursor: 'default',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.bg.selected,
      boxShadow: `inset ${vars.border.heavy} 0 ${vars.color.accent.laterite}`,
    },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -${vars.border.heavy} 0 ${vars.color.accent.laterite}` },
    '&:focus-visible': {
      outline: `3px solid ${vars.color.focus.ring}`,
      ...ringInward,
    },
  },
  '@media': {
    [canHover]: { ':hover': washed },
    [forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    [narrow]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[3],
      rowGap: vars.space[1],
      blockSize: 'auto',
      minBlockSize: '104px',
      // Beside the box and the picture.
      paddingInlineStart: '132px',
      paddingBlock: vars.space[3],
      borderBlockEnd: hairline,
    },
  },
})

const cellBox = {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: hairline,
} as const

export const pickCell = componentStyle({
  ...cellBox,
  position: 'relative',
  padding: 0,
  '@media': {
    [narrow]: {
      ...centred,
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '2px',
      ...squareOf(vars.size.target),
      border: 0,
    },
  },
})

export const pickInput = componentStyle({ ...overLabel })
const isFull = `${pickInput}:is(:checked, :indeterminate) + &`
export const box = componentStyle({
  ...boxLook,
  marginInline: 'auto',
  selectors: {
    [isFull]: full,
    [`${pickInput}:checked + &::before`]: ticked,
    [`${pickInput}:indeterminate + &::before`]: dashed,
    [`${pickInput}:focus-visible + &`]: {
      outline: `3px solid ${vars.color.focus.ring}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [isFull]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})

export const nameCell = componentStyle({
  ...cellBox,
  position: 'relative',
  paddingInlineStart: '68px',
  minInlineSize: '220px',
  '@media': {
    // On a card the name and the place come first, whatever order the columns have.
    [narrow]: { position: 'static', order: -2, flex: '1 1 100%', minInlineSize: 0, padding: 0, border: 0 },
  },
})
export const picture = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(50% - 20px)',
  inlineSize: '54px',
  '@media': {
    [narrow]: { insetInlineStart: '44px', insetBlockStart: vars.space[3], inlineSize: '76px' },
  },
})
export const name = componentStyle(typography.label, {
  display: 'inline-block',
  fontSize: vars.type.body.size,
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: { ...centred, justifyItems: 'start', minBlockSize: vars.size.target, fontSize: '1.125rem' },
  },
})
export const category = componentStyle(typography.small, { display: 'block', color: vars.color.text.muted })

export const cell = componentStyle(typography.small, {
  ...cellBox,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-column="place"], &[data-column="source"]': { whiteSpace: 'normal', minInlineSize: '120px' },
  },
  '@media': {
    [narrow]: {
      padding: 0,
      border: 0,
      overflowWrap: 'anywhere',
      selectors: {
        '&[data-column="place"]': { order: -1, flex: '1 1 100%', color: vars.color.text.muted },
        // What says itself what it is needs no word before it.
        '&:not([data-column="place"], [data-column="package"], [data-column="status"])::before': {
          content: 'attr(data-label) " "',
          color: vars.color.text.muted,
        },
      },
    },
  },
})

const statusText = componentStyle(typography.label, { ...inRow(vars.space[2]), display: 'inline-flex' })
export const status = styleVariants({
  published: [statusText, inComponents({ color: vars.color.status.success.text })],
  draft: [statusText, inComponents({ color: vars.color.text.muted })],
  archived: [statusText, inComponents({ color: vars.color.status.error.text })],
})

export const overdue = componentStyle({ fontWeight: 700, color: vars.color.status.error.text })
export const afterDay = componentStyle({ display: 'block', color: vars.color.text.muted })
