import { styleVariants } from '@vanilla-extract/css'
import { byTheme } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

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
  gold: inComponents({ ...woven, backgroundImage: "url('./selvedge-gold.svg')" }),
})
