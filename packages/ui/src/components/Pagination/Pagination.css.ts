import { style } from '@vanilla-extract/css'
import { above, canHover, forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

export const pagination = style([
  typography.label,
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlockStart: vars.space[4],
    fontSize: vars.type.body.size,
    borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
    // The numbers stand in the middle, however long the words beside them are.
    '@media': { [above('md')]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' } },
  }),
])

const stepBox = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: 'fit-content',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[2],
    ':last-child': { justifySelf: 'end', marginInlineStart: 'auto' },
  }),
)

export const step = style([
  stepBox,
  inComponents({
    textDecorationThickness: vars.border.strong,
    textUnderlineOffset: '0.3em',
    '@media': { [canHover]: { ':hover': { textDecorationLine: 'underline' } } },
  }),
])

export const stepDisabled = style([
  stepBox,
  inComponents({ color: vars.color.disabled.text, '@media': { [forcedColors]: { color: 'GrayText' } } }),
])

// Narrow screens say where one is; wide ones show the way to every place.
export const position = style(
  inComponents({
    flex: '1 1 0',
    minInlineSize: 'min-content',
    textWrap: 'balance',
    textAlign: 'center',
    '@media': { [above('md')]: unseen },
  }),
)

export const pages = style(
  inComponents({ display: 'none', '@media': { [above('md')]: { display: 'flex', gap: vars.space[1] } } }),
)

const square = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  blockSize: vars.size.target,
  paddingInline: vars.space[1],
} as const

export const page = style(
  inComponents({
    ...square,
    border: `${vars.border.strong} solid transparent`,
    borderRadius: vars.radius.control,
    selectors: {
      '&[aria-current]': { color: vars.color.bg.canvas, backgroundColor: vars.color.line.strong },
    },
    '@media': {
      [canHover]: { ':hover': { borderColor: vars.color.line.strong } },
      [forcedColors]: {
        borderColor: 'Canvas',
        selectors: {
          '&[aria-current]': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
        },
      },
    },
  }),
)

export const gap = style(inComponents({ ...square, color: vars.color.text.muted }))
