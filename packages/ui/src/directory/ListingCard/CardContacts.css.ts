import { style, styleVariants } from '@vanilla-extract/css'
import { above, below, coarsePointer } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

const wide = above('md')

const listed = style([
  typography.small,
  inComponents({ gridArea: 'contacts', minInlineSize: 0, display: 'flex', flexWrap: 'wrap' }),
])

export const list = styleVariants({
  // Squares in a row on narrow screens, lines on wide ones.
  story: [
    listed,
    inComponents({
      gap: vars.space[2],
      '@media': {
        [wide]: {
          flexDirection: 'column',
          gap: 0,
          paddingBlockStart: vars.space[2],
          borderBlockStart: `${vars.border.hair} solid ${vars.color.line.subtle}`,
        },
      },
    }),
  ],
  // One large number.
  plate: [
    listed,
    inComponents({
      '@media': {
        [wide]: {
          paddingBlockStart: vars.space[2],
          borderBlockStart: `${vars.border.hair} solid ${vars.color.line.subtle}`,
        },
      },
    }),
  ],
  // The number of a small ad.
  ad: [listed],
})

// The card's own link is stretched over all of it: what is a link of its own lies above.
export const item = style(inComponents({ position: 'relative', zIndex: 1, minInlineSize: 0, maxInlineSize: '100%' }))

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
} as const

export const contact = styleVariants({
  story: inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    border: `${vars.border.control} solid ${vars.color.line.control}`,
    '@media': {
      [wide]: { ...line, inlineSize: 'fit-content', blockSize: 'auto', minBlockSize: '30px', border: 0 },
      [`${wide} and ${coarsePointer}`]: { minBlockSize: vars.size.target },
    },
  }),
  plate: inComponents({
    ...line,
    minBlockSize: vars.size.target,
    fontWeight: 600,
    fontSize: vars.type.body.size,
    '@media': { [wide]: { fontSize: vars.type.lead.size } },
  }),
  ad: inComponents({ ...line, minBlockSize: vars.size.target, fontWeight: 600, fontSize: vars.type.body.size }),
})

export const told = style(inComponents({ ...line, minBlockSize: '30px' }))

export const link = style(
  inComponents({
    ':hover': {
      textDecoration: 'underline',
      textDecorationThickness: vars.border.control,
      textUnderlineOffset: '0.25em',
    },
  }),
)

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const

export const text = styleVariants({
  story: inComponents({
    '@media': {
      [below('md')]: unseen,
      [wide]: cut,
    },
  }),
  plate: inComponents({ overflowWrap: 'anywhere' }),
  ad: inComponents({ overflowWrap: 'anywhere' }),
})
