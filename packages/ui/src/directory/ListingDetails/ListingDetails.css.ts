import { style, styleVariants } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const wide = above('lg')
/** A window in which the whole panel is in sight. */
const high = `${wide} and (min-height: 860px)`

// One column in the order of reading; wide, the panel goes along beside gallery and sections and leaves the end to what leads on.
const anyPage = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[6],
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 368px', columnGap: '56px' } },
  }),
)

export const page = styleVariants({
  withGallery: [
    anyPage,
    inComponents({
      '@media': {
        [wide]: {
          gridTemplateRows: 'auto auto 1fr auto',
          gridTemplateAreas: `'head head' 'gallery panel' 'sections panel' 'sections related'`,
        },
      },
    }),
  ],
  // There is little to read: what leads on stands below it.
  withoutGallery: [
    anyPage,
    inComponents({
      '@media': {
        [wide]: {
          gridTemplateRows: 'auto auto 1fr',
          gridTemplateAreas: `'head head' 'sections panel' 'related panel'`,
        },
      },
    }),
  ],
})

export const head = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[3],
    minInlineSize: 0,
    '@media': { [wide]: { gridArea: 'head' } },
  }),
)

export const back = style([typography.label, inComponents({ gap: vars.space[3], fontSize: vars.type.body.size })])

export const name = style(inComponents({ overflowWrap: 'anywhere' }))

export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[3],
  }),
)

export const place = style([
  typography.lead,
  inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], color: vars.color.text.muted }),
])

export const needle = style(inComponents({ flex: 'none', color: vars.color.accent.laterite }))

export const gallery = style(inComponents({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'gallery' } } }))

// A box of its own to go along in: within the grid it would go on over what stands below it.
export const side = style(
  inComponents({ display: 'grid', minInlineSize: 0, '@media': { [wide]: { gridArea: 'panel' } } }),
)

// Held by its top. In a window that is too low for all of it by its end, so that one gets to see that as well.
export const panel = style(
  inComponents({
    '@media': {
      [wide]: { alignSelf: 'end', position: 'sticky', insetBlockEnd: vars.space[5] },
      [high]: { alignSelf: 'start', insetBlock: `${vars.space[5]} auto` },
    },
  }),
)

export const sections = style(inComponents({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'sections' } } }))

export const related = style(
  inComponents({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'related', alignSelf: 'start' } } }),
)
