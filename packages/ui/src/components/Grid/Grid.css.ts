import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, vars } from '../../theme/styling.ts'
import type { Breakpoint } from '../../theme/scales.ts'
import { scales } from '../../theme/scales.ts'

export const grid = componentStyle({ display: 'grid', minInlineSize: 0 })

export const gap = styleVariants(scales.space, (_size, step) => inComponents({ columnGap: vars.space[step] }))

export const rowGap = styleVariants(scales.space, (_size, step) => inComponents({ rowGap: vars.space[step] }))

// A column may become narrower than the widest word in it: the grid never leaves the page by its side.
const tracks = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  5: 'repeat(5, minmax(0, 1fr))',
  6: 'repeat(6, minmax(0, 1fr))',
} as const

const from = (breakpoint: Breakpoint) =>
  styleVariants(tracks, (gridTemplateColumns) =>
    inComponents({ '@media': { [above(breakpoint)]: { gridTemplateColumns } } }),
  )

// In the order of their widths: of two that hold, the later one wins.
export const columns = {
  base: styleVariants(tracks, (gridTemplateColumns) => inComponents({ gridTemplateColumns })),
  sm: from('sm'),
  md: from('md'),
  lg: from('lg'),
  xl: from('xl'),
} as const
