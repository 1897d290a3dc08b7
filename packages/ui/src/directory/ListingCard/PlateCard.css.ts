import { globalStyle, style } from '@vanilla-extract/css'
import { warp } from '../../art/warp.ts'
import { above, canHover } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { compactRule } from './compactRule.ts'

const wide = above('md')

export const card = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    blockSize: '100%',
    minInlineSize: 0,
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto auto 1fr',
    gridTemplateAreas: `'field badge' 'field name' 'field place' 'field contacts' 'field view'`,
    columnGap: vars.space[4],
    // The field of threads is drawn by the card itself, for what stands on it changes with the width.
    '::before': {
      content: '',
      gridArea: 'field',
      minBlockSize: '148px',
      ...warp,
    },
    '@media': {
      ...compactRule,
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The field is the part that gives: tops and bottoms align with any neighbour and nothing white stretches.
        gridTemplateRows: 'minmax(250px, 1fr) auto auto auto',
        gridTemplateAreas: `'field' 'place' 'contacts' 'view'`,
      },
    },
  }),
)

// On a narrow screen the plate's frame goes: its pictogram stands on the field, its name beside it.
export const plate = style(
  inComponents({
    display: 'contents',
    '@media': {
      [wide]: {
        gridArea: 'field',
        placeSelf: 'center',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: vars.space[3],
        inlineSize: '84%',
        marginBlock: vars.space[8],
        padding: `${vars.space[5]} ${vars.space[5]}`,
        textAlign: 'center',
        backgroundColor: vars.color.bg.surface,
        border: `${vars.border.control} solid ${vars.color.line.strong}`,
        outline: `${vars.border.hair} solid ${vars.color.line.strong}`,
        outlineOffset: '-6px',
      },
    },
  }),
)

export const mark = style(
  inComponents({
    gridArea: 'field',
    placeSelf: 'center',
    padding: vars.space[3],
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.control} solid ${vars.color.line.strong}`,
    outline: `${vars.border.hair} solid ${vars.color.line.strong}`,
    outlineOffset: '-5px',
    '@media': { [wide]: { padding: 0, border: 0, outline: 0, background: 'none' } },
  }),
)

export const name = style(
  inComponents({
    gridArea: 'name',
    marginBlockStart: vars.space[2],
    minInlineSize: 0,
    fontSize: vars.type.h3.size,
    '@media': { [wide]: { marginBlockStart: 0, fontSize: vars.type.plate.size } },
  }),
)

// A short rule with a needle in its middle.
export const rule = style(
  inComponents({
    display: 'none',
    color: vars.color.accent.laterite,
    '@media': { [wide]: { display: 'flex', alignItems: 'center', gap: vars.space[3] } },
    selectors: {
      '&::before, &::after': {
        content: '',
        inlineSize: vars.space[6],
        borderBlockStart: `${vars.border.hair} solid ${vars.color.line.control}`,
      },
    },
  }),
)

export const badge = style(
  inComponents({
    gridArea: 'badge',
    placeSelf: 'start',
    '@media': { [wide]: { gridArea: 'field', marginBlockStart: vars.space[4] } },
  }),
)

export const place = style([
  typography.small,
  inComponents({
    gridArea: 'place',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
    color: vars.color.text.muted,
    '@media': { [wide]: { marginBlock: `${vars.space[4]} ${vars.space[3]}` } },
  }),
])

export const needle = style(inComponents({ color: vars.color.accent.laterite }))

globalStyle(`${card}:hover ${name}`, {
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
