import { styleVariants } from '@vanilla-extract/css'
import { canHover, componentStyle, inComponents, typography, vars } from '../../theme/styling.ts'

export const field = componentStyle({ display: 'grid', alignContent: 'start', rowGap: vars.space[2], minInlineSize: 0 })

export const labelPlacement = styleVariants({
  above: inComponents({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  beside: inComponents({
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[3],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
  }),
})

export const label = styleVariants({
  above: [typography.label],
  beside: [typography.label, inComponents({ fontWeight: 400, color: vars.color.text.muted })],
})

export const optional = componentStyle({ fontWeight: 400, color: vars.color.text.muted })

// Below the control, and below both where the label is beside it.
const note = inComponents({ gridColumn: '1 / -1', minInlineSize: 0, overflowWrap: 'break-word' })

export const error = componentStyle(typography.small, note, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  fontWeight: 600,
  color: vars.color.status.error.text,
})

export const notes = componentStyle(typography.small, note, {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  color: vars.color.text.muted,
})

export const count = componentStyle({ position: 'relative', marginInlineStart: 'auto', whiteSpace: 'nowrap' })

/** The box of a text, for input, text area and select alike. */
export const control = componentStyle(typography.body, {
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: '14px',
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  appearance: 'none',
  transitionProperty: 'border-color',
  transitionDuration: vars.motion.fast,
  '::placeholder': { color: vars.color.text.placeholder, opacity: 1 },
  '@media': { [canHover]: { ':hover': { borderColor: vars.color.line.strong } } },
  selectors: {
    '&:focus-visible': { borderColor: vars.color.line.strong },
    '&[aria-invalid="true"]': { borderWidth: vars.border.strong, borderColor: vars.color.status.error.line },
    '&:disabled': {
      color: vars.color.disabled.text,
      backgroundColor: vars.color.disabled.bg,
      borderColor: vars.color.disabled.line,
      // Safari greys the text of what is disabled a second time.
      opacity: 1,
      WebkitTextFillColor: 'currentColor',
      cursor: 'not-allowed',
    },
  },
})
