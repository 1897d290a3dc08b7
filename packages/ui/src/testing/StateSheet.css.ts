import { style } from '@vanilla-extract/css'
import { above } from '../theme/conditions.ts'
import { inverseFocusRing } from '../theme/focusRing.ts'
import { inComponents } from '../theme/inComponents.ts'
import { vars } from '../theme/vars.css.ts'

export const states = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
    alignItems: 'start',
    rowGap: vars.space[5],
    columnGap: vars.space[4],
  }),
)

export const wide = style(inComponents({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' }))

export const inverse = style(
  inComponents({
    padding: vars.space[5],
    color: vars.color.text.inverse,
    backgroundColor: vars.color.bg.inverse,
    vars: { ...inverseFocusRing, [vars.color.text.muted]: vars.color.text.inverseMuted },
  }),
)

export const state = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[3],
    minInlineSize: 0,
  }),
)

export const row = style(
  inComponents({
    display: 'grid',
    gap: vars.space[5],
    paddingBlock: vars.space[5],
    borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
    '@media': { [above('lg')]: { gridTemplateColumns: '134px minmax(0, 1fr)' } },
  }),
)
