import { styleVariants } from '@vanilla-extract/css'
import {
  below,
  forcedColors,
  rightToLeft,
  apart,
  componentStyle,
  inColumn,
  inComponents,
  typography,
  vars,
} from '@dira/ui/styling'

export const period = componentStyle({ ...inColumn(vars.space[2]), minInlineSize: 0 })

export const labels = componentStyle(typography.small, {
  ...apart(),
  columnGap: vars.space[3],
  alignItems: 'baseline',
  color: vars.color.text.muted,
})

/** Names a part of the bar, where there is room. */
export const partName = componentStyle({ '@media': { [below('sm')]: { display: 'none' } } })

export const now = componentStyle(typography.label, { color: vars.color.text.default })

/** Where the parts lie, of the width of the bar. */
export const BEFORE = 30
export const PAID = 60

export const bar = componentStyle({ position: 'relative', display: 'flex', gap: '3px', blockSize: '22px' })

const part = componentStyle({ flex: 'none', minInlineSize: 0 })

export const parts = styleVariants({
  before: [
    part,
    inComponents({
      inlineSize: `${BEFORE}%`,
      backgroundColor: vars.color.bg.sunken,
      backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.line.subtle} 0 1px, transparent 1px 10px)`,
    }),
  ],
  paid: [
    part,
    inComponents({
      inlineSize: `${PAID}%`,
      backgroundColor: vars.color.action.bg,
      clipPath: 'polygon(0 0, calc(100% - 10px) 0, 100% 50%, calc(100% - 10px) 100%, 0 100%)',
      selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } },
      '@media': { [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    }),
  ],
  grace: [part, inComponents({ flex: '1 1 0', border: `1px dashed ${vars.color.line.control}` })],
})

export const today = componentStyle({
  position: 'absolute',
  insetBlock: '-6px',
  inlineSize: '2px',
  backgroundColor: vars.color.accent.laterite,
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
})

export const todayLabel = componentStyle(typography.label, { color: vars.color.accent.laterite })

export const under = componentStyle(typography.small, {
  ...apart(),
  alignItems: 'baseline',
  columnGap: vars.space[3],
  color: vars.color.text.muted,
  '@media': { [below('sm')]: { rowGap: 0 } },
})
