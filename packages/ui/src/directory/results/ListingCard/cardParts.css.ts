import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { above, canHover, componentStyle, inComponents, typography, vars } from '../../../theme/styling.ts'

/** What every card is, whatever its layout. */
export const article = componentStyle({ position: 'relative', display: 'grid', blockSize: '100%', minInlineSize: 0 })

export const name = componentStyle({ gridArea: 'name', minInlineSize: 0 })

globalStyle(
  `${article}:hover ${name}`,
  inComponents({
    '@media': {
      [canHover]: {
        textDecoration: 'underline',
        textDecorationThickness: vars.border.strong,
        textUnderlineOffset: '0.14em',
      },
    },
  }),
)

/** Where the business is, behind a needle. */
export const place = componentStyle(typography.small, {
  gridArea: 'place',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  minInlineSize: 0,
  color: vars.color.text.muted,
})

/** It gives way to what stands at the end of the line. */
export const where = componentStyle({ flex: '1 1 7em', minInlineSize: 0 })

// Its needle is higher than the line.
export const distance = componentStyle({ marginBlock: '-3px', color: vars.color.text.default })

// As high as a line from the start: what comes later moves nothing.
export const statusLine = componentStyle({
  flex: '1 0 100%',
  minBlockSize: '1lh',
  '@media': { '(scripting: none)': { ':empty': { display: 'none' } } },
})

export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

// The actions lie over the link that covers the card.
const corner = componentStyle({
  zIndex: 1,
  justifySelf: 'end',
  alignSelf: 'start',
  display: 'flex',
  gap: vars.space[2],
})

const inPicture = { gridArea: 'cover', margin: vars.space[3] } as const

export const actions = styleVariants({
  /** In the corner of the picture. */
  onPicture: [corner, inComponents(inPicture)],
  /** Beside the badge on a narrow screen, in the corner of the picture on a wide one. */
  besideBadge: [corner, inComponents({ gridArea: 'badge', '@media': { [above('md')]: inPicture } })],
})
