import { styleVariants } from '@vanilla-extract/css'
import {
  canHover,
  forcedColors,
  apart,
  centred,
  componentStyle,
  inColumn,
  inComponents,
  squareOf,
  typography,
  vars,
  scroller,
} from '@dira/ui/styling'
import { action, button } from '../ActionBar/ActionBar.css.ts'
import { boxLook, hairline, ringInward, ticked, washed } from './looks.css.ts'

export { menu, popover } from '@dira/ui/styling'

/** What opens a menu: a control of the page, or a word in the dark bar. */
export const trigger = styleVariants({
  filter: [
    button,
    inComponents({
      minBlockSize: vars.size.control,
      backgroundColor: vars.color.bg.surface,
      border: `${vars.border.control} solid ${vars.color.line.control}`,
      selectors: { '&[aria-expanded="true"]': { borderColor: vars.color.line.strong } },
      '@media': { [canHover]: { ':hover': { borderColor: vars.color.line.strong } } },
    }),
  ],
  bulk: [action],
})

export const number = componentStyle(typography.label, {
  ...centred,
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '4px',
  fontSize: '0.75rem',
  color: vars.color.action.text,
  backgroundColor: vars.color.action.bg,
  '@media': { [forcedColors]: { border: '1px solid' } },
})

export const boxes = componentStyle(scroller)

export const places = componentStyle({
  ...inColumn(vars.space[2]),
  inlineSize: '340px',
  maxInlineSize: '100%',
  padding: vars.space[3],
  outline: 'none',
})
export const placeList = componentStyle({ maxBlockSize: '320px', overflowY: 'auto' })
export const place = componentStyle(typography.body, {
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:focus-visible': ringInward },
  '@media': { [canHover]: { ':hover': washed } },
})
export const hint = componentStyle(typography.small, {
  padding: `${vars.space[2]} ${vars.space[2]} 0`,
  color: vars.color.text.muted,
})

export const columns = componentStyle({
  inlineSize: '280px',
  maxInlineSize: '100%',
  paddingBlock: vars.space[3],
  outline: 'none',
})
export const columnsHead = componentStyle({
  ...apart(vars.space[3]),
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: hairline,
})
export const lockedColumn = componentStyle({
  display: 'grid',
  gridTemplateColumns: '22px 1fr auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
})

// Ticked, and nothing to press.
export const lockedBox = componentStyle({
  ...boxLook,
  backgroundColor: vars.color.disabled.bg,
  borderColor: vars.color.disabled.line,
  '::before': { ...ticked, backgroundColor: vars.color.disabled.text },
})

export const columnsButton = componentStyle({
  ...centred,
  ...squareOf(vars.size.target),
  backgroundColor: vars.color.bg.canvas,
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { color: vars.color.bg.surface, backgroundColor: vars.color.line.strong },
  },
  '@media': { [canHover]: { ':hover': washed } },
})
