import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, canHover } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** What every card is, whatever its layout. */
export const article = style(
  inComponents({ position: 'relative', display: 'grid', blockSize: '100%', minInlineSize: 0 }),
)

export const name = style(inComponents({ gridArea: 'name', minInlineSize: 0 }))

globalStyle(`${article}:hover ${name}`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [canHover]: {
          textDecoration: 'underline',
          textDecorationThickness: vars.border.strong,
          textUnderlineOffset: '0.14em',
        },
      },
    },
  },
})

/** Where the business is, behind a needle. */
export const place = style([
  typography.small,
  inComponents({
    gridArea: 'place',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
    minInlineSize: 0,
    color: vars.color.text.muted,
  }),
])

export const needle = style(inComponents({ flex: 'none', color: vars.color.accent.laterite }))

// What is done with a listing lies over the link that covers the card.
const corner = style(
  inComponents({ zIndex: 1, justifySelf: 'end', alignSelf: 'start', display: 'flex', gap: vars.space[2] }),
)

const inPicture = { gridArea: 'cover', margin: vars.space[3] } as const

export const actions = styleVariants({
  /** In the corner of the picture. */
  onPicture: [corner, inComponents(inPicture)],
  /** Beside the badge on a narrow screen, in the corner of the picture on a wide one. */
  besideBadge: [corner, inComponents({ gridArea: 'badge', '@media': { [above('md')]: inPicture } })],
})
