import { styleVariants } from '@vanilla-extract/css'
import { canHover, forcedColors } from '../../theme/conditions.ts'
import { centred, componentStyle, focusRing, inComponents, inRow, squareOf, vars } from '../../theme/styling.ts'

const inset = '6px'

const frame = componentStyle({
  position: 'relative',
  ...inRow(),
  inlineSize: '100%',
  minBlockSize: `calc(${vars.size.control} + 2 * ${inset} + 2 * ${vars.border.strong})`,
  padding: inset,
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  // The ring goes round the whole frame while one types, and round a button inside it otherwise.
  selectors: {
    '&:has(input:focus-visible)': focusRing,
    '&:has(input:disabled)': {
      color: vars.color.disabled.text,
      backgroundColor: vars.color.disabled.bg,
      borderColor: vars.color.disabled.line,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has(input:disabled)': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
})

export const look = styleVariants({
  large: [frame],
  small: [
    frame,
    inComponents({
      minBlockSize: vars.size.target,
      padding: 0,
      borderWidth: vars.border.control,
      borderColor: vars.color.line.control,
    }),
  ],
})

export const glass = componentStyle({
  ...centred,
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
})

export const input = componentStyle({
  flex: 1,
  // In per cent: it never asks for more space than there is.
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  background: 'none',
  border: 0,
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.text.placeholder, opacity: 1, textOverflow: 'ellipsis' },
  '::-webkit-search-cancel-button': { display: 'none' },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Safari on iOS pales what is disabled below what can be read.
    '&:disabled': { opacity: 1, WebkitTextFillColor: 'currentColor' },
    '&:disabled::placeholder': { color: 'inherit' },
  },
})

export const clear = componentStyle({
  ...centred,
  flex: 'none',
  ...squareOf(vars.size.target),
  color: vars.color.text.muted,
  borderRadius: vars.radius.control,
  // An empty field has nothing to clear, and leaves the space to its placeholder.
  selectors: { [`${input}:is(:placeholder-shown, :disabled) ~ &`]: { display: 'none' } },
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text.default, backgroundColor: vars.color.action2.bgHover } },
  },
})
