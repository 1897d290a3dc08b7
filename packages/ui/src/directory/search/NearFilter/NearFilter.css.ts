import { globalStyle } from '@vanilla-extract/css'
import {
  above,
  below,
  canHover,
  centred,
  componentStyle,
  forcedColors,
  focusRing,
  inColumn,
  inComponents,
  inRows,
  motionAllowed,
  typography,
  unseen,
  vars,
} from '../../../theme/styling.ts'

const { color, space, border } = vars
const wide = above('md')
const strong = `${border.strong} solid ${color.line.strong}`

export const near = componentStyle({ position: 'relative', minInlineSize: 0 })

export const trigger = componentStyle({ minInlineSize: 0 })

export const summary = componentStyle({
  paddingBlock: space[1],
  selectors: {
    [`${trigger}[open] > &`]: {
      paddingInline: space[4],
      borderWidth: border.strong,
      borderColor: color.line.strong,
      backgroundColor: color.bg.sunken,
    },
  },
  '@media': {
    [below('md')]: {
      justifyContent: 'center',
      // Where letters are large, or half of the window is little, the distance goes below the word.
      flexWrap: 'wrap',
      paddingInline: space[2],
      selectors: { [`${trigger}[open] > &`]: { paddingInline: space[2] } },
    },
  },
})

export const number = componentStyle({
  flex: 'none',
  inlineSize: 'auto',
  blockSize: 'auto',
  minBlockSize: '24px',
  // As wide for one digit as for two.
  minInlineSize: '3.6em',
  paddingInline: '6px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

/** Kept free for a number. */
export const room = componentStyle({ visibility: 'hidden', '@media': { [below('md')]: { display: 'none' } } })

export const chevron = componentStyle({
  flex: 'none',
  selectors: { [`${trigger}[open] &`]: { rotate: '180deg' } },
  '@media': {
    [motionAllowed]: { transition: `rotate ${vars.motion.base} ${vars.motion.ease}` },
    // Half of a phone has no room for it beside the distance.
    [below('md')]: { selectors: { [`${trigger}:not([open]) &, ${number}:not(${room}) ~ &`]: { display: 'none' } } },
  },
})

// With a script its content is text, and never seen.
export const plain = componentStyle({ '@media': { '(scripting: none)': { display: 'contents' } } })

export const panel = componentStyle({
  ...inColumn(space[4]),
  padding: space[4],
  backgroundColor: color.bg.surface,
  border: strong,
  borderBlockEndWidth: border.heavy,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.pop,
  selectors: { [`${trigger}:not([open]) ~ &, ${trigger}:not([open]) ~ ${plain} > &`]: { display: 'none' } },
  '@media': {
    [below('md')]: { marginBlockStart: space[2] },
    [wide]: {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${space[1]})`,
      insetInlineStart: 0,
      zIndex: vars.z.popover,
      inlineSize: '400px',
      maxInlineSize: '100vw',
      padding: space[5],
    },
  },
})

export const position = componentStyle(inColumn(space[2]))

export const ask = componentStyle({ inlineSize: '100%' })

export const privacy = componentStyle(typography.small, { color: color.text.muted })

export const advice = componentStyle({ fontWeight: 400 })

export const radii = componentStyle({ minInlineSize: 0 })

export const legend = componentStyle(typography.label, { paddingBlockEnd: space[2] })

export const steps = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: strong,
  borderRadius: vars.radius.control,
})

export const step = componentStyle(typography.label, {
  ...centred,
  position: 'relative',
  minBlockSize: vars.size.target,
  paddingBlock: space[1],
  textAlign: 'center',
  fontSize: vars.type.body.size,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: strong },
    '&:has(:checked)': { color: color.bg.canvas, backgroundColor: color.line.strong },
    '&:has(:focus-visible)': { ...focusRing, zIndex: 1 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { backgroundColor: color.action2.bgHover } } },
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
      },
    },
  },
})

export const radio = componentStyle(unseen)

export const end = componentStyle({ ...inRows(space[4]), rowGap: space[2] })

export const clear = componentStyle(typography.label, { fontSize: vars.type.body.size })

// As wide as the field above it, whatever its longest town.
globalStyle(`${panel} select`, inComponents({ inlineSize: '100%', fontWeight: 400 }))
