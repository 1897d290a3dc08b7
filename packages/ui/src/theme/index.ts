export { cloth, type Colourway } from './cloth.ts'
export { darkColors, lightColors, type Colors } from './colors.ts'
export { breakpoints, type Breakpoint, type SpaceToken } from './scales.ts'
export { vars } from './vars.css.ts'
