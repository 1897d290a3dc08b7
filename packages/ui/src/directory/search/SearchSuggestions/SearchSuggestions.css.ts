import { keyframes } from '@vanilla-extract/css'
import { canHover, forcedColors, motionAllowed } from '../../../theme/conditions.ts'
import { above, centred, componentStyle, inRow, stacked, typography, vars } from '../../../theme/styling.ts'

/** From the frame of the list to its texts. */
const inset = '20px'
const wide = above('md')

// Below the field, outside its ring, over whatever follows; on a wide screen no wider than its lines are read.
export const place = componentStyle({
  position: 'absolute',
  zIndex: vars.z.popover,
  insetBlockStart: 'calc(100% + 10px)',
  insetInline: 0,
  '@media': { [wide]: { insetBlockStart: `calc(100% + ${vars.space[5]})`, maxInlineSize: '720px' } },
})

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

export const list = componentStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.pop,
  '@media': { [motionAllowed]: { animation: `${rise} ${vars.motion.base} ${vars.motion.ease}` } },
})

// The name of a group is above its lines, and beside them where there is space.
export const group = componentStyle({
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  selectors: { '&:nth-last-child(2)': { borderBlockEnd: 0 } },
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', paddingBlock: vars.space[1] },
  },
})

export const label = componentStyle(typography.small, {
  paddingBlock: `${vars.space[4]} ${vars.space[1]}`,
  paddingInlineStart: vars.space[4],
  color: vars.color.text.muted,
  '@media': { [wide]: { paddingBlock: vars.space[4], paddingInlineStart: inset } },
})

export const rows = componentStyle({
  minInlineSize: 0,
  paddingBlockEnd: vars.space[1],
  '@media': { [wide]: { paddingBlockEnd: 0 } },
})

export const option = componentStyle({
  position: 'relative',
  ...inRow('10px'),
  minBlockSize: '52px',
  paddingInline: vars.size.step,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTouchCallout: 'default',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.color.bg.selected },
    '&[aria-selected="true"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: vars.border.heavy,
      backgroundColor: vars.color.accent.laterite,
    },
  },
  '@media': {
    [wide]: { columnGap: vars.size.step, paddingInline: `${vars.space[4]} ${inset}` },
    [canHover]: {
      selectors: { '&:hover:not([aria-selected="true"])': { backgroundColor: vars.color.action2.bgHover } },
    },
    [forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

// As wide as a cover, so that the names are below each other.
export const picture = componentStyle({ ...centred, flex: 'none', inlineSize: '48px' })

export const needle = componentStyle({ blockSize: '18px', color: vars.color.accent.laterite })

export const cover = componentStyle({ inlineSize: '48px', blockSize: '36px' })

// The name, and after it where that is: on a line of its own where both do not fit.
export const text = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  flex: 1,
  columnGap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  lineHeight: 1.3,
})

export const stackedText = componentStyle({
  ...stacked(),
  // A name in another direction stands where the others begin.
  alignItems: 'flex-start',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  lineHeight: 1.3,
})

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: '100%' } as const

export const name = componentStyle(clipped)

export const detail = componentStyle(typography.small, {
  ...clipped,
  lineHeight: 'inherit',
  color: vars.color.text.muted,
})

export const mark = componentStyle({ fontWeight: 750 })

export const count = componentStyle(typography.small, { flex: 'none', color: vars.color.text.muted })

export const arrow = componentStyle({
  flex: 'none',
  display: 'none',
  selectors: { [`${option}[aria-selected="true"] &`]: { display: 'block' } },
})

export const all = componentStyle({
  columnGap: vars.size.step,
  minBlockSize: '56px',
  paddingInlineStart: vars.space[4],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  // Alone, it has the frame of the list above it.
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [wide]: { paddingInlineStart: inset } },
})

export const glass = componentStyle({ flex: 'none' })

export const allText = componentStyle({ ...clipped, flex: 1 })

export const hints = componentStyle(typography.small, {
  display: 'none',
  flex: 'none',
  color: vars.color.text.muted,
  '@media': { [wide]: inRow(vars.space[2]) },
})

export const hintKey = componentStyle({
  ...centred,
  minInlineSize: '24px',
  blockSize: '22px',
  paddingInline: '6px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  border: `${vars.border.hair} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
})
