import { above, componentStyle, forcedColors, inRows, typography, vars } from '../../../theme/styling.ts'
import { link as stretchedLink, needle as lateriteNeedle } from '../../listing/RelatedListings/RelatedListings.css.ts'

/** How far the mark of the chosen row reaches beyond its words. */
const beyond = vars.space[4]

export const rows = componentStyle({ minInlineSize: 0 })

export const row = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  '@media': { [above('md')]: { gridTemplateColumns: '128px minmax(0, 1fr) auto' } },
})

export const selected = componentStyle({
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: `calc(-1 * ${beyond})`,
    backgroundColor: vars.color.bg.selected,
    borderInlineStart: `${vars.border.heavy} solid ${vars.color.accent.laterite}`,
  },
  '@media': { [forcedColors]: { outline: '2px solid Highlight' } },
})

export const cover = componentStyle({
  aspectRatio: 'auto',
  blockSize: '128px',
  overflow: 'hidden',
  '@media': { [above('md')]: { blockSize: '96px' } },
})

export const words = componentStyle({ display: 'grid', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 })

export const marks = componentStyle({ ...inRows(vars.space[4]), rowGap: vars.space[1], minBlockSize: '28px' })

export const name = componentStyle({ overflowWrap: 'anywhere' })

export const link = stretchedLink

export const place = componentStyle(typography.small, {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: vars.space[2],
  color: vars.color.text.muted,
})

export const needle = lateriteNeedle

export const distance = componentStyle({
  marginBlock: '-3px',
  marginInlineStart: vars.space[2],
  color: vars.color.text.default,
})

// Over the link that covers the row.
export const actions = componentStyle({ position: 'relative', zIndex: 1, alignSelf: 'start' })
