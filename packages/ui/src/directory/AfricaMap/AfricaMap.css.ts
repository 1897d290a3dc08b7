import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
    // An empty ring would lead nowhere.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)

export const room = style(inComponents({ aspectRatio: '1' }))

// The ring of the compass as the map draws it, until the map is there.
export const ring = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    blockSize: '100%',
    padding: vars.space[6],
    textAlign: 'center',
    color: vars.color.text.muted,
    backgroundColor: vars.color.bg.sunken,
    border: `${vars.border.strong} solid ${vars.color.line.strong}`,
    borderRadius: '50%',
  }),
)

// A ring about it would be a box about its shape, and as thin as the map is large.
export const country = style(inComponents({ cursor: 'pointer', ':focus-visible': { outline: 'none' } }))

export const lit = style({})

// More than the fill: by day that of the darkest countries is the same.
globalStyle(
  `${lit} path`,
  inComponents({
    stroke: vars.color.map.needle,
    strokeWidth: 4,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
)

export const legend = style([
  typography.small,
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
    color: vars.color.text.muted,
  }),
])

export const meaning = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }))

export const needle = style(inComponents({ color: vars.color.map.needle }))
