import { styleVariants } from '@vanilla-extract/css'
import {
  above,
  canHover,
  componentStyle,
  forcedColors,
  inColumn,
  inComponents,
  inRow,
  typography,
  vars,
} from '@dira/ui/styling'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

// Its facts beside its numbers, where there is room for both.
export const listing = componentStyle({
  ...inColumn(vars.space[5]),
  alignItems: 'start',
  minInlineSize: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  '@media': {
    [above('lg')]: { gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, 1fr)', columnGap: vars.space[6] },
  },
})

export const about = componentStyle({ ...inColumn(vars.space[4]), minInlineSize: 0 })
export const numbers = componentStyle({ minInlineSize: 0 })

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  columnGap: vars.space[4],
  '@media': { 'not all and (min-width: 420px)': { gridTemplateColumns: '104px minmax(0, 1fr)' } },
})
export const picture = componentStyle({ alignSelf: 'start' })
export const names = componentStyle({ ...inColumn(vars.space[2]), justifyItems: 'start', overflowWrap: 'anywhere' })
export const place = componentStyle(typography.small, { ...inRow(vars.space[2]), color: vars.color.text.muted })
export const placeNeedle = componentStyle({ color: vars.color.accent.laterite })

export const facts = componentStyle({ ...inColumn(), borderBlockStart: hairline })
export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(124px, 148px) minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@media': { 'not all and (min-width: 380px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[1] } },
})
export const text = componentStyle(typography.small, { overflowWrap: 'anywhere' })
// The target of a button, in a line of text that it does not make higher.
export const inText = componentStyle({ marginBlock: `calc(${vars.space[3]} * -1)`, fontSize: 'inherit' })

const stateBase = componentStyle(typography.label, { ...inRow(vars.space[2]), alignSelf: 'start' })
export const state = styleVariants({
  live: [stateBase, inComponents({ color: vars.color.status.success.text })],
  away: [stateBase, inComponents({ color: vars.color.text.muted })],
  waits: [stateBase, inComponents({ color: vars.color.text.default })],
  asked: [stateBase, inComponents({ color: vars.color.text.default })],
  toCheck: [stateBase, inComponents({ color: vars.color.text.muted })],
  checked: [stateBase, inComponents({ color: vars.color.text.default })],
})

const needleBase = componentStyle({
  flex: 'none',
  fontSize: '15px',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
})
export const needle = styleVariants({
  live: [needleBase, inComponents({ color: vars.color.status.success.line })],
  away: [needleBase],
  waits: [needleBase, inComponents({ color: vars.color.accent.laterite })],
  asked: [needleBase, inComponents({ color: vars.color.accent.laterite })],
  toCheck: [needleBase],
  checked: [needleBase],
})

// Three buttons in one frame; with large letters below each other.
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.border.hair,
  border: `${vars.border.control} solid ${vars.color.action2.line}`,
  backgroundColor: vars.color.line.control,
})
export const action = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  justifyContent: 'center',
  flex: '1 1 104px',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[2],
  color: vars.color.action2.text,
  backgroundColor: vars.color.bg.canvas,
  selectors: {
    '&:active': { backgroundColor: vars.color.action2.bgPressed },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.action2.bgHover } } } },
})
export const hint = componentStyle(typography.small, { color: vars.color.text.muted })
