import { above, componentStyle, inColumn, inRow, inRows, typography, vars } from '../../../theme/styling.ts'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const page = componentStyle({
  ...inColumn(vars.space[5]),
  minInlineSize: 0,
  '@media': {
    [above('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateAreas: '"head head" "main listing"',
      alignItems: 'start',
      columnGap: '72px',
    },
  },
})
const inArea = (gridArea: string) => ({ '@media': { [above('lg')]: { gridArea } } })
export const head = componentStyle({ ...inColumn(vars.space[5]), ...inArea('head') })
export const main = componentStyle({
  ...inColumn(vars.space[5]),
  ...inArea('main'),
  minInlineSize: 0,
  maxInlineSize: '720px',
})
export const back = componentStyle({ ...inRow(vars.space[2]), justifySelf: 'start' })
export const listing = componentStyle(inArea('listing'))
export const part = componentStyle({
  ...inColumn(vars.space[4]),
  paddingBlockStart: vars.space[5],
  borderBlockStart: strong,
  minInlineSize: 0,
})
export const form = componentStyle({ ...inColumn(vars.space[4]), minInlineSize: 0 })
export const way = componentStyle({ ...inColumn() })
export const contact = componentStyle({ color: vars.color.text.default, fontWeight: 400 })
export const fixed = componentStyle(typography.small, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  color: vars.color.text.muted,
})
export const fixedIcon = componentStyle({ flex: 'none', blockSize: '1lh' })
export const note = componentStyle(typography.small, { color: vars.color.text.muted })
export const plain = componentStyle({ fontWeight: 400 })
export const ways = componentStyle({ ...inRows(vars.space[4]) })
export const codeHead = componentStyle({ ...inColumn(vars.space[1]) })
export const text = componentStyle({ maxInlineSize: vars.size.prose })
