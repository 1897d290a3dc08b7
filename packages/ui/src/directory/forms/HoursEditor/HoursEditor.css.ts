import { above, forcedColors } from '../../../theme/conditions.ts'
import { apart, canHover, componentStyle, inColumn, inRows, typography, vars } from '../../../theme/styling.ts'
import * as field from '../../../components/Field/Field.css.ts'

const wide = above('md')
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
/** Day, bar, chevron. */
const columns = '92px minmax(0, 1fr) 44px'

export const hours = componentStyle({ ...inColumn(vars.space[3]), minInlineSize: 0 })
export const scale = componentStyle(typography.small, {
  display: 'flex',
  justifyContent: 'space-between',
  marginInlineStart: '104px',
  marginInlineEnd: '52px',
  marginBlockEnd: '-12px',
  color: vars.color.text.muted,
  '@media': { [wide]: { marginInlineStart: '292px' } },
})
export const days = componentStyle({ ...inColumn(), borderBlockStart: hairline })
export const day = componentStyle({
  borderBlockEnd: hairline,
  borderInlineStart: `${vars.border.heavy} solid transparent`,
  selectors: {
    '&[data-open]': { backgroundColor: vars.color.bg.selected, borderInlineStartColor: vars.color.accent.laterite },
  },
})
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns,
  gridTemplateAreas: '"name what chevron" "name bar chevron"',
  alignItems: 'center',
  columnGap: vars.space[2],
  rowGap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: '60px',
  paddingBlock: vars.space[2],
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [wide]: { gridTemplateColumns: '92px 180px minmax(0, 1fr) 44px', gridTemplateAreas: '"name what bar chevron"' },
    [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } },
  },
})
export const name = componentStyle(typography.label, { gridArea: 'name', paddingInlineStart: vars.space[2] })
export const what = componentStyle({
  gridArea: 'what',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-muted]': { color: vars.color.text.muted } },
})
export const bar = componentStyle({ gridArea: 'bar', inlineSize: '100%', blockSize: '8px' })
export const track = componentStyle({ fill: vars.color.line.subtle })
export const stretch = componentStyle({
  fill: vars.color.action.bg,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
})
export const chevron = componentStyle({ gridArea: 'chevron', justifySelf: 'center' })

export const panel = componentStyle({
  ...inColumn(vars.space[3]),
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[3]}`,
})
export const times = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 164px), 1fr))',
  gap: vars.space[3],
  maxInlineSize: '420px',
})
export const time = componentStyle({ ...inColumn(vars.space[1]), minInlineSize: 0 })
export const timeLabel = componentStyle(typography.label, {})
export const stepper = componentStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
})
export const timeInput = componentStyle(field.control, {
  minBlockSize: vars.size.target,
  paddingInline: 0,
  textAlign: 'center',
  fontWeight: 700,
  borderBlock: 0,
  borderInline: hairline,
  borderRadius: 0,
  selectors: {
    '&::-webkit-calendar-picker-indicator': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
export const ways = componentStyle({ ...apart(), columnGap: vars.space[4] })
export const copy = componentStyle({ marginInlineStart: 'auto' })
export const copyDays = componentStyle({
  ...inRows(),
  columnGap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const copyTitle = componentStyle(typography.label, { padding: 0 })

export const special = componentStyle({
  ...inColumn(vars.space[2]),
  minInlineSize: 0,
  paddingBlockStart: vars.space[3],
})
export const specialRows = componentStyle({ ...inColumn() })
export const specialRow = componentStyle({
  ...apart(),
  columnGap: vars.space[3],
  minBlockSize: vars.size.target,
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
})
export const holidays = componentStyle({ ...inColumn(vars.space[2]), alignItems: 'start' })
export const dates = componentStyle({
  ...inColumn(vars.space[3]),
  alignItems: 'start',
  maxInlineSize: '420px',
})
