import { styleVariants } from '@vanilla-extract/css'
import { signpostLayer, signpostTurned } from '../../../theme/signpost.ts'
import {
  above,
  below,
  componentStyle,
  inColumn,
  inComponents,
  inRows,
  typography,
  vars,
} from '../../../theme/styling.ts'

const wide = above('lg')
/** A window in which the whole panel is in sight. */
const high = `${wide} and (min-height: 860px)`

// One column in the order of reading; wide, the panel goes along beside gallery and sections and leaves the end to what leads on.
const anyPage = componentStyle({
  ...inColumn(),
  rowGap: vars.space[6],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 368px', columnGap: '56px' } },
})

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
  // There is little to read: what leads on is below it.
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

// On a phone it takes the whole width from the header on, before the name; nothing in it has the focus.
export const stage = componentStyle({
  minInlineSize: 0,
  '@media': {
    [below('md')]: {
      order: -1,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      marginBlockStart: `calc(-1 * ${vars.space[6]})`,
    },
    [wide]: { gridArea: 'gallery' },
  },
})

/** The page on a phone, where the way back stands on the stage. */
export const onStage = componentStyle({ position: 'relative' })

export const head = componentStyle({
  ...inColumn(),
  justifyItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [wide]: { gridArea: 'head' } },
})

export const back = componentStyle(typography.label, { gap: vars.space[3], fontSize: vars.type.body.size })

export const backOnStage = componentStyle({
  selectors: { ...signpostTurned },
  '@media': {
    [below('md')]: {
      position: 'absolute',
      zIndex: 1,
      isolation: 'isolate',
      insetBlockStart: `calc(${vars.space[5]} - ${vars.space[6]})`,
      insetInlineStart: `calc(-1 * ${vars.space[4]})`,
      paddingInline: `${vars.space[4]} ${vars.space[6]}`,
      '::before': { ...signpostLayer(vars.space[4]), backgroundColor: vars.color.bg.canvas },
    },
  },
})

export const name = componentStyle({ overflowWrap: 'anywhere' })

export const facts = componentStyle({ ...inRows(), columnGap: vars.space[5], rowGap: vars.space[3] })

export const place = componentStyle(typography.lead, {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  color: vars.color.text.muted,
})

export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

export const gallery = componentStyle({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'gallery' } } })

// A box of its own to go along in: within the grid it would go on over what is below it.
export const side = componentStyle({ display: 'grid', minInlineSize: 0, '@media': { [wide]: { gridArea: 'panel' } } })

// The panel goes along in what is left below it.
export const sideWithKnown = componentStyle({
  rowGap: vars.space[5],
  '@media': { [wide]: { gridTemplateRows: 'auto 1fr' } },
})

// Held by its top. In a window that is too low for all of it by its end, so that one gets to see that as well.
export const panel = componentStyle({
  '@media': {
    [wide]: { alignSelf: 'end', position: 'sticky', insetBlockEnd: vars.space[5] },
    [high]: { alignSelf: 'start', insetBlock: `${vars.space[5]} auto` },
  },
})

export const sections = componentStyle({ minInlineSize: 0, '@media': { [wide]: { gridArea: 'sections' } } })

export const related = componentStyle({
  minInlineSize: 0,
  '@media': { [wide]: { gridArea: 'related', alignSelf: 'start' } },
})
