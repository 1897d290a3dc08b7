import { style } from '@vanilla-extract/css'
import { canHover, forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const controls = style(
  inComponents({
    display: 'flex',
    gap: vars.border.strong,
    color: vars.color.text.default,
    backgroundColor: vars.color.line.strong,
  }),
)

const part = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '52px',
  blockSize: '52px',
  backgroundColor: vars.color.bg.surface,
} as const

export const counter = style([typography.label, inComponents({ ...part, paddingInline: vars.space[3] })])

export const button = style(
  inComponents({
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
  }),
)
