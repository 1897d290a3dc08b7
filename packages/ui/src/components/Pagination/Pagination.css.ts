import { style } from '@vanilla-extract/css'
import { above, forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

export const pagination = style([
  typography.label,
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlockStart: vars.space[4],
    fontSize: vars.type.body.size,
    borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
])

const stepBox = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    paddingInline: vars.space[2],
  }),
)

export const step = style([
  stepBox,
  inComponents({
    ':hover': {
      textDecoration: 'underline',
      textDecorationThickness: vars.border.strong,
      textUnderlineOffset: '0.3em',
    },
  }),
])

export const stepDisabled = style([
  stepBox,
  inComponents({ color: vars.color.disabled.text, '@media': { [forcedColors]: { color: 'GrayText' } } }),
])

// Narrow screens say where one is; wide ones show the way to every place.
export const position = style(inComponents({ '@media': { [above('md')]: unseen } }))

export const pages = style(
  inComponents({ display: 'none', '@media': { [above('md')]: { display: 'flex', gap: vars.space[1] } } }),
)

const square = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  blockSize: vars.size.target,
  paddingInline: vars.space[1],
} as const

export const page = style(
  inComponents({
    ...square,
    border: `${vars.border.strong} solid transparent`,
    ':hover': { borderColor: vars.color.line.strong },
    selectors: {
      '&[aria-current]': { color: vars.color.bg.canvas, backgroundColor: vars.color.line.strong },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
  }),
)

export const gap = style(inComponents({ ...square, color: vars.color.text.muted }))
