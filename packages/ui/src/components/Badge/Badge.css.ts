import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { signpostLayer, signpostTurned } from '../../theme/signpost.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const point = '10px'

const badge = style([
  typography.label,
  inComponents({
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '28px',
    paddingInlineStart: vars.space[3],
    paddingInlineEnd: `calc(${vars.space[3]} + ${point})`,
    inlineSize: 'fit-content',
    whiteSpace: 'nowrap',
    fontWeight: 700,
    '::before': signpostLayer(point),
    selectors: signpostTurned,
    '@media': { [forcedColors]: { border: '1px solid', backgroundColor: 'Canvas', '::before': { display: 'none' } } },
  }),
])

const filled = (colors: { readonly bg: string; readonly text: string }) =>
  style(inComponents({ color: colors.text, '::before': { backgroundColor: colors.bg } }))

// A clipped layer cannot have a border: the outline is the ink layer with the field's colour laid over it, two pixels smaller.
const outlined = style(
  inComponents({
    color: vars.color.tier.classified.text,
    '::before': { backgroundColor: vars.color.tier.classified.line },
    '::after': {
      ...signpostLayer(point),
      inset: vars.border.strong,
      insetInlineEnd: '3px',
      backgroundColor: vars.color.tier.classified.bg,
    },
    '@media': { [forcedColors]: { '::after': { display: 'none' } } },
    selectors: { '[dir="rtl"] &::after': { transform: 'scaleX(-1)' } },
  }),
)

export const look = styleVariants({
  sun: [badge, filled(vars.color.tier.premium)],
  action: [badge, filled(vars.color.tier.standard)],
  outline: [badge, outlined],
})
