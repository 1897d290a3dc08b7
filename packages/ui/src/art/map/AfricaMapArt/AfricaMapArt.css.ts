import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../../theme/conditions.ts'
import { inComponents } from '../../../theme/inComponents.ts'
import { vars } from '../../../theme/vars.css.ts'

// By the width of the map itself, wherever on a page it stands.
const narrow = '(max-width: 519px)'

export const map = style(inComponents({ containerType: 'inline-size', inlineSize: '100%', aspectRatio: '1' }))

export const sheet = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    // East is on the right in every language.
    direction: 'ltr',
    fontFamily: vars.font.text,
    fontSize: 13,
    // Smaller with the smallest maps, on which the names would touch.
    '@container': { [narrow]: { fontSize: 'min(11.5px, 3.2cqi)' } },
  }),
)

const overlay = inComponents({ pointerEvents: 'none' })

export const ifWide = style([overlay, inComponents({ '@container': { [narrow]: { display: 'none' } } })])

export const ifNarrow = style([
  overlay,
  inComponents({ display: 'none', '@container': { [narrow]: { display: 'inline' } } }),
])

export const needle = style([
  overlay,
  inComponents({
    fill: vars.color.map.needle,
    stroke: vars.color.bg.canvas,
    strokeWidth: 2,
    paintOrder: 'stroke',
    '@container': { [narrow]: { scale: '0.75' } },
    '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
])
