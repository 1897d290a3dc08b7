import { componentStyle, typography, vars } from '../../theme/styling.ts'

export const trail = componentStyle(typography.small, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] })

export const crumb = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 })

export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  overflowWrap: 'anywhere',
})

// Wide enough for a finger into the gaps, so that a short name does not push the needle away.
export const linked = componentStyle(label, {
  position: 'relative',
  minInlineSize: 0,
  '::after': { content: '', position: 'absolute', insetBlock: 0, insetInline: `calc(${vars.space[3]} / -2)` },
})

export const current = componentStyle({ minInlineSize: 0, fontWeight: 700 })
