import { assignVars, globalStyle } from '@vanilla-extract/css'
import { darkColors, darkElevation, lightColors, lightElevation } from './colors.ts'
import { moreContrast } from './conditions.ts'
import { layers } from './layers.css.ts'
import { scales } from './scales.ts'
import { fonts, typeScale } from './type.ts'
import { vars } from './vars.css.ts'

const light = {
  ...assignVars(vars.color, lightColors),
  ...assignVars(vars.elevation, lightElevation),
}

const dark = {
  ...assignVars(vars.color, darkColors),
  ...assignVars(vars.elevation, darkElevation),
}

const shared = {
  ...assignVars(vars.font, fonts),
  ...assignVars(vars.type, typeScale),
  ...assignVars(vars.space, scales.space),
  ...assignVars(vars.radius, scales.radius),
  ...assignVars(vars.border, scales.border),
  ...assignVars(vars.motion, scales.motion),
  ...assignVars(vars.size, scales.size),
  ...assignVars(vars.z, scales.z),
}

globalStyle(':root', {
  '@layer': { [layers.tokens]: { colorScheme: 'light', vars: { ...shared, ...light } } },
})

globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.tokens]: { '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } } },
  },
})

// A chosen theme is on <html> as `data-theme` and wins over the system's. A part of a page may have one of its own.
globalStyle('[data-theme="light"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'light', vars: light } },
})

globalStyle('[data-theme="dark"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'dark', vars: dark } },
})

// In a stronger layer than the tokens: it holds for every theme, also for one that an application brings.
globalStyle(':root, [data-theme]', {
  '@layer': {
    [layers.base]: {
      '@media': {
        [moreContrast]: {
          vars: {
            [vars.color.text.muted]: vars.color.text.default,
            [vars.color.line.subtle]: vars.color.line.strong,
            [vars.color.line.control]: vars.color.line.strong,
          },
        },
      },
    },
  },
})
