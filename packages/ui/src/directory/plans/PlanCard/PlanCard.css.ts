import { styleVariants } from '@vanilla-extract/css'
import { warp } from '../../../art/warp.ts'
import { inRows, stacked } from '../../../theme/boxes.ts'
import { componentStyle, inComponents, inverseFocusRing, typography, vars } from '../../../theme/styling.ts'

export const card = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  blockSize: '100%',
})

export const field = styleVariants({
  surface: inComponents({ backgroundColor: vars.color.bg.surface }),
  inverse: inComponents({
    color: vars.color.text.inverse,
    backgroundColor: vars.color.bg.inverse,
    vars: inverseFocusRing,
  }),
})

export const head = componentStyle({
  position: 'relative',
  display: 'grid',
  blockSize: '96px',
  overflow: 'hidden',
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const warpHead = componentStyle({ ...warp })

export const edge = componentStyle({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 })

export const body = componentStyle({
  ...stacked(vars.space[3]),
  minInlineSize: 0,
  padding: `${vars.space[5]} ${vars.space[4]}`,
  '@container': { '(min-width: 300px)': { padding: vars.space[6] } },
})

export const nameLine = componentStyle({ ...inRows(`${vars.space[2]} ${vars.space[3]}`) })

export const name = componentStyle({ overflowWrap: 'anywhere' })

export const needles = styleVariants({
  surface: inComponents({ display: 'inline-flex', gap: vars.space[1], color: vars.color.accent.laterite }),
  inverse: inComponents({ display: 'inline-flex', gap: vars.space[1], color: vars.color.sun.bg }),
})

export const popular = componentStyle({ marginInlineStart: 'auto' })

export const priceLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
})

export const price = componentStyle(typography.price, { fontVariantNumeric: 'lining-nums tabular-nums' })

export const muted = styleVariants({
  surface: inComponents({ color: vars.color.text.muted }),
  inverse: inComponents({ color: vars.color.text.inverseMuted }),
})

export const features = componentStyle({
  flex: 1,
  marginBlockEnd: vars.space[4],
  '@container': {
    '(min-width: 560px)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[6],
    },
  },
})

const featureLine = inComponents({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: '10px',
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line.subtle}`,
})

export const feature = styleVariants({
  surface: [featureLine],
  inverse: [featureLine, inComponents({ borderBlockStartColor: 'color-mix(in srgb, currentColor 30%, transparent)' })],
})

const checkMark = inComponents({ position: 'relative', insetBlockStart: '3px' })

export const check = styleVariants({
  surface: [checkMark, inComponents({ color: vars.color.accent.laterite })],
  inverse: [checkMark, inComponents({ color: vars.color.sun.bg })],
})

export const button = componentStyle({ inlineSize: '100%' })
