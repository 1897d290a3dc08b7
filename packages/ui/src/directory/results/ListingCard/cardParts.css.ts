import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { above, below, canHover, componentStyle, inComponents, typography, vars } from '../../../theme/styling.ts'

/** What every card is, whatever its layout. */
export const article = componentStyle({ position: 'relative', display: 'grid', blockSize: '100%', minInlineSize: 0 })

const wide = above('md')

/** On a wide screen all above the contacts, whose hairlines a grid sets on one line along a row. On a narrow one its parts are those of the card. */
export const body = componentStyle({
  display: 'contents',
  '@media': {
    [wide]: { display: 'grid', gridArea: 'cover', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  },
})

/** The three parts of a wide card. */
export const inParts = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto',
  gridTemplateAreas: `'cover' 'contacts' 'view'`,
} as const

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

const besideActions = componentStyle({
  gridArea: 'badge',
  placeSelf: 'center start',
  // In two lines rather than below the button.
  maxInlineSize: `calc(100% - ${vars.size.target} - ${vars.space[2]})`,
  whiteSpace: 'normal',
})

const badgeOnPicture = {
  gridArea: 'cover',
  zIndex: 1,
  marginBlockStart: vars.space[4],
  placeSelf: 'start',
  maxInlineSize: 'none',
  marginBlockEnd: 0,
  whiteSpace: 'nowrap',
} as const

export const badge = styleVariants({
  onPicture: inComponents(badgeOnPicture),
  /** On the picture of a wide card. */
  besideActions: [besideActions, inComponents({ '@media': { [wide]: badgeOnPicture } })],
})

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

const besideBadge = componentStyle({ gridArea: 'badge' })

export const actions = styleVariants({
  /** In the corner of the picture. */
  onPicture: [corner, inComponents(inPicture)],
  /** Beside the badge on a narrow screen, in the corner of the picture on a wide one. */
  besideBadge: [corner, besideBadge, inComponents({ '@media': { [wide]: inPicture } })],
})

// A badge has no room beside two of them: they stand below it.
const withTwo = `:has(> ${besideBadge} > :nth-child(2))`
globalStyle(
  `${article}${withTwo} ${besideActions}`,
  inComponents({
    '@media': {
      [below('md')]: { maxInlineSize: 'none', marginBlockEnd: `calc(${vars.size.target} + ${vars.space[2]})` },
    },
  }),
)
globalStyle(
  `${article}${withTwo} > ${besideBadge}`,
  inComponents({ '@media': { [below('md')]: { alignSelf: 'end', justifySelf: 'start' } } }),
)
