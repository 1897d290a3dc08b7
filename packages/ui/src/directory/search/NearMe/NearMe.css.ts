import {
  above,
  below,
  canHover,
  componentStyle,
  inRow,
  loading,
  typography,
  unseen,
  vars,
} from '../../../theme/styling.ts'

// Its parts stand in the frame of the field as if they were its own.
export const near = componentStyle({ display: 'contents' })

export const button = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  flex: 'none',
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  color: vars.color.text.default,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': {
    '(scripting: none)': { display: 'none' },
    [above('md')]: { paddingInline: vars.space[3] },
    [canHover]: { ':hover': { backgroundColor: vars.color.action2.bgHover } },
  },
})

// On a narrow screen the icon stands for it; the name of the button stays.
export const name = componentStyle({ '@media': { [below('md')]: unseen } })

export const busy = componentStyle(loading)

// Below the frame of the field, over what follows.
export const trouble = componentStyle(typography.small, {
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInline: 0,
  zIndex: 1,
  padding: vars.space[3],
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  selectors: { '&:empty': { display: 'none' } },
})
