import { warp } from '../../../art/warp.ts'
import { above, componentStyle, stacked, vars } from '../../../theme/styling.ts'
import * as parts from './cardParts.css.ts'
import { compactRule } from './compactRule.ts'

const wide = above('md')

export const card = componentStyle(parts.article, {
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto auto 1fr',
  gridTemplateAreas: `'cover badge' 'cover name' 'cover place' 'cover contacts' 'cover view'`,
  columnGap: vars.space[4],
  // The field of threads is drawn by the card itself, for what is on it changes with the width.
  '::before': {
    content: '',
    gridArea: 'cover',
    minBlockSize: '148px',
    ...warp,
  },
  '@media': {
    ...compactRule,
    [wide]: { ...parts.inParts, '::before': { content: 'none' } },
  },
})

// The field is the part that gives: tops and bottoms align with any neighbour and nothing white stretches.
export const body = componentStyle(parts.body, {
  '@media': {
    [wide]: {
      gridTemplateRows: 'minmax(340px, 1fr) auto',
      gridTemplateAreas: `'cover' 'place'`,
      '::before': { content: '', gridArea: 'cover', ...warp },
    },
  },
})

// On a narrow screen the plate's frame goes: its pictogram is on the field, its name beside it.
export const plate = componentStyle({
  display: 'contents',
  '@media': {
    [wide]: {
      gridArea: 'cover',
      placeSelf: 'center',
      ...stacked(),
      alignItems: 'center',
      gap: vars.space[3],
      inlineSize: '84%',
      marginBlock: vars.space[7],
      padding: `${vars.space[5]} ${vars.space[5]}`,
      textAlign: 'center',
      backgroundColor: vars.color.bg.surface,
      border: `${vars.border.control} solid ${vars.color.line.strong}`,
      outline: `${vars.border.hair} solid ${vars.color.line.strong}`,
      outlineOffset: '-6px',
    },
  },
})

export const mark = componentStyle({
  gridArea: 'cover',
  placeSelf: 'center',
  padding: vars.space[3],
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.strong}`,
  outline: `${vars.border.hair} solid ${vars.color.line.strong}`,
  outlineOffset: '-5px',
  '@media': { [wide]: { padding: 0, border: 0, outline: 0, background: 'none' } },
})

export const name = componentStyle(parts.name, {
  marginBlockStart: vars.space[2],
  fontSize: vars.type.h3.size,
  '@media': { [wide]: { marginBlockStart: 0, fontSize: vars.type.plate.size } },
})

// A short rule with a needle in its middle.
export const rule = componentStyle({
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
})

export const badge = parts.badge.besideActions

export const place = componentStyle(parts.place, {
  '@media': { [wide]: { marginBlock: `${vars.space[4]} ${vars.space[3]}` } },
})
