import { canHover, componentStyle, stacked, typography, vars } from '../../../theme/styling.ts'

const lit = '&[data-selected]'

export const entry = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  // The wash of a chosen row and its edge, a little wider than the words: nothing moves when it comes.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInline: `calc(-1 * ${vars.space[3]})`,
    zIndex: -1,
    transitionProperty: 'background-color',
    transitionDuration: vars.motion.fast,
  },
  selectors: {
    [`${lit}::before`]: {
      backgroundColor: vars.color.bg.selected,
      borderInlineStart: `4px solid ${vars.color.accent.laterite}`,
    },
  },
})

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '56px',
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  listStyle: 'none',
  ':active': { backgroundColor: vars.color.bg.sunken },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const name = componentStyle({
  flex: 1,
  minInlineSize: 0,
  textUnderlineOffset: '0.15em',
  '@media': { [canHover]: { selectors: { [`${row}:hover &`]: { textDecoration: 'underline 2px' } } } },
})

// An open row says it in the link below.
export const total = componentStyle(typography.label, {
  flex: 'none',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'details[open] &': { display: 'none' } },
})

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.text.muted,
  selectors: { 'details[open] &': { rotate: '180deg' } },
})

// Below the name, where the outline leaves it.
export const words = componentStyle({
  ...stacked(),
  alignItems: 'flex-start',
  minInlineSize: 0,
  paddingBlockEnd: vars.space[4],
  paddingInlineStart: `calc(40px + ${vars.space[3]})`,
})

export const regions = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] })

export const count = componentStyle(typography.small, { color: vars.color.text.muted })

export const all = componentStyle(typography.label, { fontSize: vars.type.body.size })
