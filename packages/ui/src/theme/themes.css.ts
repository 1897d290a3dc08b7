import { assignVars, globalStyle } from '@vanilla-extract/css'
import { darkColors, darkElevation, lightColors, lightElevation } from './colors.ts'
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
  '@layer': {
    [layers.base]: {
      colorScheme: 'light',
      vars: { ...shared, ...light },
      '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } },
    },
  },
})

// A chosen theme stands on <html> as `data-theme` and wins over the system's.
globalStyle(':root[data-theme="light"]', {
  '@layer': { [layers.base]: { colorScheme: 'light', vars: light } },
})

globalStyle(':root[data-theme="dark"]', {
  '@layer': { [layers.base]: { colorScheme: 'dark', vars: dark } },
})

globalStyle(':root, :root[data-theme]', {
  '@layer': {
    [layers.base]: {
      '@media': {
        '(prefers-contrast: more)': {
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
