import { above, canHover, forcedColors } from '../../theme/conditions.ts'
import { centred, componentStyle, inRows, typography, unseen, vars } from '../../theme/styling.ts'

export const pagination = componentStyle(typography.label, {
  ...inRows(vars.space[2]),
  paddingBlockStart: vars.space[4],
  fontSize: vars.type.body.size,
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  // The numbers are in the middle, however long the words beside them are.
  '@media': { [above('md')]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' } },
})

const stepBox = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: 'fit-content',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  ':last-child': { justifySelf: 'end', marginInlineStart: 'auto' },
})

export const step = componentStyle(stepBox, {
  textDecorationThickness: vars.border.strong,
  textUnderlineOffset: '0.3em',
  '@media': { [canHover]: { ':hover': { textDecorationLine: 'underline' } } },
})

export const stepDisabled = componentStyle(stepBox, {
  color: vars.color.disabled.text,
  '@media': { [forcedColors]: { color: 'GrayText' } },
})

// Narrow screens say where one is; wide ones show the way to every place.
export const position = componentStyle({
  flex: '1 1 0',
  minInlineSize: 'min-content',
  textWrap: 'balance',
  textAlign: 'center',
  '@media': { [above('md')]: unseen },
})

export const pages = componentStyle({
  display: 'none',
  '@media': { [above('md')]: { display: 'flex', gap: vars.space[1] } },
})

const square = {
  ...centred,
  minInlineSize: vars.size.target,
  blockSize: vars.size.target,
  paddingInline: vars.space[1],
} as const

export const page = componentStyle({
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
})

export const gap = componentStyle({ ...square, color: vars.color.text.muted })
