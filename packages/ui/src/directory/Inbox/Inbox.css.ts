import { componentStyle, typography, vars } from '../../theme/styling.ts'

const rule = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const inbox = componentStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0, maxInlineSize: '760px' })

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
})

export const tabs = componentStyle({ display: 'flex' })

// Twice the class: over the button's own.
export const tab = componentStyle({
  selectors: {
    '&&[aria-pressed=true]': { color: vars.color.bg.surface, backgroundColor: vars.color.line.strong },
  },
})

export const list = componentStyle({
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const letter = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[4],
  selectors: { '&:not(:last-child)': { borderBlockEnd: rule } },
})

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})

export const name = componentStyle(typography.label, { fontSize: vars.type.body.size, overflowWrap: 'anywhere' })

export const time = componentStyle(typography.small, { color: vars.color.text.muted, overflowWrap: 'anywhere' })

export const about = componentStyle(typography.label, { overflowWrap: 'anywhere' })

export const kind = componentStyle(typography.small, {
  marginInlineEnd: vars.space[2],
  color: vars.color.text.muted,
})

export const text = componentStyle(typography.body, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const actions = componentStyle({ marginBlockStart: vars.space[2] })

export const empty = componentStyle(typography.body, {
  padding: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
})
