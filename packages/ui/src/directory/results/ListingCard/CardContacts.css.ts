import { styleVariants } from '@vanilla-extract/css'
import { above, below, coarsePointer } from '../../../theme/conditions.ts'
import { centred, inRow, squareOf } from '../../../theme/boxes.ts'
import { componentStyle, inComponents, typography, unseen, vars } from '../../../theme/styling.ts'

const wide = above('md')

const listed = componentStyle(typography.small, {
  gridArea: 'contacts',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
})

export const list = styleVariants({
  // Squares in a row on narrow screens; on wide ones a line to call and a line of links.
  story: [
    listed,
    inComponents({
      gap: vars.space[2],
      '@media': {
        [wide]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, auto) minmax(0, auto)',
          justifyContent: 'start',
          alignContent: 'start',
          gap: `0 ${vars.space[4]}`,
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
      columnGap: vars.space[4],
      '@media': {
        [wide]: {
          paddingBlockStart: vars.space[2],
          borderBlockStart: `${vars.border.hair} solid ${vars.color.line.subtle}`,
        },
      },
    }),
  ],
  // The number of a small ad.
  ad: [listed, inComponents({ columnGap: vars.space[4] })],
})

// The card's own link is stretched over all of it: what is a link of its own lies above.
const overCard = componentStyle({ position: 'relative', zIndex: 1, minInlineSize: 0, maxInlineSize: '100%' })

/** On which line of a wide card it stands. */
export const item = styleVariants({
  call: [overCard, inComponents({ gridRow: 1 })],
  // A number has the whole line where nothing is beside it.
  callAlone: [overCard, inComponents({ gridRow: 1, gridColumn: '1 / -1' })],
  link: [overCard, inComponents({ gridRow: 2 })],
})

const line = { ...inRow(vars.space[3]), inlineSize: 'fit-content', maxInlineSize: '100%' } as const

export const contact = styleVariants({
  story: inComponents({
    ...centred,
    ...squareOf(vars.size.target),
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

export const plain = componentStyle({ ...line, minBlockSize: '30px' })

export const link = componentStyle({
  ':hover': {
    textDecoration: 'underline',
    textDecorationThickness: vars.border.control,
    textUnderlineOffset: '0.25em',
  },
})

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
