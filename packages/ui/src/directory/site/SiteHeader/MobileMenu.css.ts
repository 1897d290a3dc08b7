import { canHover, componentStyle, forcedColors, inRow, typography, vars } from '../../../theme/styling.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

// The wordmark and the switch are where they are in the page's own head.
export const head = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const navigation = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
})

export const groupLabel = componentStyle(typography.label, {
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.type.body.size,
  color: vars.color.text.muted,
})

export const rows = componentStyle({ borderBlockStart: hairline })

export const item = componentStyle({ borderBlockEnd: hairline })

const washed = { backgroundColor: vars.color.bg.sunken }

// The ring of the focus inside the row, which reaches the edges of the window.
const row = componentStyle({
  paddingInline: vars.space[4],
  selectors: {
    '&:active': washed,
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    '&[aria-current]': { backgroundColor: vars.color.bg.selected },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current])': washed } },
    [forcedColors]: {
      selectors: { '&[aria-current]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const place = componentStyle(row, {
  display: 'grid',
  gridTemplateColumns: `${vars.space[2]} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  alignContent: 'center',
  minBlockSize: '68px',
  paddingBlock: vars.space[2],
})

export const needle = componentStyle({
  gridRow: '1 / span 2',
  alignSelf: 'center',
  fontSize: '17px',
  color: vars.color.accent.laterite,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
})

export const name = componentStyle(typography.h3, { gridColumn: 2, minInlineSize: 0 })

export const description = componentStyle(typography.small, {
  gridColumn: 2,
  minInlineSize: 0,
  color: vars.color.text.muted,
})

export const page = componentStyle(row, typography.label, {
  ...inRow(vars.space[4]),
  minBlockSize: '56px',
  fontSize: '1.0625rem',
})

export const label = componentStyle({ flex: 1, minInlineSize: 0 })
