import { globalStyle } from '@vanilla-extract/css'
import { forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { centred, componentStyle, covering, inComponents, typography, vars } from '../../theme/styling.ts'

/** From this width of its own on, the rail is beside the stage; it may be a column of a page that is much wider. */
const beside = '(min-width: 560px)'

const line = vars.border.strong

export const carousel = componentStyle({ position: 'relative', isolation: 'isolate', containerType: 'inline-size' })

export const frame = componentStyle({
  display: 'grid',
  gap: line,
  border: `${line} solid ${vars.color.line.strong}`,
  backgroundColor: vars.color.line.strong,
})

export const withRail = componentStyle({
  gridTemplateRows: 'auto 84px',
  '@container': {
    [beside]: { gridTemplateRows: 'auto', gridTemplateColumns: `minmax(0, 1fr) ${vars.size.galleryRail}` },
  },
})

const anyStage = componentStyle({ position: 'relative', minInlineSize: 0 })

export const stage = componentStyle(anyStage, { aspectRatio: '4 / 3' })

export const stageAlone = componentStyle(anyStage, { aspectRatio: '16 / 9' })

export const row = componentStyle({
  ...covering,
  display: 'flex',
  gap: line,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  // A swipe beyond the last image would otherwise leave the page.
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The ring lies over the rail, the controls over the ring.
  ':focus-visible': { zIndex: 1 },
  '@media': {
    [motionAllowed]: { scrollBehavior: 'smooth' },
    '(scripting: none)': { scrollbarWidth: 'auto' },
  },
})

// A hairline of paper round every picture: art that ends in ink would otherwise run into the frame and into its neighbours.
const matted = {
  border: `${vars.border.hair} solid ${vars.color.bg.canvas}`,
  color: vars.color.text.muted,
  backgroundColor: vars.color.bg.sunken,
} as const

export const slide = componentStyle(typography.small, {
  ...matted,
  position: 'relative',
  flex: '0 0 100%',
  display: 'grid',
  minInlineSize: 0,
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})

export const press = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  cursor: 'zoom-in',
  // Inward, because the row cuts off what stands out of it, and over the picture.
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      content: '',
      ...covering,
      border: `3px solid ${vars.color.focus.ring}`,
      boxShadow: `inset 0 0 0 3px ${vars.color.focus.halo}`,
    },
  },
})

export const rail = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: line,
  minBlockSize: 0,
  '@container': { [beside]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', gridAutoRows: 'minmax(0, 1fr)' } },
})

export const thumbnail = componentStyle({
  ...matted,
  position: 'relative',
  ':focus-visible': { zIndex: 1 },
  // Marigold is no boundary by itself: it is between two lines of ink.
  selectors: {
    '&[data-current]::after': {
      content: '',
      position: 'absolute',
      inset: '-1px',
      border: `5px solid ${vars.color.sun.bg}`,
      boxShadow: `inset 0 0 0 2px ${vars.color.sun.text}`,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-current]::after': { borderColor: 'Highlight' } } } },
})

// Out of the flow: the stage alone says how high the rail is.
export const picture = componentStyle({ position: 'absolute', inset: 0, display: 'grid', overflow: 'hidden' })

export const rest = componentStyle(typography.label, {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  ...centred,
  minInlineSize: '40px',
  minBlockSize: '32px',
  paddingInline: vars.space[2],
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  borderBlockStart: `${line} solid ${vars.color.line.strong}`,
  borderInlineEnd: `${line} solid ${vars.color.line.strong}`,
})

export const controls = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  borderBlockStart: `${line} solid ${vars.color.line.strong}`,
  borderInlineStart: `${line} solid ${vars.color.line.strong}`,
})

// A photograph is cut to its frame, never stretched.
globalStyle(
  `:is(${slide}, ${press}, ${picture}) > img`,
  inComponents({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'cover' }),
)
