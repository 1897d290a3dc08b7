import { styleVariants } from '@vanilla-extract/css'
import { above, below, canHover, forcedColors } from '../../../theme/conditions.ts'
import { centred, squareOf, stacked } from '../../../theme/boxes.ts'
import { componentStyle, inComponents, typography, unseen, vars } from '../../../theme/styling.ts'

const rows = above('md')
const rule = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  borderBlockEnd: rule,
  '@media': { [rows]: { display: 'block', borderBlockEnd: 0, borderInlineEnd: rule } },
})

export const item = componentStyle({
  flex: '1 0 78px',
  minInlineSize: 0,
  selectors: { '&:not(:first-child)': { borderInlineStart: rule } },
  '@media': {
    [rows]: {
      borderBlockEnd: rule,
      selectors: { '&:not(:first-child)': { borderInlineStart: 0 } },
    },
  },
})

export const channel = componentStyle({
  ...stacked(),
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  blockSize: '100%',
  minBlockSize: '96px',
  padding: vars.space[1],
  textAlign: 'center',
  // The dialog cuts off what stands out of it.
  selectors: { '&:focus-visible': { position: 'relative', zIndex: 1, outlineOffset: '-6px', boxShadow: 'none' } },
  '@media': {
    [rows]: {
      flexDirection: 'row',
      gap: vars.space[4],
      minBlockSize: '72px',
      paddingBlock: vars.space[3],
      paddingInlineStart: vars.space[6],
      paddingInlineEnd: vars.space[5],
      textAlign: 'start',
    },
    [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
  },
})

const anyLozenge = componentStyle({
  flex: 'none',
  ...centred,
  ...squareOf(vars.size.target),
  clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  color: vars.color.bg.surface,
  '@media': { [forcedColors]: { color: 'Canvas', backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const lozenge = styleVariants({
  first: [anyLozenge, inComponents({ backgroundColor: vars.color.accent.laterite })],
  other: [anyLozenge, inComponents({ backgroundColor: vars.color.line.strong })],
})

export const words = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [rows]: { flex: 1, rowGap: vars.space[1] } },
})

export const name = componentStyle(typography.label, {
  overflowWrap: 'anywhere',
  '@media': { [rows]: { fontSize: vars.type.body.size } },
})

export const text = componentStyle(typography.small, {
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('md')]: unseen },
})

export const arrow = componentStyle({ flex: 'none', '@media': { [below('md')]: { display: 'none' } } })
