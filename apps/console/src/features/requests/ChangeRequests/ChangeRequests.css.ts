import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, inRow, inRows, typography, vars } from '@dira/ui/styling'
import { row as listRow, time } from '../../../shared/list/ListAndPane.css.ts'

const wide = above('lg')
const columns = 'minmax(0, 2fr) minmax(0, 1.2fr) 132px minmax(0, 1.2fr) 88px 148px'

export const requests = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})

export const head = componentStyle({ ...inRows(vars.space[3]), rowGap: vars.space[2] })

export const filters = componentStyle({ ...inRows(vars.space[3]) })

export const list = componentStyle({ borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}` })

/** The names of the columns; each row says them to who does not see them. */
export const columnNames = componentStyle(typography.label, {
  display: 'none',
  gridTemplateColumns: columns,
  columnGap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  '@media': { [wide]: { display: 'grid' } },
  selectors: { '& + &': { borderBlockStart: 0 } },
})

export const row = componentStyle(listRow, {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minBlockSize: vars.size.target,
  '@media': { [wide]: { gridTemplateColumns: columns, alignItems: 'center', paddingBlock: vars.space[4] } },
})

export const business = componentStyle(typography.body, {
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 'auto' } },
})

export const weight = styleVariants({
  unread: inComponents({ fontWeight: 700 }),
  read: {},
})

export const small = componentStyle(typography.small, { minInlineSize: 0, overflowWrap: 'anywhere' })

export const muted = componentStyle(small, { color: vars.color.text.muted })

// At the end of a card, at the start of a column.
const atEnd = { textAlign: 'end', '@media': { [wide]: { textAlign: 'start' } } } as const

export const reference = componentStyle(small, { fontWeight: 700, whiteSpace: 'nowrap', ...atEnd })

export const sentAt = componentStyle(time, atEnd)

export const status = componentStyle(typography.label, { ...inRow(vars.space[2]) })

/** A needle that is full where it waits for an administrator. */
export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })
