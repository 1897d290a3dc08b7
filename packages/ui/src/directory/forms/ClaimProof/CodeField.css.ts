import { componentStyle, covering, focusRing, forcedColors, typography, vars } from '../../../theme/styling.ts'

export const field = componentStyle({ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' })

// The typed figures are drawn in the boxes below it.
export const input = componentStyle({
  ...covering,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'text',
  // Smaller, and phones zoom in.
  fontSize: '16px',
})

export const boxes = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // A tap on any of them is one on the input.
  pointerEvents: 'none',
})

export const box = componentStyle(typography.h3, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  minInlineSize: 0,
  flex: '0 1 auto',
  blockSize: '60px',
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${input}:focus ~ ${boxes} > &[data-current]`]: focusRing,
    [`${input}[aria-invalid="true"] ~ ${boxes} > &`]: {
      borderWidth: vars.border.strong,
      borderColor: vars.color.status.error.line,
    },
    [`${input}:disabled ~ ${boxes} > &`]: { color: vars.color.disabled.text, backgroundColor: vars.color.disabled.bg },
    // Two groups of three, as it is read out.
    '&:nth-child(4)': { position: 'relative', marginInlineStart: vars.space[4] },
    '&:nth-child(4)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '-19px',
      inlineSize: '9px',
      borderBlockStart: `${vars.border.strong} solid ${vars.color.text.default}`,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { [`${input}:focus ~ ${boxes} > &[data-current]`]: { borderColor: 'Highlight' } } },
  },
})
