import { styleVariants } from '@vanilla-extract/css'
import { apart, componentStyle, inColumn, inComponents, inRow, inRows, typography, vars } from '@dira/ui/styling'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const look = styleVariants({
  framed: inComponents({
    minInlineSize: 0,
    border: `${vars.border.strong} solid ${vars.color.line.strong}`,
    backgroundColor: vars.color.bg.surface,
  }),
  plain: inComponents({ minInlineSize: 0, maxInlineSize: '720px' }),
})
const contentBase = componentStyle({ ...inColumn(vars.space[2]), justifyItems: 'start' })
export const content = styleVariants({
  framed: [contentBase, inComponents({ padding: vars.space[5] })],
  plain: [contentBase],
})
export const rows = componentStyle({ ...inColumn(), inlineSize: '100%' })
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
})
export const mark = componentStyle({ position: 'relative', paddingBlockStart: '3px' })
export const needle = componentStyle({ fontSize: '15px', color: vars.color.accent.laterite })
export const words = componentStyle({ ...inColumn(vars.space[1]), overflowWrap: 'anywhere' })
export const head = componentStyle({ ...apart(), columnGap: vars.space[3], alignItems: 'baseline' })
export const name = componentStyle(typography.label, { fontSize: vars.type.body.size })
export const muted = componentStyle(typography.small, { color: vars.color.text.muted })

const textBase = componentStyle(typography.small, { whiteSpace: 'pre-line' })
export const text = styleVariants({
  framed: [
    textBase,
    inComponents({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' }),
  ],
  plain: [textBase, inComponents({ fontSize: vars.type.body.size, lineHeight: vars.type.body.line })],
})
export const ways = componentStyle({ ...inRows(), columnGap: vars.space[4] })
export const answered = componentStyle(typography.small, { ...inRow(vars.space[2]), color: vars.color.text.muted })
