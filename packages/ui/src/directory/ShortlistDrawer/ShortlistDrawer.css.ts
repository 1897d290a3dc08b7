import { style } from '@vanilla-extract/css'
import { below } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const sides = {
  paddingInline: vars.space[5],
  '@media': { [below('md')]: { paddingInline: vars.space[4] } },
} as const

export const news = style([
  typography.small,
  inComponents({ ...sides, paddingBlock: `${vars.space[4]} 0`, color: vars.color.text.muted }),
])

export const removal = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlock: `${vars.space[3]} ${vars.space[2]}`,
    paddingInlineStart: vars.space[3],
    color: vars.color.text.default,
    borderInlineStart: `6px solid ${vars.color.status.info.line}`,
    overflowWrap: 'anywhere',
  }),
)

export const empty = style(
  inComponents({ ...sides, flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[5] }),
)

export const ends = style(inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] }))

export const last = style(inComponents({ marginInlineStart: 'auto' }))
