import { recipe } from '@vanilla-extract/recipes'
import { canHover, forcedColors, inComponents, inverseFocusRing, squareOf, vars } from '../../theme/styling.ts'
import { pressStates } from '../pressStates.ts'

const { hovered, pressed, disabled } = pressStates

export const iconButton = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    ...squareOf(vars.size.target),
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: vars.motion.fast,
    selectors: { [disabled]: { color: vars.color.disabled.text, cursor: 'default' } },
    '@media': { [forcedColors]: { selectors: { [disabled]: { color: 'GrayText' } } } },
  }),
  variants: {
    look: {
      plain: inComponents({
        color: vars.color.text.default,
        selectors: { [pressed]: { backgroundColor: vars.color.action2.bgPressed } },
        '@media': { [canHover]: { selectors: { [hovered]: { backgroundColor: vars.color.action2.bgHover } } } },
      }),
      framed: inComponents({
        color: vars.color.text.default,
        backgroundColor: vars.color.bg.surface,
        border: `${vars.border.control} solid ${vars.color.line.control}`,
        selectors: {
          [pressed]: { backgroundColor: vars.color.action2.bgPressed, borderColor: vars.color.line.strong },
          [disabled]: { borderColor: vars.color.disabled.line, backgroundColor: vars.color.disabled.bg },
        },
        '@media': {
          [canHover]: {
            selectors: {
              [hovered]: { backgroundColor: vars.color.action2.bgHover, borderColor: vars.color.line.strong },
            },
          },
          [forcedColors]: { selectors: { [disabled]: { borderColor: 'GrayText' } } },
        },
      }),
      inverse: inComponents({
        color: vars.color.text.inverse,
        vars: inverseFocusRing,
        selectors: {
          [pressed]: { color: vars.color.bg.inverse, backgroundColor: vars.color.text.inverse },
          [disabled]: { color: vars.color.text.inverseMuted },
        },
        '@media': { [canHover]: { selectors: { [hovered]: { backgroundColor: vars.color.bg.inverseRaised } } } },
      }),
    },
  },
  defaultVariants: { look: 'plain' },
})
