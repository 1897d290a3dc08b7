import { componentStyle, inRows, typography, vars } from '../../../theme/styling.ts'

const { space, border, color } = vars

export const pinCard = componentStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: space[3],
})

export const cover = componentStyle({ aspectRatio: 'auto', minBlockSize: '112px' })

export const words = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlock: space[3],
  // Clear of the button that closes the card.
  paddingInlineEnd: space[7],
})

export const name = componentStyle({ overflowWrap: 'anywhere' })

export const place = componentStyle(typography.small, {
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  color: color.text.muted,
})

export const needle = componentStyle({ flex: 'none', color: color.accent.laterite })

export const end = componentStyle({
  ...inRows(space[2]),
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  paddingInline: space[4],
  paddingBlock: space[1],
  borderBlockStart: `${border.hair} solid ${color.line.subtle}`,
})

export const way = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
