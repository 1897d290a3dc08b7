import type { Colors } from '../../theme/colors.ts'

/** The colours of the demo theme: mangrove and raspberry, where Dira has indigo and marigold. */
export const demoColors: Colors = {
  bg: {
    canvas: '#f1f7f4',
    surface: '#ffffff',
    sunken: '#e2eee8',
    selected: '#d6eae1',
    inverse: '#0b3b33',
    inverseRaised: '#145247',
  },
  text: {
    default: '#10231f',
    muted: '#435e57',
    inverse: '#ffffff',
    inverseMuted: '#bfe0d6',
    link: '#a12a4d',
    placeholder: '#556b65',
  },
  line: {
    subtle: '#cbddd5',
    control: '#69827a',
    strong: '#0b3b33',
  },
  action: {
    bg: '#a12a4d',
    bgHover: '#861f3e',
    bgPressed: '#6b1731',
    text: '#ffffff',
  },
  action2: {
    line: '#0b3b33',
    text: '#0b3b33',
    bgHover: '#d6eae1',
    bgPressed: '#c1dfd2',
  },
  sun: {
    bg: '#7ee0b8',
    bgHover: '#9cecca',
    bgPressed: '#5cc79c',
    text: '#0b2b24',
  },
  accent: {
    laterite: '#b02c56',
  },
  disabled: {
    bg: '#dde7e2',
    text: '#53655f',
    line: '#a6b8b1',
  },
  focus: {
    ring: '#0b3b33',
    halo: '#7ee0b8',
  },
  tier: {
    premium: {
      bg: '#a12a4d',
      text: '#ffffff',
    },
    standard: {
      bg: '#0b3b33',
      text: '#ffffff',
    },
    classified: {
      bg: '#ffffff',
      text: '#0b3b33',
      line: '#0b3b33',
    },
  },
  status: {
    error: {
      text: '#96190f',
      bg: '#fdeae6',
      line: '#c2372b',
    },
    success: {
      text: '#14573f',
      bg: '#dcf2e6',
      line: '#1f7a5a',
    },
    info: {
      text: '#1c4c8c',
      bg: '#e4edfa',
      line: '#386bb8',
    },
  },
  skeleton: {
    base: '#d9e6e0',
    weft: '#c6d8d0',
  },
  map: {
    land: '#dbe8e1',
    landLine: '#a1b8ae',
    covered: '#7ee0b8',
    coveredLine: '#0b3b33',
    selected: '#a12a4d',
    band1: '#cbeedd',
    band1Text: '#10231f',
    band2: '#7ee0b8',
    band2Text: '#10231f',
    band3: '#4fb08d',
    band3Text: '#10231f',
    band4: '#1f6a5a',
    band4Text: '#ffffff',
    band5: '#0b3b33',
    band5Text: '#ffffff',
    needle: '#b02c56',
    graticule: '#cbddd5',
  },
  overlay: {
    scrim: 'rgb(8 32 28 / .6)',
  },
}
