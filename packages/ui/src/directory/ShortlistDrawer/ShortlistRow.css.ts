import { style } from '@vanilla-extract/css'
import { below } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${vars.size.target} 88px minmax(0, 1fr) ${vars.size.target}`,
    alignItems: 'center',
    paddingBlock: vars.space[4],
    paddingInline: `calc(${vars.space[5]} - 11px) ${vars.space[3]}`,
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
    '@media': {
      [below('md')]: { paddingInline: `calc(${vars.space[4]} - 11px) ${vars.space[1]}` },
      // Names need what room there is.
      '(width < 360px)': { gridTemplateColumns: `${vars.size.target} 64px minmax(0, 1fr) ${vars.size.target}` },
    },
  }),
)

// The box stands in the middle of its target.
export const choice = style(
  inComponents({ inlineSize: vars.size.target, paddingInlineStart: '11px', overflow: 'hidden' }),
)

export const picture = style(inComponents({ inlineSize: '100%' }))

export const words = style(
  inComponents({ display: 'grid', gap: vars.space[1], minInlineSize: 0, paddingInlineStart: vars.space[3] }),
)

export const name = style(inComponents({ fontSize: '1.25rem' }))

// The link is as high as a row of two lines, however short the name.
export const link = style(
  inComponents({
    display: 'inline-block',
    minInlineSize: vars.size.target,
    '::after': { content: '', position: 'absolute', insetBlock: 0, insetInline: '60px 56px' },
  }),
)

export const place = style([
  typography.small,
  inComponents({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: vars.color.text.muted,
  }),
])

export const needle = style(inComponents({ color: vars.color.accent.laterite }))

export const remove = style(inComponents({ position: 'relative' }))
