import { recipe } from '@vanilla-extract/recipes'
import { forcedColors } from '../../theme/conditions.ts'
import { inverseFocusRing } from '../../theme/focusRing.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

const disabled = '&:is(:disabled, [data-pending])'
const enabled = (state: string) => `&${state}:not(:disabled, [data-pending])`

export const iconButton = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
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
        selectors: {
          [enabled(':hover')]: { backgroundColor: vars.color.action2.bgHover },
          [enabled(':active')]: { backgroundColor: vars.color.action2.bgPressed },
        },
      }),
      framed: inComponents({
        color: vars.color.text.default,
        backgroundColor: vars.color.bg.surface,
        border: `${vars.border.control} solid ${vars.color.line.control}`,
        selectors: {
          [enabled(':hover')]: {
            backgroundColor: vars.color.action2.bgHover,
            borderColor: vars.color.line.strong,
          },
          [enabled(':active')]: { backgroundColor: vars.color.action2.bgPressed },
          [disabled]: { borderColor: vars.color.disabled.line, backgroundColor: vars.color.disabled.bg },
        },
      }),
      inverse: inComponents({
        color: vars.color.text.inverse,
        vars: inverseFocusRing,
        selectors: {
          [enabled(':hover')]: { backgroundColor: vars.color.bg.inverseRaised },
          [enabled(':active')]: { backgroundColor: vars.color.bg.inverseRaised },
        },
      }),
    },
  },
  defaultVariants: { look: 'plain' },
})
