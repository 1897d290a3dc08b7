import { canHover, centred, componentStyle, forcedColors, typography, vars } from '../../theme/styling.ts'

export const controls = componentStyle({
  display: 'flex',
  gap: vars.border.strong,
  color: vars.color.text.default,
  backgroundColor: vars.color.line.strong,
})

const part = {
  ...centred,
  minInlineSize: '52px',
  blockSize: '52px',
  backgroundColor: vars.color.bg.surface,
} as const

export const counter = componentStyle(typography.label, { ...part, paddingInline: vars.space[3] })

export const button = componentStyle({
  ...part,
  position: 'relative',
  ':active': { backgroundColor: vars.color.action2.bgPressed },
  // Over its neighbours, so that the ring is whole.
  ':focus-visible': { zIndex: 1 },
  selectors: {
    '&[aria-disabled="true"]': {
      color: vars.color.disabled.text,
      backgroundColor: vars.color.disabled.bg,
      cursor: 'default',
    },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:active, [aria-disabled="true"])': { backgroundColor: vars.color.action2.bgHover } },
    },
    [forcedColors]: {
      border: '1px solid',
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
    },
  },
})
