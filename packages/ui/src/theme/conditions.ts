import { breakpoints, type Breakpoint } from './scales.ts'

/** The media query for this width and wider. Styles are written for the narrow screen first. */
export const above = (breakpoint: Breakpoint): string => `screen and (min-width: ${breakpoints[breakpoint]})`

/** Where a finger points: targets are 44 pixels there, whatever the width of the screen. */
export const coarsePointer = '(pointer: coarse)'

export const forcedColors = '(forced-colors: active)'

/** Only for people who have not asked for less movement. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'

/** Only where hovering means something: on a touch screen `:hover` sticks after the tap. */
export const canHover = '(hover: hover)'

/** For shapes that logical properties cannot mirror. */
export const rightToLeft = '[dir="rtl"] &'

/** The dark theme, chosen or the system's, for what is no colour token, such as a picture. The system's half belongs in `darkSystem`. */
export const darkChosen = ':root[data-theme="dark"] &'
export const darkSystem = '(prefers-color-scheme: dark)'
export const notLightChosen = ':root:not([data-theme="light"]) &'
