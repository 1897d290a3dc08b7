import { above, coarsePointer } from '../../../theme/conditions.ts'
import { centred, componentStyle, inColumn, inRow, inRows, loading, typography, vars } from '../../../theme/styling.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const images = componentStyle({
  ...inColumn(vars.space[3]),
  justifyItems: 'start',
  minInlineSize: 0,
  selectors: { '&[data-over]': { outline: `2px dashed ${vars.color.line.strong}`, outlineOffset: '8px' } },
})
export const hint = componentStyle(typography.small, { color: vars.color.text.muted })
export const sources = componentStyle({ ...inRows(), columnGap: vars.space[3] })
export const camera = componentStyle({ display: 'none', '@media': { [coarsePointer]: { display: 'inline-flex' } } })
export const list = componentStyle({ ...inColumn(), inlineSize: '100%' })
export const image = componentStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@media': { [above('md')]: { gridTemplateColumns: '144px minmax(0, 1fr) auto', columnGap: vars.space[4] } },
})
export const beyond = componentStyle(typography.small, {
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space[2],
  fontWeight: 600,
})
export const picture = componentStyle({
  ...centred,
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  color: vars.color.text.muted,
  backgroundColor: vars.color.bg.sunken,
  selectors: {
    '&[data-is="waiting"]': loading,
    '&[data-is="failed"]': {
      color: vars.color.status.error.text,
      background: 'none',
      border: `1px dashed ${vars.color.status.error.line}`,
    },
    [`${image}[data-beyond] &`]: { opacity: 0.55 },
  },
})
export const file = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const number = componentStyle(typography.label, {
  ...centred,
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineStart: '4px',
  inlineSize: '24px',
  blockSize: '24px',
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
})
export const described = componentStyle({ ...inColumn(vars.space[1]), minInlineSize: 0 })
export const order = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })
export const fileName = componentStyle(typography.label, { overflowWrap: 'anywhere' })
export const why = componentStyle({ color: vars.color.status.error.text })
export const ways = componentStyle({ ...inRow(vars.space[5]) })
export const progress = componentStyle({
  inlineSize: '100%',
  blockSize: '8px',
  accentColor: vars.color.action.bg,
})
