import { warp } from '../../../art/warp.ts'
import { signpostLayer, signpostTurned } from '../../../theme/signpost.ts'
import {
  above,
  below,
  canHover,
  componentStyle,
  forcedColors,
  inColumn,
  inRow,
  overLabel,
  stacked,
  typography,
  vars,
} from '../../../theme/styling.ts'

export const group = componentStyle({ minInlineSize: 0, padding: 0, margin: 0, border: 0, gridColumn: '1 / -1' })
export const legend = componentStyle(typography.lead, {
  padding: 0,
  marginBlockEnd: vars.space[5],
  color: vars.color.text.muted,
  textWrap: 'pretty',
})
// One frame, and its colour for the lines between: the gaps let it through.
export const frame = componentStyle({
  ...inColumn(vars.border.strong),
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  backgroundColor: vars.color.line.strong,
  '@media': { [above('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const plan = componentStyle({
  ...stacked(),
  position: 'relative',
  minInlineSize: 0,
  backgroundColor: vars.color.bg.surface,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      backgroundColor: vars.color.bg.selected,
      boxShadow: `inset 4px 0 ${vars.color.accent.laterite}`,
    },
    '[dir="rtl"] &:has(:checked)': { boxShadow: `inset -4px 0 ${vars.color.accent.laterite}` },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '2px', zIndex: 1 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { backgroundColor: vars.color.bg.sunken } } },
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
export const radio = componentStyle({ ...overLabel })
// As high as a selvedge: threads that are not woven yet.
export const bare = componentStyle({ ...warp, blockSize: '10px' })
export const body = componentStyle({
  ...stacked(vars.space[3]),
  flex: 1,
  minInlineSize: 0,
  padding: vars.space[4],
  '@media': { [above('md')]: { padding: vars.space[6] } },
})
export const name = componentStyle(typography.plate, { overflowWrap: 'anywhere' })
// Not a Badge, which would bring all that a card of a listing has.
export const popular = componentStyle(typography.label, {
  position: 'relative',
  isolation: 'isolate',
  marginInlineStart: 'auto',
  paddingBlock: '5px',
  paddingInline: '10px 22px',
  color: vars.color.sun.text,
  '::before': { ...signpostLayer('10px'), backgroundColor: vars.color.sun.bg },
  selectors: signpostTurned,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
export const about = componentStyle({ color: vars.color.text.muted })
// A phone has no room for three lists: the one of what is chosen is open.
export const features = componentStyle({
  ...stacked(),
  flex: 1,
  '@media': {
    [below('md')]: { selectors: { [`${plan}:not(:has(:checked)) &`]: { display: 'none' } } },
  },
})
export const choose = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  fontSize: vars.type.body.size,
  selectors: { [`${plan}:has(:checked) &`]: { color: vars.color.accent.laterite } },
})
export const needle = componentStyle({ flex: 'none', fontSize: '26px' })
export const hollow = componentStyle({ selectors: { [`${plan}:has(:checked) &`]: { display: 'none' } } })
export const filled = componentStyle({ selectors: { [`${plan}:not(:has(:checked)) &`]: { display: 'none' } } })
