import { styleVariants } from '@vanilla-extract/css'
import { above, componentStyle, inColumn, inComponents, inRow, vars } from '../../../theme/styling.ts'

const wide = above('lg')
const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

const framed = {
  display: 'block',
  position: 'relative',
  minInlineSize: 0,
  border: strong,
  backgroundColor: vars.color.bg.surface,
} as const
const framedPicture = {
  inlineSize: '100%',
  aspectRatio: 'auto',
  blockSize: '220px',
  borderBlockEnd: strong,
} as const
const framedWords = { ...inColumn(), padding: vars.space[4], overflowWrap: 'anywhere' } as const
const framedBadge = { position: 'absolute', insetBlockStart: '14px', insetInlineStart: '14px' } as const
/** A look only where the card stands beside a form. */
const whereWide = (style: typeof framed | typeof framedPicture | typeof framedWords | typeof framedBadge) => ({
  '@media': { [wide]: style },
})

export const look = styleVariants({
  framed: inComponents(framed),
  beside: inComponents({
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space[4],
    ...whereWide(framed),
  }),
})
export const picture = styleVariants({
  framed: inComponents(framedPicture),
  beside: inComponents(whereWide(framedPicture)),
})
export const words = styleVariants({
  framed: inComponents(framedWords),
  beside: inComponents({
    ...inColumn(vars.space[2]),
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    ...whereWide(framedWords),
  }),
})
export const badge = styleVariants({ framed: inComponents(framedBadge), beside: inComponents(whereWide(framedBadge)) })
export const place = componentStyle({
  ...inRow(vars.space[2]),
  paddingBlock: vars.space[1],
  color: vars.color.text.muted,
})
export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })
