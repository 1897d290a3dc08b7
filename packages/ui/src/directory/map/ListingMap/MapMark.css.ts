import {
  centred,
  componentStyle,
  focusRing,
  forcedColors,
  motionAllowed,
  squareOf,
  vars,
} from '../../../theme/styling.ts'

const { color } = vars

// Its middle is the place that it marks: the map moves it there by `transform`.
export const mark = componentStyle({
  ...centred,
  // Also what is larger than it.
  placeContent: 'center',
  ...squareOf(vars.size.target),
  position: 'absolute',
  left: '-22px',
  top: '-22px',
  cursor: 'pointer',
  color: color.text.default,
  ':focus-visible': { ...focusRing, outlineOffset: '1px', boxShadow: `0 0 0 1px ${color.focus.halo}`, zIndex: 2 },
  ':hover': { zIndex: 2 },
  '@media': { [forcedColors]: { color: 'CanvasText' } },
})

export const lit = componentStyle({ zIndex: 1 })

const drawn = componentStyle({
  overflow: 'visible',
  flex: 'none',
  // It may be larger than what is pressed.
  maxInlineSize: 'none',
  transitionProperty: 'scale',
  transitionDuration: vars.motion.fast,
  '@media': {
    [motionAllowed]: { selectors: { [`${mark}:hover > &`]: { scale: '1.12' } } },
    // A box with its text in it, in the colours of the system.
    [forcedColors]: { outline: '1px solid CanvasText', backgroundColor: 'Canvas' },
  },
})

export const pin = componentStyle(drawn, { inlineSize: '28px', blockSize: '42px' })
export const largePin = componentStyle(drawn, { inlineSize: '36px', blockSize: '54px' })

export const disc = drawn

const edge = { strokeLinejoin: 'miter', vectorEffect: 'non-scaling-stroke' } as const

export const needle = componentStyle({
  ...edge,
  fill: color.map.needle,
  stroke: color.bg.surface,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})

export const hollow = componentStyle({
  ...edge,
  fill: color.bg.surface,
  stroke: color.map.needle,
  strokeWidth: 3,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const frame = componentStyle({
  ...edge,
  fill: color.bg.surface,
  stroke: color.line.strong,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
})

export const glow = componentStyle({
  ...edge,
  fill: color.sun.bg,
  stroke: color.line.strong,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
})

export const face = componentStyle({
  ...edge,
  fill: color.bg.surface,
  stroke: color.line.strong,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const ticks = componentStyle({ ...edge, stroke: 'currentColor', strokeWidth: 1 })

export const north = componentStyle({
  ...edge,
  fill: color.map.needle,
  stroke: color.bg.surface,
  strokeWidth: 1,
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})

export const hollowNorth = componentStyle({
  ...edge,
  fill: color.bg.surface,
  stroke: color.map.needle,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const number = componentStyle({
  fill: 'currentColor',
  fontFamily: vars.font.text,
  // The dial grows with its number, not with the reader's text: the name says it in full.
  fontWeight: 700,
  fontStretch: '88%',
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
