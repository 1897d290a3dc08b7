import { below, componentStyle, typography, vars } from '../../../theme/styling.ts'

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.target} 88px minmax(0, 1fr) ${vars.size.target}`,
  alignItems: 'center',
  paddingBlock: vars.space[4],
  paddingInline: `calc(${vars.space[5]} - 11px) ${vars.space[3]}`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  '@media': {
    [below('md')]: { paddingInline: `calc(${vars.space[4]} - 11px) ${vars.space[1]}` },
    // Names need what space there is.
    '(width < 360px)': { gridTemplateColumns: `${vars.size.target} 64px minmax(0, 1fr) ${vars.size.target}` },
  },
})

// The box is in the middle of its target.
export const choice = componentStyle({ inlineSize: vars.size.target, paddingInlineStart: '11px', overflow: 'hidden' })

export const picture = componentStyle({ inlineSize: '100%' })

export const words = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingInlineStart: vars.space[3],
})

export const name = componentStyle({ fontSize: '1.25rem' })

// The link is as high as a row of two lines, however short the name.
export const link = componentStyle({
  display: 'inline-block',
  minInlineSize: vars.size.target,
  '::after': { content: '', position: 'absolute', insetBlock: 0, insetInline: '60px 56px' },
})

export const place = componentStyle(typography.small, {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
})

export const needle = componentStyle({ color: vars.color.accent.laterite })

export const remove = componentStyle({ position: 'relative' })
