import {
  below,
  canHover,
  forcedColors,
  apart,
  componentStyle,
  inRow,
  inRows,
  inverseFocusRing,
  typography,
  vars,
} from '@dira/ui/styling'

export const bar = componentStyle({
  ...apart(),
  columnGap: vars.space[4],
  padding: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: '52px',
  color: vars.color.text.inverse,
  backgroundColor: vars.color.bg.inverse,
  vars: inverseFocusRing,
  '@media': {
    // At the lower edge, in reach of the thumb.
    [below('md')]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      padding: `${vars.space[2]} ${vars.space[3]}`,
    },
    [forcedColors]: { border: '1px solid' },
  },
})

export const count = componentStyle(typography.label, { fontSize: vars.type.body.size })

export const actions = componentStyle({ ...inRows(), columnGap: vars.space[1] })

/** A word that can be pressed. */
export const button = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
})

/** The same in the bar. */
export const action = componentStyle(button, {
  color: vars.color.text.inverse,
  vars: inverseFocusRing,
  selectors: { '&[aria-expanded="true"]': { backgroundColor: vars.color.bg.inverseRaised } },
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bg.inverseRaised } } },
})
