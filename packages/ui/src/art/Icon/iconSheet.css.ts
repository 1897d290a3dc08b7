import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

// The sheet of all icons, in Storybook only.
export const sheet = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
    gap: vars.space[4],
  }),
)

export const entry = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3], fontSize: vars.type.small.size }),
)
