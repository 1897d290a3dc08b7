/** The scales that both themes share. */
export const scales = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '24px',
    6: '32px',
    7: '48px',
    8: '64px',
    9: '96px',
    10: '128px',
  },
  radius: {
    none: '0',
    control: '2px',
    round: '999px',
  },
  border: {
    hair: '1px',
    control: '1.5px',
    strong: '2px',
    heavy: '4px',
  },
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '420ms',
    ease: 'cubic-bezier(.2,.7,.2,1)',
    needle: 'cubic-bezier(.3,1.6,.5,1)',
    navOpenDelay: '200ms',
    navSkipDelay: '300ms',
    navCloseDelay: '150ms',
  },
  size: {
    target: '44px',
    control: '48px',
    header: '72px',
    headerSmall: '60px',
    content: '1240px',
    prose: '66ch',
    point: '14px',
    selvedge: '10px',
    headerAdmin: '72px',
    railAdmin: '232px',
    rowTable: '64px',
    drawer: '432px',
    dialog: '980px',
    galleryRail: '152px',
    step: '14px',
  },
  z: {
    sticky: '10',
    popover: '20',
    overlay: '30',
    toast: '40',
    scrim: '30',
    dialog: '31',
  },
} as const

/** A step of the 4px scale. */
export type SpaceToken = keyof typeof scales.space

/** The widths from which a layout changes. Plain values, because a media query cannot read a custom property. */
export const breakpoints = {
  sm: '480px',
  md: '720px',
  lg: '1024px',
  xl: '1280px',
} as const

export type Breakpoint = keyof typeof breakpoints
