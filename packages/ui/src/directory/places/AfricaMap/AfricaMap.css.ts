import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, componentStyle, forcedColors, inComponents, typography, vars } from '../../../theme/styling.ts'

export const frame = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
})

export const mapSpace = componentStyle({ aspectRatio: '1' })

// A ring about it would be a box about its shape, and as thin as the map is large.
export const country = componentStyle({ cursor: 'pointer', ':focus-visible': { outline: 'none' } })

export const label = componentStyle({ cursor: 'pointer' })

// The letters alone: a line crosses other countries.
globalStyle(
  `${label} text`,
  inComponents({
    pointerEvents: 'auto',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
)

export const lit = style({})

// More than the fill: by day that of the darkest countries is the same.
globalStyle(
  `${lit} use`,
  inComponents({
    stroke: vars.color.map.needle,
    strokeWidth: 4,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
)

export const legend = componentStyle(typography.small, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  color: vars.color.text.muted,
})

export const meaning = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })

export const needle = componentStyle({ color: vars.color.map.needle })
