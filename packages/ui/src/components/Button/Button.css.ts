import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, forcedColors, motionAllowed } from '../../theme/conditions.ts'
import { signpostLayer, signpostTurned } from '../../theme/signpost.ts'
import { componentStyle, inComponents, inverseFocusRing, typography, vars } from '../../theme/styling.ts'
import { pressStates } from '../pressStates.ts'

const { hovered, pressed, disabled } = pressStates

const frame = (colors: Record<'line' | 'text', string>) => ({
  color: colors.text,
  border: `${vars.border.strong} solid ${colors.line}`,
  borderRadius: vars.radius.control,
})

const signpost = (colors: Record<'bg' | 'bgHover' | 'bgPressed' | 'text', string>) =>
  inComponents({
    color: colors.text,
    paddingInlineEnd: `calc(${vars.space[5]} + ${vars.size.point})`,
    '::before': { ...signpostLayer(vars.size.point), backgroundColor: colors.bg },
    selectors: {
      ...signpostTurned,
      [`${pressed}::before`]: { backgroundColor: colors.bgPressed },
      [`${disabled}::before`]: { backgroundColor: vars.color.disabled.bg },
    },
    '@media': {
      [canHover]: { selectors: { [`${hovered}::before`]: { backgroundColor: colors.bgHover } } },
      [motionAllowed]: {
        selectors: {
          [pressed]: { transform: 'translateX(2px)' },
          [`[dir="rtl"] ${pressed}`]: { transform: 'translateX(-2px)' },
        },
      },
      [forcedColors]: { paddingInlineEnd: vars.space[5], border: '1px solid', '::before': { display: 'none' } },
    },
  })

const onInverse = inComponents({ vars: inverseFocusRing })

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
      paddingBlock: vars.space[1],
      paddingInline: vars.space[5],
      maxInlineSize: '100%',
      fontSize: vars.type.body.size,
      textAlign: 'center',
      textWrap: 'balance',
      textDecoration: 'none',
      cursor: 'pointer',
      transitionProperty: 'background-color, transform',
      transitionDuration: vars.motion.fast,
      '::before': { transitionProperty: 'background-color', transitionDuration: vars.motion.fast },
      selectors: { [disabled]: { color: vars.color.disabled.text, cursor: 'default' } },
      '@media': { [forcedColors]: { selectors: { [disabled]: { color: 'GrayText', borderColor: 'GrayText' } } } },
    }),
  ],
  variants: {
    variant: {
      primary: signpost(vars.color.action),
      sun: [signpost(vars.color.sun), onInverse],
      secondary: inComponents({
        ...frame(vars.color.action2),
        selectors: {
          [pressed]: { backgroundColor: vars.color.action2.bgPressed },
          [disabled]: { borderColor: vars.color.disabled.line },
        },
        '@media': {
          [canHover]: { selectors: { [hovered]: { backgroundColor: vars.color.action2.bgHover } } },
          [forcedColors]: { selectors: { [disabled]: { borderColor: 'GrayText' } } },
        },
      }),
      inverse: [
        inComponents({
          ...frame({ line: vars.color.text.inverse, text: vars.color.text.inverse }),
          selectors: {
            [pressed]: { color: vars.color.bg.inverse, backgroundColor: vars.color.text.inverse },
            [disabled]: { color: vars.color.text.inverseMuted, borderColor: vars.color.text.inverseMuted },
          },
          '@media': {
            [canHover]: { selectors: { [hovered]: { backgroundColor: vars.color.bg.inverseRaised } } },
            [forcedColors]: { selectors: { [disabled]: { color: 'GrayText', borderColor: 'GrayText' } } },
          },
        }),
        onInverse,
      ],
      link: inComponents({
        minBlockSize: vars.size.target,
        minInlineSize: vars.size.target,
        paddingInline: 0,
        // It is read as text: lines that wrap begin where the first does.
        textAlign: 'start',
        color: vars.color.text.link,
        textDecoration: `underline ${vars.border.control}`,
        textUnderlineOffset: '0.25em',
        selectors: { [disabled]: { textDecoration: 'none' } },
        '@media': { [canHover]: { selectors: { [hovered]: { textDecorationThickness: '3px' } } } },
      }),
    },
  },
  defaultVariants: { variant: 'primary' },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

// In eight steps, one for each of its spokes.
export const busy = componentStyle({
  flex: 'none',
  '@media': { [motionAllowed]: { animation: `${turn} 1s steps(8) infinite` } },
})

export const needsScript = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } })
