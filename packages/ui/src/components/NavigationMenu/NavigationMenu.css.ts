import { globalStyle, keyframes } from '@vanilla-extract/css'
import { above, canHover, forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { componentStyle, focusRing, inComponents, inRow, typography, vars } from '../../theme/styling.ts'

// Where there is little space a menu opens below the whole row, else from its trigger.
export const navigation = componentStyle({
  position: 'relative',
  display: 'flex',
  alignSelf: 'stretch',
  minInlineSize: 0,
  '@media': { [above('lg')]: { position: 'static' } },
})

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] })

export const item = componentStyle({ display: 'flex', minInlineSize: 0 })

export const group = componentStyle({ minInlineSize: 0, '@media': { [above('lg')]: { position: 'relative' } } })

export const trigger = componentStyle(typography.label, {
  position: 'relative',
  ...inRow(vars.space[2]),
  blockSize: '100%',
  minBlockSize: vars.size.target,
  fontSize: vars.type.body.size,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // The target is as high as the header; the ring goes round the label, where no edge of the window cuts it off.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::before': {
      ...focusRing,
      content: '',
      position: 'absolute',
      insetBlock: `max(0px, 50% - ${vars.size.target} / 2)`,
      insetInline: `calc(-1 * ${vars.space[1]})`,
    },
    // The bar under the current page points the way, as a signpost does.
    '&:is([aria-current], [data-current])::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '8px',
      blockSize: vars.border.heavy,
      backgroundColor: vars.color.accent.laterite,
      clipPath: 'polygon(0 0, calc(100% - 4px) 0, 100% 50%, calc(100% - 4px) 100%, 0 100%)',
    },
    '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-current], [data-current])': {
          textDecoration: `underline ${vars.border.strong}`,
          textUnderlineOffset: '0.4em',
        },
      },
    },
    [forcedColors]: {
      selectors: {
        '&:is([aria-current], [data-current])::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})

export const chevron = componentStyle({
  selectors: { [`${group}[open] > ${trigger} > &`]: { rotate: '180deg' } },
  '@media': { [motionAllowed]: { transition: `rotate ${vars.motion.base} ${vars.motion.ease}` } },
})

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })
const fade = keyframes({ from: { opacity: 0 } })

export const panel = componentStyle({
  position: 'absolute',
  // It hangs over the rule below the row.
  insetBlockStart: 'calc(100% - 4px)',
  insetInlineStart: 0,
  zIndex: vars.z.popover,
  inlineSize: '348px',
  maxInlineSize: '100%',
  padding: vars.space[2],
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.pop,
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [motionAllowed]: { animationName: rise },
    [above('lg')]: { insetInlineStart: '-6px', maxInlineSize: 'none' },
  },
})

const washed = { backgroundColor: vars.color.bg.sunken }

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '14px 1fr',
  gap: `2px ${vars.space[5]}`,
  padding: vars.space[3],
  minBlockSize: vars.size.target,
  selectors: {
    '&:is(:focus-visible, :active)': washed,
    '&[aria-current]': { backgroundColor: vars.color.bg.selected },
  },
  '@media': {
    [canHover]: { ':hover': washed },
    [forcedColors]: {
      selectors: { '&[aria-current]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const needle = componentStyle({
  alignSelf: 'center',
  justifySelf: 'center',
  fontSize: '20px',
  color: vars.color.accent.laterite,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
})

// The needle points at the row one is on.
const fills = { fill: 'currentColor' }
const isOn = `${row}:is(:focus-visible, :active, [aria-current])`
globalStyle(`${isOn} > ${needle} path`, inComponents(fills))
globalStyle(`${row}:hover > ${needle} path`, inComponents({ '@media': { [canHover]: fills } }))

export const label = componentStyle({ minInlineSize: 0, fontWeight: 650 })

export const description = componentStyle(typography.small, {
  gridColumn: 2,
  minInlineSize: 0,
  lineHeight: 1.6,
  color: vars.color.text.muted,
})
