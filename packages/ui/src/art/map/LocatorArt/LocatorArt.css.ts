import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, covering, forcedColors, inComponents, vars } from '../../../theme/styling.ts'
import { smallFrame } from './smallFrame.ts'

const { color } = vars

export const locator = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'size',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  backgroundColor: color.bg.sunken,
  fontFamily: vars.font.text,
})

// As large as the frame allows at the ratio of the view; what lies beside it is drawn beyond it.
export const stage = componentStyle({
  ...covering,
  margin: 'auto',
  inlineSize: 'min(100cqi, 120cqb)',
  blockSize: 'auto',
  aspectRatio: '6 / 5',
  overflow: 'visible',
  // East is on the right in every language.
  direction: 'ltr',
})

export const ranges = componentStyle({
  fill: 'none',
  stroke: color.map.coveredLine,
  strokeWidth: 1,
  opacity: 0.38,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
})

export const compass = componentStyle({ '@container': { [smallFrame]: { scale: '0.66' } } })

export const ticks = componentStyle({
  stroke: color.line.strong,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
})

const half = componentStyle({
  stroke: color.map.coveredLine,
  strokeWidth: 2,
  strokeLinejoin: 'miter',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})

export const north = componentStyle(half, { fill: color.map.needle })
export const south = componentStyle(half, { fill: color.line.strong })

export const inset = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  inlineSize: 'clamp(84px, 17cqi, 140px)',
  padding: vars.space[1],
  backgroundColor: color.bg.surface,
  border: `${vars.border.control} solid ${color.line.strong}`,
  '@media': { [forcedColors]: { backgroundColor: 'Canvas', borderColor: 'CanvasText' } },
  '@container': { [smallFrame]: { display: 'none' } },
})

/** Never over what the needle points at. */
export const corner = styleVariants({
  end: inComponents({ insetInlineEnd: vars.space[4] }),
  left: inComponents({ left: vars.space[4] }),
  right: inComponents({ right: vars.space[4] }),
})

export const continent = componentStyle({
  fill: color.map.land,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
})

export const borders = componentStyle({
  fill: 'none',
  stroke: color.map.landLine,
  strokeWidth: 0.75,
  vectorEffect: 'non-scaling-stroke',
})

export const smallCountry = componentStyle({
  fill: color.map.covered,
  stroke: color.map.coveredLine,
  strokeWidth: 0.75,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})

export const mark = componentStyle({
  fill: color.map.needle,
  stroke: color.bg.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})
