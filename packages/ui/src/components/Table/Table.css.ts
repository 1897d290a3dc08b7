import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, below, canHover, forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

/** Each row is a card. */
const cards = below('md')

const ink = `${vars.border.strong} solid ${vars.color.line.strong}`
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

const choiceWidth = '56px'
const mediaWidth = 'min(72px, 18vw)'

/** The room that a card leaves for what stands beside its words; nothing where that is not there. */
const roomFor = { choice: createVar(), media: createVar(), corner: createVar() }
const roomBefore = `calc(${fallbackVar(roomFor.choice, '0px')} + ${fallbackVar(roomFor.media, '0px')})`

export const has = {
  choice: style({ vars: { [roomFor.choice]: choiceWidth } }),
  media: style({ vars: { [roomFor.media]: `calc(${mediaWidth} + ${vars.space[3]})` } }),
  corner: style({ vars: { [roomFor.corner]: vars.size.target } }),
} as const

// Where its columns are wider than the page, the table scrolls and the page does not.
const anyFrame = style(inComponents({ position: 'relative', minInlineSize: 0, overflowX: 'auto' }))

export const frame = styleVariants({
  plain: [anyFrame],
  // What scrolls sideways by itself cannot stick to the page.
  stickyHead: [anyFrame, inComponents({ '@media': { [above('lg')]: { overflowX: 'visible' } } })],
})

export const table = style(
  inComponents({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    '@media': { [cards]: { display: 'block' } },
  }),
)

export const caption = style([
  typography.h3,
  inComponents({ paddingBlockEnd: vars.space[3], textAlign: 'start', '@media': { [cards]: { display: 'block' } } }),
])

export const captionHidden = style(inComponents(unseen))

export const head = style(inComponents({ '@media': { [cards]: { display: 'block', borderBlock: ink } } }))

/** A head of names alone: on a phone each card repeats them. */
export const headOfNames = style(inComponents({ '@media': { [cards]: unseen } }))

export const headRow = style(
  inComponents({
    '@media': { [cards]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[5] } },
  }),
)

export const headCell = style([
  typography.label,
  inComponents({
    blockSize: vars.size.control,
    paddingInline: vars.space[3],
    textAlign: 'start',
    color: vars.color.text.muted,
    borderBlock: ink,
    selectors: { '&[aria-sort]': { color: vars.color.text.default } },
    '@media': { [cards]: { display: 'block', blockSize: 'auto', padding: 0, border: 0 } },
  }),
])

/** Nothing can be done with it: on a phone it is read only. */
export const headName = style(inComponents({ '@media': { [cards]: unseen } }))

export const nameHidden = style(inComponents(unseen))

export const sort = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    paddingInline: vars.space[2],
    marginInline: `calc(-1 * ${vars.space[2]})`,
    textAlign: 'start',
    '@media': { [canHover]: { ':hover': { color: vars.color.text.default } } },
    // Over the cells beside it, so that the ring is whole.
    ':focus-visible': { position: 'relative', zIndex: 1 },
  }),
)

// Where a pointer hovers, the name that one is about to sort by has the arrows; where nothing hovers, all of them have.
export const sortable = style(
  inComponents({
    '@media': {
      [canHover]: { opacity: 0, selectors: { [`${sort}:is(:hover, :focus-visible) &`]: { opacity: 1 } } },
    },
  }),
)

export const body = style(inComponents({ '@media': { [cards]: { display: 'block' } } }))

export const row = style(
  inComponents({
    selectors: { '&[data-selected]': { backgroundColor: vars.color.bg.selected } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([data-selected])': { backgroundColor: vars.color.bg.sunken } } },
      [cards]: {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'start',
        columnGap: vars.space[4],
        rowGap: vars.space[2],
        // At least as high as its picture, which is three quarters of its width.
        minBlockSize: fallbackVar(roomFor.media, '0px'),
        paddingBlock: vars.space[4],
        paddingInlineStart: roomBefore,
        borderBlockEnd: hairline,
      },
    },
  }),
)

export const cell = style(
  inComponents({
    blockSize: vars.size.rowTable,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    textAlign: 'start',
    fontWeight: 'inherit',
    borderBlockEnd: hairline,
    '@media': {
      [cards]: {
        display: 'block',
        minInlineSize: 0,
        blockSize: 'auto',
        padding: 0,
        border: 0,
        overflowWrap: 'anywhere',
      },
    },
  }),
)

export const choice = style(
  inComponents({
    position: 'relative',
    inlineSize: choiceWidth,
    padding: 0,
    '@media': {
      [cards]: {
        selectors: {
          [`${body} &`]: { position: 'absolute', insetBlock: 0, insetInlineStart: 0, paddingBlockStart: '5px' },
        },
      },
      [forcedColors]: { selectors: { '[data-selected] > &::before': { backgroundColor: 'Highlight' } } },
    },
    selectors: {
      '[data-selected] > &::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: vars.border.heavy,
        backgroundColor: vars.color.accent.laterite,
      },
    },
  }),
)

// What follows a checkbox needs no distance of its own.
globalStyle(`${choice} + *`, { '@layer': { [layers.components]: { paddingInlineStart: 0 } } })

// The box stands 12 pixels from the edge of the row; from there to the end of the cell it can be touched.
export const checkbox = style(
  inComponents({ inlineSize: choiceWidth, paddingInlineStart: vars.space[3], overflow: 'hidden' }),
)

export const headSticky = style(
  inComponents({
    '@media': {
      [above('lg')]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.z.sticky,
        backgroundColor: vars.color.bg.canvas,
      },
    },
  }),
)

export const inCard = styleVariants({
  name: inComponents({
    '@media': { [cards]: { flex: '1 0 100%', paddingInlineEnd: fallbackVar(roomFor.corner, '0px') } },
  }),
  labelled: inComponents({
    '@media': {
      [cards]: {
        flex: '1 0 100%',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space[3],
        // For the eye alone: a screen reader says the name of the column by itself.
        '::before': {
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          minInlineSize: '80px',
          color: vars.color.text.muted,
        },
      },
    },
  }),
  plain: inComponents({ '@media': { [cards]: { flex: 'none', maxInlineSize: '100%' } } }),
  corner: inComponents({
    inlineSize: '1%',
    paddingInlineEnd: 0,
    '@media': {
      [cards]: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: vars.space[1], inlineSize: 'auto' },
    },
  }),
})

export const named = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 }),
)

export const words = style(inComponents({ minInlineSize: 0 }))

export const media = style(
  inComponents({
    flex: 'none',
    inlineSize: '60px',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    '@media': {
      [cards]: {
        position: 'absolute',
        insetBlockStart: vars.space[4],
        insetInlineStart: fallbackVar(roomFor.choice, '0px'),
        inlineSize: mediaWidth,
      },
    },
  }),
)

globalStyle(`${media} > *`, {
  '@layer': { [layers.components]: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } },
})

// The title of a card; in a table one of many words in a row.
export const rowName = style([
  typography.h3,
  inComponents({
    fontSize: '1.25rem',
    '@media': {
      [above('md')]: {
        fontFamily: vars.font.text,
        fontSize: vars.type.body.size,
        fontStretch: vars.type.label.width,
        fontWeight: vars.type.label.weight,
        lineHeight: vars.type.label.line,
        letterSpacing: vars.type.label.track,
        WebkitTextStroke: '0',
      },
    },
  }),
])

// Beside the name of its column while its longest word fits there, else below.
export const value = style(
  inComponents({ flex: '1 1 min-content', minInlineSize: 0, '@media': { [cards]: { overflowWrap: 'break-word' } } }),
)

export const note = style([typography.small, inComponents({ color: vars.color.text.muted })])

export const empty = style(
  inComponents({
    paddingBlock: vars.space[7],
    paddingInline: vars.space[3],
    textAlign: 'start',
    borderBlockEnd: hairline,
    '@media': { [cards]: { display: 'block', paddingInline: 0 } },
  }),
)
