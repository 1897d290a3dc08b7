import { above, below, canHover, componentStyle, inColumn, inRows, typography, vars } from '@dira/ui/styling'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`
const narrow = below('md')

export const board = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  alignItems: 'start',
  columnGap: '40px',
  rowGap: vars.space[6],
  minInlineSize: 0,
})

// On a phone what ends comes before what is to be mended.
export const mend = componentStyle({ '@media': { [narrow]: { order: 2 } } })

export const ending = componentStyle({
  ...inColumn(vars.space[2]),
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [narrow]: { order: 1 } },
})

export const head = componentStyle({ ...inRows(), columnGap: vars.space[3], alignItems: 'baseline' })

export const prices = componentStyle(typography.small, {
  color: vars.color.text.muted,
  '@media': { [narrow]: { display: 'none' } },
})

export const cells = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  backgroundColor: vars.color.bg.surface,
  border: strong,
  // The line between two cells is the one's end and top; those at the edge lie under the frame.
  overflow: 'hidden',
  '@media': {
    [above('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [below('sm')]: { selectors: { '&[data-one]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
})

export const cell = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '136px',
  marginBlockStart: `calc(-1 * ${vars.border.strong})`,
  marginInlineEnd: `calc(-1 * ${vars.border.strong})`,
  borderBlockStart: strong,
  borderInlineEnd: strong,
})

export const link = componentStyle({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  padding: vars.space[4],
  selectors: {
    // Its parts follow.
    '&:not(:last-child)': { flex: 'none', paddingBlockEnd: 0 },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
    [below('sm')]: { padding: vars.space[3] },
  },
})

export const number = componentStyle(typography.h3, { fontSize: '2rem', lineHeight: 1.1 })

export const label = componentStyle(typography.label, { fontSize: vars.type.body.size })

export const detail = componentStyle(typography.small, {
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

export const parts = componentStyle({
  display: 'grid',
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2],
  '@media': { [below('sm')]: { paddingInline: vars.space[3] } },
})

export const part = componentStyle(typography.small, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: vars.color.text.muted,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
})

export const needle = componentStyle({
  position: 'absolute',
  insetBlockStart: '34px',
  insetInlineEnd: vars.space[4],
  color: vars.color.accent.laterite,
})
