import { createGlobalThemeContract } from '@vanilla-extract/css'
import { lightColors, lightElevation } from './colors.ts'
import { scales } from './scales.ts'
import { fonts, typeScale } from './type.ts'

/**
 * Every design token, as the CSS custom property that holds it: `vars.color.bg.canvas`, `vars.space[4]`. A theme fills the whole
 * contract (`themes.css.ts`). The names are readable and stable (`--dira-color-bg-canvas`), so that a page may override one.
 */
export const vars = createGlobalThemeContract(
  { color: lightColors, elevation: lightElevation, font: fonts, type: typeScale, ...scales },
  (_value, path) => `dira-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
)
