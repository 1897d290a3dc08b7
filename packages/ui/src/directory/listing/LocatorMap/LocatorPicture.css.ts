import { centred, componentStyle, typography, vars } from '../../../theme/styling.ts'

export const picture = componentStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  minBlockSize: '136px',
  overflow: 'hidden',
})

const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const

export const art = componentStyle({
  ...filling,
  // The art by itself is 16 to 9, whichever of the two style sheets comes last.
  selectors: { [`${picture} > &`]: { aspectRatio: 'auto' } },
})

const grid = `${vars.color.map.graticule} 0 1px, transparent 1px 48px`

export const ground = componentStyle({
  ...filling,
  ...centred,
  padding: vars.space[3],
  backgroundColor: vars.color.bg.sunken,
  backgroundImage: `repeating-linear-gradient(to right, ${grid}), repeating-linear-gradient(to bottom, ${grid})`,
  backgroundPosition: 'center',
})

export const words = componentStyle(typography.body, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
  color: vars.color.text.muted,
})

export const coming = componentStyle({
  visibility: 'hidden',
  '@media': { '(scripting: none)': { visibility: 'visible' } },
})

export const needle = componentStyle({ color: vars.color.map.needle, blockSize: vars.space[6] })
