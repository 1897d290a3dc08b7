import { style } from '@vanilla-extract/css'
import { canHover, forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** Where no script runs, nothing can be chosen: all panels stand below each other, each under its heading. */
const noScript = '(scripting: none)'

export const tabs = style(inComponents({ minInlineSize: 0 }))

export const list = style(
  inComponents({
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
    '@media': { [noScript]: { display: 'none' } },
  }),
)

export const tab = style([
  typography.label,
  inComponents({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.control,
    paddingInline: vars.space[3],
    fontSize: vars.type.body.size,
    whiteSpace: 'nowrap',
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: vars.border.heavy,
    },
    selectors: {
      '&[aria-selected="true"]::after': { backgroundColor: vars.color.accent.laterite },
      // Inward, because the list cuts off what stands out of it.
      '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-selected="true"])::after': { backgroundColor: vars.color.line.control } },
      },
      [forcedColors]: { selectors: { '&[aria-selected="true"]::after': { backgroundColor: 'Highlight' } } },
    },
  }),
])

export const panel = style(
  inComponents({
    paddingBlockStart: vars.space[5],
    '@media': { [noScript]: { display: 'block' } },
  }),
)

export const heading = style(
  inComponents({
    marginBlockEnd: vars.space[3],
    '@media': { [noScript]: { display: 'block' } },
  }),
)
