import { styleVariants } from '@vanilla-extract/css'
import {
  above,
  below,
  canHover,
  coarsePointer,
  forcedColors,
  rightToLeft,
  componentStyle,
  inColumn,
  inComponents,
  inRow,
  stacked,
  typography,
  vars,
} from '@dira/ui/styling'

const wide = above('lg')
const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const shell = componentStyle({ ...stacked(), minBlockSize: '100dvh', minInlineSize: 0 })

// The site's head ends where the content of a page does; here there is no such end.
export const head = componentStyle({ vars: { [vars.size.content]: '100%' } })

export const body = componentStyle({
  flex: 1,
  ...inColumn(),
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [wide]: { gridTemplateColumns: `${vars.size.railAdmin} minmax(0, 1fr)`, gridTemplateRows: 'auto' },
  },
})

export const rail = componentStyle({
  minInlineSize: 0,
  borderBlockEnd: hairline,
  '@media': {
    [wide]: {
      backgroundColor: vars.color.bg.surface,
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
    },
  },
})

export const list = componentStyle({
  display: 'flex',
  paddingInline: vars.space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      flexDirection: 'column',
      maxBlockSize: '100dvh',
      overflowX: 'visible',
      overflowY: 'auto',
      paddingBlock: vars.space[5],
      paddingInline: 0,
    },
  },
})

export const item = componentStyle({ flex: 'none', display: 'grid' })

export const firstOfOthers = componentStyle(item, {
  '@media': {
    [wide]: {
      // A short rule over it, from the icons on.
      '::before': {
        content: '',
        marginBlock: vars.space[3],
        marginInline: vars.space[5],
        borderBlockStart: hairline,
      },
    },
  },
})

/** At the foot of the rail; only where there is a keyboard. */
export const keys = componentStyle(item, {
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
  color: vars.color.text.muted,
  '@media': { [below('lg')]: { display: 'none' }, [coarsePointer]: { display: 'none' } },
})

const isCurrent = '&[aria-current="page"]'

export const page = componentStyle(typography.label, {
  position: 'relative',
  ...inRow(vars.space[3]),
  inlineSize: '100%',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  fontSize: vars.type.body.size,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  // The mark of the page that is shown: a bar under its tab, half a needle at the edge of the rail.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space[3],
    insetBlockEnd: 0,
    blockSize: vars.border.heavy,
  },
  selectors: {
    [`${isCurrent}::after`]: { backgroundColor: vars.color.accent.laterite },
    // Inward, because the list cuts off what stands out of it.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focus.halo}` },
  },
  '@media': {
    [below('lg')]: { gap: vars.space[2] },
    [wide]: {
      paddingInline: `${vars.space[5]} ${vars.space[4]}`,
      whiteSpace: 'normal',
      '::after': {
        insetInline: '0 auto',
        insetBlock: vars.space[3],
        inlineSize: '6px',
        blockSize: 'auto',
        clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
      },
      selectors: {
        [isCurrent]: { backgroundColor: vars.color.bg.selected },
        [`${rightToLeft}::after`]: { transform: 'scaleX(-1)' },
      },
    },
    [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
    [forcedColors]: { selectors: { [`${isCurrent}::after`]: { backgroundColor: 'Highlight' } } },
  },
})

export const icon = componentStyle({ display: 'none', flex: 'none', '@media': { [wide]: { display: 'grid' } } })

const number = componentStyle(typography.label, {
  marginInlineStart: 'auto',
  minInlineSize: '24px',
  paddingBlock: '3px',
  paddingInline: '6px',
  textAlign: 'center',
})

export const count = styleVariants({
  plain: [number, inComponents({ '@media': { [below('lg')]: { display: 'none' } } })],
  unread: [
    number,
    inComponents({
      color: vars.color.action.text,
      backgroundColor: vars.color.action.bg,
      '@media': { [forcedColors]: { border: '1px solid' } },
    }),
  ],
})

export const main = componentStyle({
  minInlineSize: 0,
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
  paddingInline: vars.space[4],
  '@media': {
    [above('md')]: { paddingInline: vars.space[5] },
    [wide]: { paddingBlock: `${vars.space[6]} ${vars.space[8]}`, paddingInline: '40px' },
  },
})
