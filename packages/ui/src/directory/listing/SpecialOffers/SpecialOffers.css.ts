import { style } from '@vanilla-extract/css'
import { above, componentStyle, typography, vars } from '../../../theme/styling.ts'

// Joined two by two in one frame; an odd one out takes the whole row.
export const band = componentStyle({
  display: 'grid',
  gap: vars.border.strong,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  backgroundColor: vars.color.line.strong,
  '@media': { [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const offer = componentStyle({
  display: 'flex',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: vars.space[4],
  '@media': { [above('sm')]: { padding: vars.space[5] } },
  backgroundColor: vars.color.bg.surface,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
})

export const medallion = componentStyle({
  flex: 'none',
  color: vars.color.sun.bg,
  vars: { '--medallion-line': vars.color.sun.text },
})

export const words = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'break-word',
})

export const description = componentStyle({ color: vars.color.text.muted })

export const until = style([typography.label])
