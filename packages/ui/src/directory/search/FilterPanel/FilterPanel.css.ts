import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { above, below, canHover, forcedColors, motionAllowed } from '../../../theme/conditions.ts'
import {
  centred,
  componentStyle,
  inComponents,
  inRow,
  stacked,
  typography,
  unseen,
  vars,
} from '../../../theme/styling.ts'
import { field as checkbox } from '../../../components/Checkbox/Checkbox.css.ts'
import { scroller } from '../../../components/Narrowing/scroller.ts'
import { row } from '../ActiveFilters/ActiveFilters.css.ts'

const wide = above('md')
const narrow = below('md')

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const frame = {
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
}

export const panel = componentStyle({ minInlineSize: 0 })

export const toggle = componentStyle({ '@media': { [wide]: { display: 'none' } } })

/** Beside the number of what is chosen. */
export const toggleWord = style({})

/** The order of a list is chosen with its filters on a narrow screen alone. */
export const order = componentStyle({
  padding: vars.space[4],
  borderBlockEnd: hairline,
  '@media': { [wide]: { display: 'none' } },
})

export const groups = componentStyle({
  '@media': {
    [narrow]: {
      ...frame,
      marginBlockStart: vars.space[2],
      selectors: { [`${toggle}:not([open]) + &`]: { display: 'none' } },
    },
    [wide]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[3] },
  },
})

export const group = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [narrow]: {
      paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
      selectors: { '& + &': { borderBlockStart: hairline } },
    },
  },
})

export const trigger = componentStyle({ '@media': { [narrow]: { display: 'none' } } })

const strong = {
  paddingInline: vars.space[4],
  borderWidth: vars.border.strong,
  borderColor: vars.color.line.strong,
} as const

export const summary = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.control,
  // The thicker border of an active filter moves nothing.
  paddingInline: `calc(${vars.space[4]} + ${vars.border.strong} - ${vars.border.control})`,
  fontSize: vars.type.body.size,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${trigger}[open] > &`]: { ...strong, backgroundColor: vars.color.bg.sunken },
  },
  '@media': {
    [canHover]: { ':hover': { borderColor: vars.color.line.strong, backgroundColor: vars.color.action2.bgHover } },
  },
  ':active': { backgroundColor: vars.color.action2.bgPressed },
})

export const inForce = componentStyle(strong)

export const number = componentStyle({
  ...centred,
  minInlineSize: '24px',
  blockSize: '24px',
  marginInlineStart: vars.space[1],
  paddingInline: vars.space[1],
  fontSize: vars.type.label.size,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.action.text,
  backgroundColor: vars.color.action.bg,
  '@media': { [forcedColors]: { border: '1px solid' } },
})

export const chevron = componentStyle({
  marginInlineStart: vars.space[1],
  selectors: { [`${trigger}[open] &`]: { rotate: '180deg' } },
  '@media': { [motionAllowed]: { transition: `rotate ${vars.motion.base} ${vars.motion.ease}` } },
})

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })
const fade = keyframes({ from: { opacity: 0 } })

export const menu = componentStyle({
  '@media': {
    [wide]: {
      ...frame,
      position: 'absolute',
      insetBlockStart: `calc(100% + ${vars.space[1]})`,
      insetInlineStart: 0,
      zIndex: vars.z.popover,
      ...stacked(),
      inlineSize: 'max-content',
      minInlineSize: 'max(100%, 320px)',
      maxInlineSize: '380px',
      maxBlockSize: 'min(33rem, 70vh)',
      borderRadius: vars.radius.control,
      boxShadow: vars.elevation.pop,
      animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
      selectors: {
        [`${trigger}:not([open]) + &`]: { display: 'none' },
        // From the third on there may be no space towards the end of the line, and there is some before.
        [`${group}:nth-of-type(n + 3) > &`]: { insetInline: 'auto 0' },
      },
    },
    [`${wide} and ${motionAllowed}`]: { animationName: rise },
  },
})

/** As wide with few options left as with all of them. */
export const many = componentStyle({ '@media': { [wide]: { inlineSize: '360px' } } })

export const scrolled = componentStyle({
  '@media': {
    [wide]: { ...scroller, selectors: { [`:not(${many}) > &`]: { scrollPaddingBlockStart: 0 } } },
  },
})

export const choices = componentStyle({
  paddingBlockEnd: vars.space[1],
  '@media': { [wide]: { selectors: { [`:not(${many}) > * > &`]: { paddingBlockStart: vars.space[1] } } } },
})

// The trigger says it on a wide screen.
globalStyle(
  `${choices} > legend`,
  inComponents({
    fontWeight: 700,
    paddingInline: vars.space[4],
    '@media': { [wide]: unseen },
  }),
)

/** Only some of its options are shown on a narrow screen, until the rest is asked for. */
export const shortened = style({})

export const rest = componentStyle({
  paddingInline: vars.space[4],
  '@media': {
    [wide]: { display: 'none' },
    [narrow]: { selectors: { [`:not(${shortened}) > &`]: { display: 'none' } } },
  },
})

// A chosen option is always shown.
globalStyle(
  `${shortened}:has(> ${rest}:not([open])) ${choices} > :nth-child(n + 4 of ${checkbox}):not(:has(:checked))`,
  inComponents({ '@media': { [narrow]: { display: 'none' } } }),
)

export const foot = componentStyle(typography.small, {
  color: vars.color.text.muted,
  '@media': {
    [narrow]: { display: 'none' },
    [wide]: {
      flex: 'none',
      ...inRow(),
      justifyContent: 'space-between',
      gap: vars.space[4],
      minBlockSize: vars.size.control,
      paddingInline: vars.space[4],
      borderBlockStart: hairline,
    },
  },
})

export const apply = componentStyle({ '@media': { [narrow]: { margin: vars.space[4] } } })

export const end = componentStyle({
  display: 'none',
  '@media': {
    [narrow]: {
      ...inRow(vars.space[4]),
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      // From edge to edge of the window, past the padding of the page.
      marginInline: `calc(-1 * ${vars.space[4]})`,
      marginBlockStart: vars.space[5],
      // Clear of the bar at the foot of a phone without a button.
      padding: `${vars.space[3]} ${vars.space[4]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      backgroundColor: vars.color.bg.surface,
      borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
    },
  },
})

export const clearAll = componentStyle(typography.label, { flex: 'none', fontSize: vars.type.body.size })

export const show = componentStyle({
  flex: 1,
  minInlineSize: 0,
  // That there are none is news.
  selectors: { '&:disabled': { color: vars.color.text.default } },
})

// Focus is never under the bar, no other bar is on top of it, and a choice is not said twice.
globalStyle(`:root:has(${end})`, inComponents({ '@media': { [narrow]: { scrollPaddingBlockEnd: '96px' } } }))
globalStyle(
  `:root:has(${end}) :is([data-bottom-bar]:not(${end}), ${row})`,
  inComponents({ '@media': { [narrow]: { display: 'none' } } }),
)
