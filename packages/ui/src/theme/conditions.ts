import { breakpoints, type Breakpoint } from './scales.ts'

/** The media query for this width and wider. Styles are written for the narrow screen first. */
export const above = (breakpoint: Breakpoint): string => `screen and (min-width: ${breakpoints[breakpoint]})`

/** The media query for every narrower width, for what only the narrow screen has. */
export const below = (breakpoint: Breakpoint): string => `not all and (min-width: ${breakpoints[breakpoint]})`

/** Where a finger points: targets are 44 pixels there, whatever the width of the screen. */
export const coarsePointer = '(pointer: coarse)'

export const forcedColors = '(forced-colors: active)'

/** For people who asked their system for stronger differences. */
export const moreContrast = '(prefers-contrast: more)'

/** Only for people who have not asked for less movement. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'

/** Only where hovering means something: on a touch screen `:hover` sticks after the tap. */
export const canHover = '(hover: hover)'

/** For shapes that logical properties cannot mirror. */
export const rightToLeft = '[dir="rtl"] &'

/**
 * A rule for each theme, for what is no token, such as a picture. The dark one holds in a dark page or part of a page, whether chosen or
 * by the system's wish, but not in a light part of it.
 */
export const byTheme = <Rule extends object>(light: Rule, dark: Rule) => ({
  ...light,
  selectors: { '[data-theme="dark"] &:not([data-theme="dark"] [data-theme="light"] *)': dark },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme]) &:not([data-theme="light"] *)': dark },
    },
  },
})
