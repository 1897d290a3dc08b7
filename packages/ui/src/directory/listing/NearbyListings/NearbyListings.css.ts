import { above, apart, componentStyle, inRow, typography, vars } from '../../../theme/styling.ts'
import * as related from '../RelatedListings/RelatedListings.css.ts'

export const straight = componentStyle(typography.small, {
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  color: vars.color.text.muted,
})

// Side by side where each has room for its names.
export const groups = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  columnGap: vars.space[6],
  rowGap: vars.space[5],
  marginBlockStart: vars.space[5],
})

export const group = componentStyle({ minInlineSize: 0 })

export const head = componentStyle({
  ...apart(),
  columnGap: vars.space[4],
  minBlockSize: vars.size.target,
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const kind = componentStyle(typography.label, {
  ...inRow(vars.space[3]),
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  WebkitTextStroke: '0',
})

export const all = componentStyle(typography.label, { marginInlineStart: 'auto' })

export const row = componentStyle(related.row, {})

export const cover = componentStyle(related.cover, {})

export const words = componentStyle(related.words, { flex: 1 })

export const name = componentStyle(related.name, { '@media': { [above('lg')]: { fontSize: '1.25rem' } } })

export const link = related.link

export const place = componentStyle(typography.small, { color: vars.color.text.muted, overflowWrap: 'anywhere' })

export const distance = componentStyle({ flex: 'none' })
