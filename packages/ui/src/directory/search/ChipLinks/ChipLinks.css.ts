import { above, canHover, componentStyle, forcedColors, inRow, typography, vars } from '../../../theme/styling.ts'

export const chips = componentStyle({ '@media': { [above('md')]: { display: 'none' } } })

// In lines by itself; what it stands in may make it one that scrolls.
export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const count = componentStyle({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' })

export const chip = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  whiteSpace: 'nowrap',
  fontSize: vars.type.body.size,
  color: vars.color.text.default,
  textDecoration: 'none',
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current]': {
      color: vars.color.bg.canvas,
      backgroundColor: vars.color.line.strong,
      borderColor: vars.color.line.strong,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.action2.bgHover } } },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
      },
    },
  },
})
