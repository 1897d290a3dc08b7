import { canHover, forcedColors, componentStyle, inRow, typography, vars } from '@dira/ui/styling'

const line = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const bar = componentStyle({ borderBlockEnd: line })

/** It moves sideways on a phone. */
export const list = componentStyle({
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
})

export const item = componentStyle({ flex: 'none', display: 'grid' })

const isCurrent = '&[aria-current="page"]'

export const link = componentStyle(typography.label, {
  position: 'relative',
  ...inRow(vars.space[2]),
  minInlineSize: vars.size.target,
  minBlockSize: '56px',
  fontSize: vars.type.body.size,
  whiteSpace: 'nowrap',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: vars.border.heavy,
    clipPath: 'polygon(0 0, calc(100% - 4px) 0, 100% 100%, 0 100%)',
  },
  selectors: {
    [`${isCurrent}::after`]: { backgroundColor: vars.color.accent.laterite },
    // Inward, because the list cuts off what stands out of it.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: vars.color.text.link } } },
    [forcedColors]: { selectors: { [`${isCurrent}::after`]: { backgroundColor: 'Highlight' } } },
  },
})

export const count = componentStyle(typography.label, {
  minInlineSize: '24px',
  paddingBlock: '3px',
  paddingInline: '6px',
  textAlign: 'center',
  color: vars.color.action.text,
  backgroundColor: vars.color.action.bg,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
