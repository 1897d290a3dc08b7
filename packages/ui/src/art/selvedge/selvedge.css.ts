import { styleVariants } from '@vanilla-extract/css'
import { darkChosen, darkSystem, notLightChosen } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

const woven = {
  blockSize: vars.size.selvedge,
  backgroundRepeat: 'repeat-x',
  backgroundSize: `auto ${vars.size.selvedge}`,
} as const

const day = "url('./selvedge.svg')"
const night = "url('./selvedge-night.svg')"

/** The woven edge of a band: ten pixels of pattern that repeat along it. */
export const selvedge = styleVariants({
  ink: inComponents({
    ...woven,
    backgroundImage: day,
    selectors: { [darkChosen]: { backgroundImage: night } },
    '@media': { [darkSystem]: { selectors: { [notLightChosen]: { backgroundImage: night } } } },
  }),
  gold: inComponents({ ...woven, backgroundImage: "url('./selvedge-gold.svg')" }),
  mono: inComponents({ ...woven, backgroundImage: "url('./selvedge-mono.svg')" }),
})
