import {
  apart,
  canHover,
  centred,
  componentStyle,
  forcedColors,
  inColumn,
  inRow,
  inRows,
  squareOf,
  typography,
  vars,
} from '../../../theme/styling.ts'

const rule = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const step = componentStyle(inColumn(vars.space[4]))

export const rows = componentStyle({ border: `${vars.border.strong} solid ${vars.color.line.strong}` })

export const row = componentStyle({
  ...inRow(vars.space[4]),
  inlineSize: '100%',
  minBlockSize: vars.size.rowTable,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    'li:not(:first-child) > &': { borderBlockStart: rule },
    '&:active': {
      backgroundColor: vars.color.bg.selected,
      boxShadow: `inset 4px 0 ${vars.color.accent.laterite}`,
    },
    '[dir="rtl"] &:active': { boxShadow: `inset -4px 0 ${vars.color.accent.laterite}` },
  },
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bg.selected } } },
})

export const lozenge = componentStyle({
  flex: 'none',
  ...centred,
  ...squareOf(vars.size.target),
  clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  color: vars.color.bg.surface,
  backgroundColor: vars.color.line.strong,
  selectors: { [`${row}:is(:hover, :active) &`]: { backgroundColor: vars.color.accent.laterite } },
  '@media': { [forcedColors]: { color: 'Canvas', backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const words = componentStyle({ ...inColumn(vars.space[1]), flex: 1, minInlineSize: 0 })

export const name = componentStyle(typography.label, { fontSize: vars.type.body.size, overflowWrap: 'anywhere' })

export const note = componentStyle(typography.small, { color: vars.color.text.muted, overflowWrap: 'anywhere' })

export const arrow = componentStyle({ flex: 'none' })

export const now = componentStyle({
  ...inRows(),
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  backgroundColor: vars.color.bg.sunken,
})

export const nowLabel = componentStyle(typography.label, { color: vars.color.text.muted })

export const nowText = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const here = componentStyle({ ...inColumn(), justifyItems: 'start' })

export const hereStatus = componentStyle({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[2] } } })

export const privacy = componentStyle({ paddingBlock: vars.space[3] })

export const send = componentStyle({ inlineSize: '100%' })

export const dial = componentStyle(squareOf('160px'))

export const said = componentStyle({ borderBlockStart: rule })

export const saidRow = componentStyle({
  ...apart(),
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  color: vars.color.text.muted,
  borderBlockEnd: rule,
})

export const saidText = componentStyle(typography.label, {
  minInlineSize: 0,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})

export const backTo = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const more = componentStyle({ justifySelf: 'start' })

export const waits = componentStyle({ ...inRow(vars.space[3]), alignItems: 'flex-start' })
