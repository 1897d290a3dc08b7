import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const picture = style(
  inComponents({ position: 'relative', aspectRatio: '16 / 9', minBlockSize: '136px', overflow: 'hidden' }),
)

const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const

export const art = style([
  inComponents({
    ...filling,
    // The art by itself is 16 to 9, whichever of the two style sheets comes last.
    selectors: { [`${picture} > &`]: { aspectRatio: 'auto' } },
  }),
])

const grid = `${vars.color.map.graticule} 0 1px, transparent 1px 48px`

export const ground = style(
  inComponents({
    ...filling,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[3],
    backgroundColor: vars.color.bg.sunken,
    backgroundImage: `repeating-linear-gradient(to right, ${grid}), repeating-linear-gradient(to bottom, ${grid})`,
    backgroundPosition: 'center',
  }),
)

export const words = style([
  typography.body,
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    textAlign: 'center',
    color: vars.color.text.muted,
  }),
])

export const coming = style(
  inComponents({ visibility: 'hidden', '@media': { '(scripting: none)': { visibility: 'visible' } } }),
)

export const needle = style(inComponents({ color: vars.color.map.needle, blockSize: vars.space[6] }))
