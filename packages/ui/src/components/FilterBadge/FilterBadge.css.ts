import { canHover, centred, componentStyle, forcedColors, typography, vars } from '../../theme/styling.ts'

// The eye sees a box of 40 pixels, the finger finds one of 44.
const margin = `calc((${vars.size.target} - 40px) / 2)`
const inFrame = `calc(${margin} + ${vars.border.control})`

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  minInlineSize: 0,
})

export const item = componentStyle({ display: 'flex', minInlineSize: 0 })

export const badge = componentStyle(typography.label, {
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: margin,
    insetInline: 0,
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.control} solid ${vars.color.line.strong}`,
    borderRadius: vars.radius.control,
  },
})

export const name = componentStyle({
  alignSelf: 'center',
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  paddingInlineStart: '14px',
  overflowWrap: 'anywhere',
})

export const remove = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  ...centred,
  flex: 'none',
  inlineSize: vars.size.target,
  color: 'inherit',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: inFrame,
    insetInlineStart: margin,
    insetInlineEnd: vars.border.control,
  },
  // The ring is drawn inward: outside it would cover the name.
  ':focus-visible': { color: vars.color.focus.ring, outline: 'none', boxShadow: 'none' },
  selectors: {
    '&:focus-visible::before': {
      backgroundColor: vars.color.focus.halo,
      border: `3px solid ${vars.color.focus.ring}`,
    },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:focus-visible)::before': { backgroundColor: vars.color.action2.bgHover } },
    },
    [forcedColors]: { selectors: { '&:focus-visible::before': { borderColor: 'Highlight' } } },
  },
})
