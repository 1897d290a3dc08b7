import { above, apart, componentStyle, inColumn, inRow, inRows, typography, vars } from '../../../theme/styling.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const page = componentStyle({ ...inColumn(vars.space[5]), minInlineSize: 0 })
export const head = componentStyle({ ...inColumn(vars.space[3]) })
export const eyebrow = componentStyle(typography.label, { ...inRow(vars.space[2]), color: vars.color.text.muted })
export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })
export const title = componentStyle({ ':focus': { outline: 'none' } })
// 'Yes' and 'No' beside each other.
export const body = componentStyle({
  ...inColumn(vars.space[5]),
  minInlineSize: 0,
  '@media': {
    [above('lg')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      columnGap: '72px',
    },
  },
})
export const lead = componentStyle({ gridColumn: '1 / -1' })
export const part = componentStyle({ ...inColumn(vars.space[4]), minInlineSize: 0 })
export const twins = componentStyle({ ...inColumn(vars.space[5]), padding: 0, margin: 0, listStyle: 'none' })
export const twin = componentStyle({ ...inColumn(vars.space[3]) })
export const fact = componentStyle({
  ...apart(vars.space[2]),
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  borderBlockStart: hairline,
})
export const factText = componentStyle({ ...inRow(vars.space[3]), minInlineSize: 0 })
export const sign = componentStyle(typography.label, { ...inRow(vars.space[2]) })
export const same = componentStyle({ color: vars.color.status.success.text })
export const close = componentStyle({ color: vars.color.text.muted })
export const note = componentStyle(typography.small, { color: vars.color.text.muted })
export const form = componentStyle({ ...inColumn(vars.space[4]), minInlineSize: 0 })
export const act = componentStyle({ inlineSize: '100%', justifyContent: 'center' })
export const kept = componentStyle(typography.small, {
  display: 'flex',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
  color: vars.color.text.muted,
})
export const keptIcon = componentStyle({ flex: 'none', blockSize: '1lh' })
export const ways = componentStyle({ ...inRows(vars.space[3]) })
