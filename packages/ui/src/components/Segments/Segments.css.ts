import { canHover, forcedColors } from '../../theme/conditions.ts'
import { componentStyle, focusRing, inColumn, inRow, overLabel, typography, vars } from '../../theme/styling.ts'

export const group = componentStyle({ ...inColumn(vars.space[2]), minInlineSize: 0, padding: 0, margin: 0, border: 0 })

export const legend = componentStyle(typography.label, { padding: 0, marginBlockEnd: vars.space[2] })

export const options = componentStyle({ display: 'flex', flexWrap: 'wrap', maxInlineSize: '100%' })

export const input = componentStyle({ ...overLabel })

const isChosen = '&:has(:checked)'

export const option = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  position: 'relative',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  // One line between two, also where they wrap.
  marginInlineEnd: `calc(-1 * ${vars.border.control})`,
  marginBlockEnd: `calc(-1 * ${vars.border.control})`,
  cursor: 'pointer',
  selectors: {
    [isChosen]: {
      color: vars.color.bg.canvas,
      backgroundColor: vars.color.text.default,
      borderColor: vars.color.text.default,
    },
    '&:has(:focus-visible)': { zIndex: 1, ...focusRing },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { backgroundColor: vars.color.bg.sunken } } },
    [forcedColors]: {
      selectors: { [isChosen]: { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
