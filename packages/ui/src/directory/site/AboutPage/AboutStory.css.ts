import { above, componentStyle, vars } from '../../../theme/styling.ts'

// Heading and prose share a row; the heading's rule runs above both.
export const story = componentStyle({
  '@media': {
    [above('lg')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 34fr) minmax(0, 66fr)' },
  },
})

const sameRow = { gridRow: 1 } as const

export const opening = componentStyle({
  '@media': { [above('lg')]: { ...sameRow, gridColumn: '1 / -1', textWrap: 'balance' } },
})

export const prose = componentStyle({
  maxInlineSize: vars.size.prose,
  '@media': {
    [above('md')]: { maxInlineSize: 'none', columnCount: 2, columnGap: vars.space[6] },
    [above('lg')]: { ...sameRow, gridColumn: 2, paddingBlockStart: '28px' },
  },
})

export const paragraph = componentStyle({ marginBlockStart: '1.25em', breakInside: 'avoid-column' })

// A column each.
export const whole = componentStyle({
  breakInside: 'avoid-column',
  selectors: { '& + &': { marginBlockStart: '1.25em' } },
  '@media': { [above('md')]: { selectors: { '& + &': { marginBlockStart: 0 } } } },
})

// The letters of other scripts join, or have no capitals.
export const first = componentStyle({
  selectors: {
    '&:not(:lang(ar))::first-letter': {
      float: 'inline-start',
      fontFamily: vars.font.display,
      fontWeight: vars.type.h1.weight,
      fontStretch: vars.type.h1.width,
      fontSize: '5.6rem',
      lineHeight: 0.76,
      marginInlineEnd: vars.space[3],
      paddingBlockStart: '0.06em',
      color: vars.color.accent.laterite,
    },
  },
})
