import { styleVariants } from '@vanilla-extract/css'
import { canHover, componentStyle, forcedColors, inComponents, typography, vars } from '../../../theme/styling.ts'

const pressed = '&[aria-pressed="true"]'
const full = '&[aria-disabled="true"]'
const free = '&:not([aria-pressed="true"], [aria-disabled="true"])'

const action = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: vars.size.target,
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.strong}`,
  cursor: 'pointer',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    [`${free}:active`]: { backgroundColor: vars.color.action2.bgPressed },
    [pressed]: { color: vars.color.bg.canvas, backgroundColor: vars.color.line.strong },
    [full]: { color: vars.color.disabled.text, backgroundColor: vars.color.disabled.bg, cursor: 'default' },
  },
  '@media': {
    [canHover]: { selectors: { [`${free}:hover:not(:active)`]: { backgroundColor: vars.color.action2.bgHover } } },
    [forcedColors]: {
      selectors: {
        [pressed]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
        [full]: { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
    // Only a script keeps anything, or shares it.
    '(scripting: none)': { display: 'none' },
  },
})

export const look = styleVariants({
  corner: [action, inComponents({ inlineSize: vars.size.target, blockSize: vars.size.target })],
  part: [
    action,
    typography.label,
    inComponents({
      minBlockSize: vars.size.control,
      paddingInline: vars.space[3],
      paddingBlock: vars.space[1],
    }),
  ],
})
