import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/conditions.ts'
import { signpostLayer, signpostTurned } from '../../theme/signpost.ts'
import { componentStyle, inComponents, typography, vars } from '../../theme/styling.ts'

const point = '10px'

const badge = componentStyle(typography.label, {
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '28px',
  paddingInlineStart: '10px',
  paddingInlineEnd: `calc(${vars.space[3]} + ${point})`,
  inlineSize: 'fit-content',
  whiteSpace: 'nowrap',
  fontWeight: 700,
  '::before': signpostLayer(point),
  selectors: signpostTurned,
  '@media': {
    [forcedColors]: {
      paddingInlineEnd: '10px',
      border: '1px solid',
      backgroundColor: 'Canvas',
      '::before': { display: 'none' },
    },
  },
})

// Its needles are counted: they are as high as the letters beside them.
globalStyle(`${badge} > svg`, inComponents({ blockSize: '0.85em' }))
globalStyle(`${badge} > svg > path`, inComponents({ strokeWidth: '2px' }))

const filled = (colors: { readonly bg: string; readonly text: string }) =>
  componentStyle({ color: colors.text, '::before': { backgroundColor: colors.bg } })

interface Outline {
  readonly line: string
  readonly bg: string
  readonly text: string
}

// A clipped layer cannot have a border: the outline is the layer of the line with the field's colour laid over it, two pixels smaller.
const outlined = ({ line, bg, text }: Outline) =>
  componentStyle({
    color: text,
    '::before': { backgroundColor: line },
    '::after': {
      // The point is drawn in, so that the line is as strong along it as along the sides.
      ...signpostLayer('8.6px'),
      inset: vars.border.strong,
      insetInlineEnd: '2.5px',
      backgroundColor: bg,
    },
    '@media': { [forcedColors]: { '::after': { display: 'none' } } },
    selectors: { '[dir="rtl"] &::after': { transform: 'scaleX(-1)' } },
  })

const { premium, classified, standard } = vars.color.tier

export const look = styleVariants({
  // Its edge parts it from a cloth of the same yellow.
  sun: [badge, outlined({ ...premium, line: premium.text })],
  action: [badge, filled(standard)],
  outline: [badge, outlined(classified)],
})
