import { createVar } from '@vanilla-extract/css'
import {
  byTheme,
  canHover,
  centred,
  componentStyle,
  covering,
  focusRing,
  forcedColors,
  inComponents,
  inRows,
  squareOf,
  typography,
  vars,
} from '../../../theme/styling.ts'

const { color, space, border } = vars

/** The colours and typefaces that the canvas is drawn with: it reads their values from its own style. */
export const look = {
  sea: createVar(),
  lining: createVar(),
  land: createVar(),
  border: createVar(),
  coast: createVar(),
  home: createVar(),
  homeLine: createVar(),
  homeText: createVar(),
  text: createVar(),
  quietText: createVar(),
  position: createVar(),
  textFont: createVar(),
  displayFont: createVar(),
} as const

export const frame = componentStyle({
  position: 'relative',
  // Not hidden: a mark that takes the focus would scroll it.
  overflow: 'clip',
  isolation: 'isolate',
  minBlockSize: '320px',
  minInlineSize: 0,
  // The foot is at its lower end, and in sight where that is below the window's.
  display: 'grid',
  alignContent: 'end',
  backgroundColor: color.bg.sunken,
})

export const surface = componentStyle({
  ...covering,
  overflow: 'clip',
  cursor: 'grab',
  // One finger moves the map, two zoom it: the browser takes none of it for itself.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-dragged]': { cursor: 'grabbing' } },
  ':focus-visible': {
    ...focusRing,
    outlineOffset: '-5px',
    boxShadow: `inset 0 0 0 6px ${color.focus.halo}`,
    zIndex: 1,
  },
})

const themed = (homeLine: string) => ({ vars: { [look.homeLine]: homeLine } })

export const canvas = componentStyle(
  inComponents({
    position: 'absolute',
    // East is on the right in every language.
    left: 0,
    top: 0,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    vars: {
      [look.sea]: color.bg.sunken,
      [look.lining]: color.map.graticule,
      [look.land]: color.map.land,
      [look.border]: color.map.landLine,
      [look.coast]: color.line.control,
      [look.home]: color.map.band1,
      [look.homeText]: color.map.band1Text,
      [look.text]: color.text.default,
      [look.quietText]: color.text.muted,
      [look.position]: color.map.selected,
      [look.textFont]: vars.font.text,
      [look.displayFont]: vars.font.display,
    },
    // Never seen: its end says that the theme has changed, whoever changed it.
    color: color.bg.canvas,
    transition: 'color 1ms',
  }),
  inComponents(byTheme(themed(color.line.strong), themed(color.sun.bg))),
  {
    '@media': {
      [forcedColors]: {
        vars: {
          [look.sea]: 'Canvas',
          [look.lining]: 'Canvas',
          [look.land]: 'Canvas',
          [look.border]: 'GrayText',
          [look.coast]: 'GrayText',
          [look.home]: 'Canvas',
          [look.homeLine]: 'CanvasText',
          [look.homeText]: 'CanvasText',
          [look.text]: 'CanvasText',
          [look.quietText]: 'CanvasText',
          [look.position]: 'Highlight',
        },
      },
    },
  },
)

/** Over the map's own ground, which is there until these are, and where there are none. */
export const streets = componentStyle({ ...covering, pointerEvents: 'none' })

const floating = {
  backgroundColor: color.bg.surface,
  border: `${border.strong} solid ${color.line.strong}`,
  color: color.text.default,
} as const

// What floats is over the map, which comes forward when it has the focus.
export const corner = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  // Clear of the buttons on the other side.
  maxInlineSize: 'calc(100% - 108px)',
})

export const buttons = componentStyle({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
  display: 'grid',
  zIndex: 1,
})

export const button = componentStyle({
  ...floating,
  ...centred,
  ...squareOf('48px'),
  cursor: 'pointer',
  selectors: {
    '& + &': { marginBlockStart: `calc(-1 * ${border.strong})` },
    '&:disabled': { color: color.disabled.text, backgroundColor: color.disabled.bg, cursor: 'default' },
  },
  ':active': { backgroundColor: color.action2.bgPressed },
  ':focus-visible': { zIndex: 1 },
  '@media': {
    [canHover]: { selectors: { '&:hover:enabled': { backgroundColor: color.action2.bgHover } } },
    [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
})

export const locate = componentStyle({
  position: 'absolute',
  zIndex: 1,
  // Below the two that zoom.
  insetBlockStart: `calc(${space[4]} + 2 * 48px - ${border.strong} + ${space[3]})`,
  insetInlineEnd: space[4],
})

export const foot = componentStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: space[3],
  margin: space[3],
  ...inRows(space[2]),
  // Between its parts the map is pressed, not this.
  pointerEvents: 'none',
})

export const note = componentStyle(typography.small, {
  ...inRows(space[2]),
  paddingInline: space[2],
  minBlockSize: '24px',
  pointerEvents: 'auto',
  color: color.text.muted,
  backgroundColor: color.bg.canvas,
  '@media': { [forcedColors]: { border: '1px solid' } },
})

/** A line of its own above the rest of the foot. */
export const newsSpace = componentStyle({ ...centred, inlineSize: '100%' })

export const news = componentStyle(typography.body, {
  ...floating,
  ...inRows(space[3]),
  maxInlineSize: '100%',
  pointerEvents: 'auto',
  paddingBlock: space[2],
  paddingInline: space[4],
})

export const textButton = componentStyle(typography.label, {
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
})

/** A thread that runs along the upper edge while the marks are fetched. */
export const busy = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '4px',
  backgroundColor: color.sun.bg,
  '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
})

export const card = componentStyle({
  ...floating,
  position: 'absolute',
  left: 0,
  top: 0,
  inlineSize: '304px',
  maxInlineSize: `calc(100% - 2 * ${space[2]})`,
  borderBlockEndWidth: border.heavy,
  boxShadow: vars.elevation.pop,
  // Over the buttons, which would cover its own on a narrow map.
  zIndex: 2,
})

export const close = componentStyle({
  ...centred,
  ...squareOf(vars.size.target),
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  cursor: 'pointer',
  color: color.text.default,
})

export const plainCard = componentStyle({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  paddingInlineEnd: space[7],
})
