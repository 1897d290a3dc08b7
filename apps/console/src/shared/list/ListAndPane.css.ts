import {
  above,
  below,
  canHover,
  coarsePointer,
  forcedColors,
  componentStyle,
  inColumn,
  inRow,
  inRows,
  typography,
  vars,
} from '@dira/ui/styling'
import { bar } from '../ActionBar/ActionBar.css.ts'

const wide = above('md')
const narrow = below('md')
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const frame = componentStyle({
  ...inColumn(vars.space[4]),
  minInlineSize: 0,
  // The bar lies over the end of the list.
  '@media': { [narrow]: { selectors: { [`&:has(> ${bar})`]: { paddingBlockEnd: '200px' } } } },
})

// On a narrow screen what lies open is a page of its own.
const besideOpened = { '@media': { [narrow]: { selectors: { [`${frame}[data-open] &`]: { display: 'none' } } } } }

export const head = componentStyle({
  ...inRows(),
  columnGap: vars.space[3],
  rowGap: vars.space[3],
  ...besideOpened,
})

export const segments = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  // The first of them is at the end of the line that the heading begins.
  selectors: { 'h1 + &': { marginInlineStart: 'auto' } },
  '@media': { [narrow]: { selectors: { 'h1 + &': { marginInlineStart: 0 } } } },
})

const isChosen = '&:is([aria-current="true"], [aria-pressed="true"])'

export const segment = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.hair} solid ${vars.color.line.control}`,
  // One line between two, also where they wrap.
  marginInlineEnd: `calc(-1 * ${vars.border.hair})`,
  marginBlockEnd: `calc(-1 * ${vars.border.hair})`,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { zIndex: 1, position: 'relative' },
    [isChosen]: { color: vars.color.bg.surface, backgroundColor: vars.color.line.strong },
  },
  '@media': {
    [above('lg')]: { paddingInline: vars.space[4] },
    [forcedColors]: { selectors: { [isChosen]: { color: 'HighlightText', backgroundColor: 'Highlight' } } },
  },
})

// As wide as a count, before it is known.
export const count = componentStyle({ minInlineSize: '1ch' })

export const filters = componentStyle({ ...inRows(vars.space[3]), ...besideOpened })

export const search = componentStyle({ '@media': { [wide]: { inlineSize: '320px' } } })

export const searchKey = componentStyle({ marginInlineEnd: vars.space[2], color: vars.color.text.muted })

/** What keys do, where there is a keyboard. */
export const hints = componentStyle(typography.small, {
  ...inRows(),
  columnGap: vars.space[3],
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  '@media': { [below('lg')]: { display: 'none' }, [coarsePointer]: { display: 'none' } },
})

export const hint = componentStyle({ ...inRow(vars.space[1]) })

export const panes = componentStyle({
  ...inColumn(),
  backgroundColor: vars.color.bg.surface,
  border: strong,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(240px, 1fr) minmax(0, 2fr)' },
    // What lies open is a page, and no box in one.
    [narrow]: { selectors: { [`${frame}[data-open] &`]: { background: 'none', border: 0 } } },
  },
})

export const list = componentStyle({
  minInlineSize: 0,
  '@media': {
    [wide]: { borderInlineEnd: strong },
    [narrow]: { selectors: { [`${frame}[data-open] &`]: { display: 'none' } } },
  },
})

export const pane = componentStyle({
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { [`${frame}:not([data-open]) &`]: { display: 'none' } } } },
})

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  columnGap: vars.space[3],
  rowGap: '2px',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` },
    '&[aria-current="true"]': {
      backgroundColor: vars.color.bg.selected,
      boxShadow: `inset ${vars.border.heavy} 0 ${vars.color.accent.laterite}`,
    },
    '[dir="rtl"] &[aria-current="true"]': { boxShadow: `inset -${vars.border.heavy} 0 ${vars.color.accent.laterite}` },
    '&[aria-current="true"]:focus-visible': { boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
    [forcedColors]: { selectors: { '&[aria-current="true"]': { borderInlineStart: '4px solid Highlight' } } },
  },
})

export const time = componentStyle(typography.small, { color: vars.color.text.muted, whiteSpace: 'nowrap' })

export const waiting = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderBlockEnd: hairline,
})

export const empty = componentStyle({ paddingInline: vars.space[4] })

export const foot = componentStyle({ padding: `${vars.space[3]} ${vars.space[4]}` })

export const none = componentStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[5] })

/** What lies open. */
export const opened = componentStyle({
  ...inColumn(vars.space[4]),
  '@media': { [wide]: { padding: `${vars.space[5]} ${vars.space[5]}`, gap: '20px' } },
})

export const back = componentStyle({ justifySelf: 'start', '@media': { [wide]: { display: 'none' } } })
