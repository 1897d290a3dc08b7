import { canHover, forcedColors } from '../../theme/conditions.ts'
import { componentStyle, focusRing, inColumn, inRow, typography, unseen, vars } from '../../theme/styling.ts'

const control = `${vars.border.control} solid ${vars.color.line.control}`

export const group = componentStyle({ ...inColumn(vars.space[2]), minInlineSize: 0, padding: 0, margin: 0, border: 0 })

export const legend = componentStyle(typography.label, { padding: 0, marginBlockEnd: vars.space[2] })

export const options = componentStyle({ display: 'flex', flexWrap: 'wrap', rowGap: vars.space[2] })

export const input = componentStyle({ ...unseen })

export const option = componentStyle(typography.label, {
  position: 'relative',
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  marginInlineEnd: `calc(-1 * ${vars.border.control})`,
  backgroundColor: vars.color.bg.surface,
  border: control,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      color: vars.color.bg.canvas,
      backgroundColor: vars.color.text.default,
      borderColor: vars.color.text.default,
    },
    '&:has(:focus-visible)': {
      zIndex: 1,
      ...focusRing,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { backgroundColor: vars.color.bg.sunken } } },
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})
