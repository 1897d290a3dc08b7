import { styleVariants } from '@vanilla-extract/css'
import { byTheme, forcedColors, inComponents, vars } from '../../theme/styling.ts'

const woven = {
  blockSize: vars.size.selvedge,
  backgroundRepeat: 'repeat-x',
  backgroundSize: `auto ${vars.size.selvedge}`,
  forcedColorAdjust: 'none',
} as const

/** The woven edge of a band: ten pixels of pattern that repeat along it. */
export const selvedge = styleVariants({
  ink: inComponents({
    ...woven,
    ...byTheme({ backgroundImage: "url('./selvedge.svg')" }, { backgroundImage: "url('./selvedge-night.svg')" }),
  }),
  // In the one colour of print: what is woven is cut out of it.
  mono: inComponents({
    blockSize: vars.size.selvedge,
    backgroundColor: vars.color.line.strong,
    mask: `url('./selvedge-mono.svg') repeat-x 0 0 / auto ${vars.size.selvedge}`,
    '@media': { [forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
  gold: inComponents({ ...woven, backgroundImage: "url('./selvedge-gold.svg')" }),
})
