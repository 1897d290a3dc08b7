import { below, componentStyle, inColumn, typography, vars } from '../../../theme/styling.ts'
import { link as stretchedLink } from '../../listing/RelatedListings/RelatedListings.css.ts'

// A phone begins with the rows, of each kind those nearest the centre first.
export const section = componentStyle({ minInlineSize: 0, '@media': { [below('md')]: { display: 'none' } } })

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[5],
  marginBlockStart: vars.space[4],
})

export const item = componentStyle({
  ...inColumn(vars.space[1]),
  position: 'relative',
  alignContent: 'start',
  minInlineSize: 0,
})

export const picture = componentStyle({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  marginBlockEnd: vars.space[1],
  backgroundColor: vars.color.bg.sunken,
})

export const about = componentStyle(typography.small, { color: vars.color.text.muted })

export const name = componentStyle({ fontSize: '1.25rem', overflowWrap: 'anywhere' })

export const link = stretchedLink

// Below the link that covers all of it.
export const distance = componentStyle({ position: 'static' })
