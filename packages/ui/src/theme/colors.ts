/** The colours of first light, by role. The pairs that carry text are saved readable by `contrast.test.ts`. */
export const lightColors = {
  bg: {
    canvas: '#fdfcfa',
    surface: '#ffffff',
    sunken: '#f3f0e8',
    selected: '#f3f0e8',
    inverse: '#15183d',
    inverseRaised: '#20255a',
  },
  text: {
    default: '#15183d',
    muted: '#4f5172',
    inverse: '#ffffff',
    inverseMuted: '#c9cbe6',
    link: '#26348f',
    placeholder: '#66687f',
  },
  line: {
    subtle: '#ddd8cb',
    control: '#7c7b8e',
    strong: '#15183d',
  },
  action: {
    bg: '#26348f',
    bgHover: '#1b266e',
    bgPressed: '#131b52',
    text: '#ffffff',
  },
  action2: {
    line: '#15183d',
    text: '#15183d',
    bgHover: '#f3f0e8',
    bgPressed: '#e4dfd2',
  },
  sun: {
    bg: '#f2b03a',
    bgHover: '#ffc659',
    bgPressed: '#d9972a',
    text: '#15183d',
  },
  accent: {
    laterite: '#b8401a',
  },
  disabled: {
    bg: '#e9e6de',
    text: '#5c5d72',
    line: '#a9a7b0',
  },
  focus: {
    ring: '#15183d',
    halo: '#f2b03a',
  },
  tier: {
    premium: {
      bg: '#f2b03a',
      text: '#15183d',
    },
    standard: {
      bg: '#26348f',
      text: '#ffffff',
    },
    classified: {
      bg: '#ffffff',
      text: '#15183d',
      line: '#15183d',
    },
  },
  status: {
    error: {
      text: '#a8201a',
      bg: '#fcebe7',
      line: '#c4362b',
    },
    success: {
      text: '#14573f',
      bg: '#e5f2ea',
      line: '#1f7a5a',
    },
    info: {
      text: '#26348f',
      bg: '#e9ecfa',
      line: '#3d55c4',
    },
  },
  skeleton: {
    base: '#e9e5da',
    weft: '#dad5c6',
  },
  map: {
    land: '#e9e4d6',
    landLine: '#b9b3a2',
    covered: '#f2b03a',
    coveredLine: '#15183d',
    selected: '#26348f',
    band1: '#fbdd9b',
    band1Text: '#15183d',
    band2: '#f2b03a',
    band2Text: '#15183d',
    band3: '#8c95d8',
    band3Text: '#15183d',
    band4: '#4d5ab8',
    band4Text: '#ffffff',
    band5: '#26348f',
    band5Text: '#ffffff',
    needle: '#b8401a',
    graticule: '#ddd8cb',
  },
  overlay: {
    scrim: 'rgb(21 24 61 / .6)',
  },
} as const

/** The same names with any value: what another theme has to fill in. */
type Filled<Tokens> = { readonly [Name in keyof Tokens]: Tokens[Name] extends string ? string : Filled<Tokens[Name]> }

/** Every colour of a theme. */
export type Colors = Filled<typeof lightColors>

/** The colours of a clear southern night: the same geometry at another hour, not an inversion. */
export const darkColors: Colors = {
  bg: {
    canvas: '#0c0f26',
    surface: '#161a3a',
    sunken: '#11142f',
    selected: '#20255a',
    inverse: '#1b2050',
    inverseRaised: '#262c66',
  },
  text: {
    default: '#f4f0e4',
    muted: '#b9bad3',
    inverse: '#f4f0e4',
    inverseMuted: '#c9cbe6',
    link: '#ffc659',
    placeholder: '#9d9fbd',
  },
  line: {
    subtle: '#2d3260',
    control: '#7478a8',
    strong: '#f4f0e4',
  },
  action: {
    bg: '#f2b03a',
    bgHover: '#ffc659',
    bgPressed: '#d9972a',
    text: '#15183d',
  },
  action2: {
    line: '#f4f0e4',
    text: '#f4f0e4',
    bgHover: '#20255a',
    bgPressed: '#2d3478',
  },
  sun: {
    bg: '#f2b03a',
    bgHover: '#ffc659',
    bgPressed: '#d9972a',
    text: '#15183d',
  },
  accent: {
    laterite: '#ff8b5e',
  },
  disabled: {
    bg: '#232748',
    text: '#9496b4',
    line: '#4a4e7c',
  },
  focus: {
    ring: '#ffc659',
    halo: '#0c0f26',
  },
  tier: {
    premium: {
      bg: '#f2b03a',
      text: '#15183d',
    },
    standard: {
      bg: '#f4f0e4',
      text: '#15183d',
    },
    classified: {
      bg: '#161a3a',
      text: '#f4f0e4',
      line: '#f4f0e4',
    },
  },
  status: {
    error: {
      text: '#ffb1a3',
      bg: '#3a1720',
      line: '#f0705f',
    },
    success: {
      text: '#a5e3c4',
      bg: '#10312a',
      line: '#46b488',
    },
    info: {
      text: '#c5ceff',
      bg: '#1d2456',
      line: '#8093f0',
    },
  },
  skeleton: {
    base: '#1f2449',
    weft: '#2b3161',
  },
  map: {
    land: '#1e234b',
    landLine: '#434982',
    covered: '#b07c25',
    coveredLine: '#0c0f26',
    selected: '#fff7de',
    band1: '#6b4e1e',
    band1Text: '#f4f0e4',
    band2: '#8f6a24',
    band2Text: '#ffffff',
    band3: '#b98a2e',
    band3Text: '#0c0f26',
    band4: '#dfb964',
    band4Text: '#0c0f26',
    band5: '#ffe3a1',
    band5Text: '#0c0f26',
    needle: '#ff8b5e',
    graticule: '#2d3260',
  },
  overlay: {
    scrim: 'rgb(2 4 18 / .72)',
  },
}

/** The shadows of what floats, menus and toasts. Everything else lies flat. */
export const lightElevation = {
  flat: 'none',
  pop: '0 2px 0 #15183D, 0 18px 40px -12px rgb(21 24 61 / .28)',
  toast: '0 12px 32px -8px rgb(21 24 61 / .35)',
} as const

export const darkElevation: Filled<typeof lightElevation> = {
  flat: 'none',
  pop: '0 0 0 1px #7478A8, 0 18px 40px -8px rgb(0 0 0 / .7)',
  toast: '0 0 0 1px #7478A8, 0 12px 32px -8px rgb(0 0 0 / .7)',
}
