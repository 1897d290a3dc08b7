import { styleVariants } from '@vanilla-extract/css'
import { forcedColors } from './conditions.ts'
import { inComponents } from './inComponents.ts'
import { typeScale } from './type.ts'
import { vars } from './vars.css.ts'

/** A class for each kind of text, to be composed into the styles of a component. */
export const typography = styleVariants(typeScale, ({ family }, name) => {
  const step = vars.type[name]
  return inComponents({
    fontFamily: vars.font[family],
    fontSize: step.size,
    lineHeight: step.line,
    letterSpacing: step.track,
    fontWeight: step.weight,
    fontStretch: step.width,
    WebkitTextStroke: family === 'display' ? `${step.stroke} currentColor` : undefined,
    overflowWrap: family === 'display' ? 'break-word' : undefined,
    selectors: {
      // Arabic letters join: tracking tears them and a stroke clogs them.
      '&:lang(ar)':
        family === 'display' ? { lineHeight: 1.3, letterSpacing: 0, fontWeight: 700, WebkitTextStroke: '0' } : {},
    },
    '@media': { [forcedColors]: family === 'display' ? { WebkitTextStroke: '0' } : {} },
  })
})
