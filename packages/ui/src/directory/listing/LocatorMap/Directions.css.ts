import { canHover, coarsePointer } from '../../../theme/conditions.ts'
import { componentStyle, inRow, typography, vars } from '../../../theme/styling.ts'

const rule = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const directions = componentStyle({ borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}` })

export const label = componentStyle(typography.label, {
  ...inRow(vars.space[3]),
  justifyContent: 'space-between',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  fontSize: vars.type.body.size,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } } },
})

export const chevron = componentStyle({ selectors: { [`${directions}[open] > summary > &`]: { rotate: '180deg' } } })

export const way = componentStyle({
  ...inRow(vars.space[3]),
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: rule,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' } },
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } } },
})

export const word = componentStyle(typography.label, { flex: 1, display: 'grid', minInlineSize: 0, fontSize: '1rem' })

export const text = componentStyle(typography.small, { color: vars.color.text.muted, overflowWrap: 'anywhere' })

// Few other devices have an application for such links.
export const onTouch = componentStyle({ display: 'none', '@media': { [coarsePointer]: { display: 'block' } } })
