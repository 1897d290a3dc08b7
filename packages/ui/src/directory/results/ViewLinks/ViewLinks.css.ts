import {
  above,
  below,
  canHover,
  centred,
  componentStyle,
  forcedColors,
  inRow,
  squareOf,
  typography,
  vars,
} from '../../../theme/styling.ts'

const line = `${vars.border.strong} solid ${vars.color.line.strong}`

export const links = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  border: line,
  borderRadius: vars.radius.control,
})

export const link = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  fontSize: vars.type.body.size,
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  selectors: {
    '& + &': { borderInlineStart: line },
    '&[aria-current]': { color: vars.color.bg.canvas, backgroundColor: vars.color.line.strong },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.action2.bgHover } } },
    [below('sm')]: { paddingInline: vars.space[3] },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
      },
    },
  },
})

/** A phone has no room for it beside the order of a list. */
export const icon = componentStyle({ '@media': { [below('sm')]: { display: 'none' } } })

/** Beside the search of a phone. */
export const square = componentStyle({
  ...centred,
  ...squareOf(vars.size.control),
  flex: 'none',
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: line,
  borderRadius: vars.radius.control,
  '@media': { [above('md')]: { display: 'none' } },
})
