import { componentStyle, forcedColors, inComponents, squareOf, vars } from '../../../theme/styling.ts'
import { NARROW_SHARE, WIDE_FROM } from './labelBox.ts'

// By the width of the map itself, wherever on a page it is.
const narrow = `(max-width: ${WIDE_FROM - 0.02}px)`

export const map = componentStyle({ containerType: 'inline-size', inlineSize: '100%', aspectRatio: '1' })

export const sheet = componentStyle({
  display: 'block',
  ...squareOf('100%'),
  // East is on the right in every language.
  direction: 'ltr',
  fontFamily: vars.font.text,
  fontSize: 13,
  // Smaller with the smallest maps, on which the names would touch.
  '@container': { [narrow]: { fontSize: `min(11.5px, ${NARROW_SHARE}cqi)` } },
})

const overlay = inComponents({ pointerEvents: 'none' })

export const ifWide = componentStyle(overlay, { '@container': { [narrow]: { display: 'none' } } })

export const ifNarrow = componentStyle(overlay, { display: 'none', '@container': { [narrow]: { display: 'inline' } } })

export const needle = componentStyle(overlay, {
  fill: vars.color.map.needle,
  stroke: vars.color.bg.canvas,
  strokeWidth: 2,
  paintOrder: 'stroke',
  '@container': { [narrow]: { scale: '0.75' } },
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})
