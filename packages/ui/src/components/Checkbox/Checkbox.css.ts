import { canHover, componentStyle, forcedColors, squareOf, typography, vars } from '../../theme/styling.ts'

const square = '22px'
const line = 'max(24px, 1.25em)'

export const field = componentStyle({ display: 'grid', minInlineSize: 0 })

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${square} minmax(0, 1fr) auto`,
  columnGap: vars.space[3],
  // A text that wraps keeps the box at its first line.
  alignItems: 'start',
  minBlockSize: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - ${line}) / 2)`,
  lineHeight: line,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.disabled.text, cursor: 'not-allowed' } },
  '@media': { [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
})

/** A row as wide as its menu, with a wash under the pointer. */
export const menuRow = componentStyle({
  paddingInline: vars.space[4],
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } } },
})

// The strokes of the tick and of the dash, cut out of a square of ink: both join at right angles.
export const tick = 'polygon(17% 45%, 39% 67%, 81% 22%, 90% 30%, 40% 83%, 9% 53%)'
export const dash = 'polygon(18% 44%, 82% 44%, 82% 56%, 18% 56%)'

export const box = componentStyle({
  appearance: 'none',
  display: 'grid',
  ...squareOf(square),
  marginBlockStart: `calc((${line} - ${square}) / 2)`,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.fast,
  '::before': { content: '', display: 'none', backgroundColor: vars.color.action.text },
  '@media': {
    [canHover]: { selectors: { [`${row}:hover &`]: { borderColor: vars.color.line.strong } } },
    [forcedColors]: {
      backgroundColor: 'Field',
      '::before': { backgroundColor: 'FieldText' },
      selectors: {
        '&:is(:checked, :indeterminate)': { borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { backgroundColor: 'GrayText' },
      },
    },
  },
  selectors: {
    '&[aria-invalid="true"]': { borderWidth: vars.border.strong, borderColor: vars.color.status.error.line },
    '&:is(:checked, :indeterminate)': { backgroundColor: vars.color.action.bg, borderColor: vars.color.action.bg },
    '&:is(:checked, :indeterminate)::before': { display: 'block' },
    '&:checked::before': { clipPath: tick },
    '&:indeterminate::before': { clipPath: dash },
    '&:disabled': { backgroundColor: vars.color.disabled.bg, borderColor: vars.color.disabled.line },
    '&:disabled::before': { backgroundColor: vars.color.disabled.text },
  },
})

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'break-word' })

export const description = componentStyle(typography.small, { gridColumn: 2, gridRow: 2, color: vars.color.text.muted })

export const end = componentStyle(typography.small, {
  position: 'relative',
  gridColumn: 3,
  gridRow: 1,
  lineHeight: line,
  color: vars.color.text.muted,
})
