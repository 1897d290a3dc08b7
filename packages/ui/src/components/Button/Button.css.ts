import { recipe } from '@vanilla-extract/recipes'
import { forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { signpostLayer, signpostTurned } from '../../theme/signpost.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

// Hover and pressing are told by pseudo-classes, not by react-aria's data attributes: the same look serves links, and a button that the
// server rendered answers before any script runs.
const disabled = '&:is(:disabled, [data-pending])'
const enabled = (state: string) => `&${state}:not(:disabled, [data-pending])`

const signpost = (colors: Record<'bg' | 'bgHover' | 'bgPressed' | 'text', string>) =>
  inComponents({
    color: colors.text,
    paddingInlineEnd: `calc(${vars.space[5]} + ${vars.size.point})`,
    '::before': { ...signpostLayer(vars.size.point), backgroundColor: colors.bg },
    selectors: {
      ...signpostTurned,
      [`${enabled(':hover')}::before`]: { backgroundColor: colors.bgHover },
      [`${enabled(':active')}::before`]: { backgroundColor: colors.bgPressed },
      [`${disabled}::before`]: { backgroundColor: vars.color.disabled.bg },
    },
    '@media': {
      [motionAllowed]: {
        selectors: {
          [enabled(':active')]: { transform: 'translateX(2px)' },
          [`[dir="rtl"] ${enabled(':active')}`]: { transform: 'translateX(-2px)' },
        },
      },
      [forcedColors]: { border: '1px solid', '::before': { display: 'none' } },
    },
  })

/** The look of a button, for buttons and for links that look like one. */
export const button = recipe({
  base: [
    typography.label,
    inComponents({
      position: 'relative',
      isolation: 'isolate',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[2],
      minBlockSize: vars.size.control,
      paddingInline: vars.space[5],
      fontSize: vars.type.body.size,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transitionProperty: 'background-color, transform',
      transitionDuration: vars.motion.fast,
      '::before': { transitionProperty: 'background-color', transitionDuration: vars.motion.fast },
      selectors: { [disabled]: { color: vars.color.disabled.text, cursor: 'default' } },
      '@media': { [forcedColors]: { selectors: { [disabled]: { color: 'GrayText' } } } },
    }),
  ],
  variants: {
    variant: {
      primary: signpost(vars.color.action),
      sun: signpost(vars.color.sun),
      secondary: inComponents({
        color: vars.color.action2.text,
        border: `${vars.border.strong} solid ${vars.color.action2.line}`,
        borderRadius: vars.radius.control,
        selectors: {
          [enabled(':hover')]: { backgroundColor: vars.color.action2.bgHover },
          [enabled(':active')]: { backgroundColor: vars.color.action2.bgPressed },
          [disabled]: { borderColor: vars.color.disabled.line },
        },
      }),
    },
  },
  defaultVariants: { variant: 'primary' },
})
