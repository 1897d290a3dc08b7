import { canHover, componentStyle, forcedColors, inRow, stacked, typography, vars } from '../../theme/styling.ts'
import { field } from '../Narrowing/Narrowing.css.ts'
import { scroller } from '../Narrowing/scroller.ts'

/** Where a menu of options stands, over the page. */
export const popover = componentStyle({
  zIndex: vars.z.popover,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '220px',
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'auto',
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.pop,
  // As large with few options left as with all of them: else it would go to the other side of what opened it.
  selectors: { [`&:has(${field})`]: { blockSize: '27rem', inlineSize: '320px' } },
})

export const menu = componentStyle({ ...stacked(), minBlockSize: 0, outline: 'none' })

export const whole = componentStyle(scroller)

export const option = componentStyle(typography.body, {
  ...inRow(vars.space[3]),
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInline: '14px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // The needle of the chosen one; the others keep its place.
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '8px',
    blockSize: '13px',
    clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  },
  selectors: {
    '&[aria-selected="true"]': { fontWeight: 700 },
    '&[aria-selected="true"]::before': { backgroundColor: 'currentColor' },
    '&:focus-visible': { backgroundColor: vars.color.bg.sunken, outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': {
    [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } },
    [forcedColors]: { selectors: { '&[aria-selected="true"]::before': { backgroundColor: 'CanvasText' } } },
  },
})
