import { globalStyle, styleVariants } from '@vanilla-extract/css'
import {
  above,
  below,
  centred,
  componentStyle,
  forcedColors,
  inComponents,
  motionAllowed,
  squareOf,
  typography,
  vars,
} from '../../../theme/styling.ts'
import { breakpoints } from '../../../theme/scales.ts'
import {
  end as filterEnd,
  groups,
  number as filterNumber,
  summary as filterTrigger,
} from '../../search/FilterPanel/FilterPanel.css.ts'
import { room } from '../../search/NearFilter/NearFilter.css.ts'
import { count as openCount } from '../../search/OpenNowToggle/OpenNowToggle.css.ts'
import { bar } from '../../search/FilterBar/FilterBar.css.ts'
import { buttons, corner, foot, locate } from '../ListingMap/ListingMap.css.ts'
import { line as resultsLine } from '../../results/ResultsSummary/ResultsSummary.css.ts'
import { icon as viewIcon, link as viewLink, links as viewLinks } from '../../results/ViewLinks/ViewLinks.css.ts'
import { PEEK } from './peek.ts'

const { color, space, border, size } = vars
const wide = above('lg')
const narrow = below('lg')
/** Nothing steps the sheet there: search, map and list stand below each other. */
const noScript = `(width < ${breakpoints.lg}) and (scripting: none)`
const strong = `${border.strong} solid ${color.line.strong}`

const peek = `${PEEK}px`
/** Where the content of a page begins, as in Container. */
const margin = `max(${space[5]}, (100vw - ${size.content}) / 2)`

export const layout = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  '@media': {
    [narrow]: { blockSize: `calc(100dvh - ${size.headerSmall})`, minBlockSize: '520px', overflow: 'clip' },
    [noScript]: { blockSize: 'auto' },
    [wide]: {
      display: 'grid',
      // On a window wider than the content the map grows, the list keeps its width.
      gridTemplateColumns: `calc(656px + max(0px, (100vw - 1440px) / 2)) minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      minBlockSize: `calc(100dvh - ${size.header})`,
    },
  },
})

const column = { paddingInline: `${margin} ${space[6]}`, minInlineSize: 0 } as const

export const trigger = componentStyle({
  justifySelf: 'end',
  pointerEvents: 'auto',
  '@media': { [wide]: { display: 'none' } },
})

export const top = componentStyle({
  '@media': {
    [narrow]: {
      position: 'absolute',
      insetBlockStart: space[3],
      insetInline: space[4],
      zIndex: 2,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: space[3],
      maxBlockSize: `calc(100% - ${space[5]})`,
      // Between its parts the map is pressed.
      pointerEvents: 'none',
      // An opened panel lies over the sheet, down to where its last button is.
      selectors: { [`&:has(${trigger}[open])`]: { zIndex: 4 } },
    },
    [noScript]: { position: 'static', padding: space[4] },
    [wide]: { ...column, display: 'grid', alignContent: 'start', gap: space[3], paddingBlockStart: space[5] },
  },
})

export const search = componentStyle({ minInlineSize: 0, pointerEvents: 'auto' })

export const filters = componentStyle({
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [narrow]: { display: 'grid', gap: space[2], gridTemplateRows: 'auto minmax(0, 1fr)' } },
})

export const square = componentStyle({
  ...centred,
  ...squareOf(size.control),
  position: 'relative',
  backgroundColor: color.bg.surface,
  border: strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${trigger}[open] > &`]: { backgroundColor: color.bg.sunken },
  },
})

export const number = componentStyle(typography.label, {
  ...centred,
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineEnd: '-10px',
  ...squareOf('22px'),
  color: color.action.text,
  backgroundColor: color.action.bg,
  '@media': { [forcedColors]: { border: '1px solid' } },
})

export const panel = componentStyle({
  '@media': {
    [narrow]: {
      overflowY: 'auto',
      padding: space[3],
      pointerEvents: 'auto',
      backgroundColor: color.bg.canvas,
      border: strong,
      boxShadow: vars.elevation.pop,
      selectors: { [`${trigger}:not([open]) + &`]: { display: 'none' } },
    },
    // Its menus hang out of it.
    [`(${breakpoints.md} <= width < ${breakpoints.lg})`]: { overflowY: 'visible' },
  },
})

// At the very end of what scrolls: below its padding the choices would show again.
globalStyle(
  `${panel} ${filterEnd}`,
  inComponents({ '@media': { [narrow]: { insetBlockEnd: `calc(-1 * ${space[3]})` } } }),
)

export const map = componentStyle({
  '@media': {
    // The rest is behind the sheet at all times.
    [narrow]: { position: 'absolute', inset: 0, insetBlockEnd: peek },
    [noScript]: { position: 'static', blockSize: '70vb' },
    [wide]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      // Its end is below the window until the header has gone.
      blockSize: '100dvh',
      minBlockSize: '480px',
      borderInlineStart: strong,
    },
  },
})

globalStyle(`${map} > *`, inComponents({ blockSize: '100%' }))

// What stands on the map is clear of the search above it.
const underSearch = `calc(${size.control} + 40px)`
globalStyle(`${map} ${corner}`, inComponents({ '@media': { [narrow]: { insetBlockStart: underSearch } } }))
globalStyle(
  `${map} ${buttons}`,
  inComponents({ '@media': { [narrow]: { insetBlockStart: `calc(${underSearch} + ${size.control} + ${space[3]})` } } }),
)

globalStyle(
  `${map} ${locate}`,
  inComponents({
    '@media': {
      [narrow]: { insetBlock: `auto ${space[3]}`, insetInline: `${space[4]} auto` },
    },
  }),
)
// Between what locates and what zooms: however high its words become, they cover neither.
globalStyle(
  `${map} ${foot}`,
  inComponents({ '@media': { [narrow]: { marginInline: `calc(${size.control} + ${space[4]} + ${space[2]})` } } }),
)

const sheetBase = componentStyle({
  '@media': {
    [narrow]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 3,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
      backgroundColor: color.bg.canvas,
      borderBlockStart: strong,
      boxShadow: vars.elevation.pop,
    },
    [motionAllowed]: {
      transition: `block-size ${vars.motion.base} ${vars.motion.ease}`,
      selectors: { '&[data-dragged]': { transition: 'none' } },
    },
    [wide]: { ...column, paddingBlockEnd: space[8] },
  },
})

export const sheet = styleVariants({ peek, half: '50%', full: '100%' }, (blockSize) => [
  sheetBase,
  inComponents({ '@media': { [narrow]: { blockSize }, [noScript]: { position: 'relative', blockSize: 'auto' } } }),
])

export const tab = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: space[4],
  inlineSize: '88px',
  '@media': { [wide]: { display: 'none' }, [noScript]: { display: 'none' } },
})

export const handle = componentStyle({
  ...centred,
  justifySelf: 'center',
  inlineSize: '128px',
  minBlockSize: size.target,
  cursor: 'grab',
  touchAction: 'none',
  // Inward: a ring round it would lie over the number of results.
  ':focus-visible': { outlineOffset: '-5px', boxShadow: 'none' },
  '::before': {
    content: '',
    inlineSize: '40px',
    blockSize: '4px',
    marginBlockEnd: space[3],
    backgroundColor: color.line.control,
  },
  '@media': {
    [wide]: { display: 'none' },
    [noScript]: { display: 'none' },
    [forcedColors]: { '::before': { backgroundColor: 'ButtonText' } },
  },
})

export const summary = componentStyle({
  '@media': {
    [narrow]: { paddingInline: space[4] },
    [noScript]: { paddingBlockStart: space[4] },
    [wide]: { paddingBlockStart: space[5] },
  },
})

// The sheet has a rule of its own.
globalStyle(
  `${summary} > ${resultsLine}`,
  inComponents({
    '@media': {
      [narrow]: {
        minBlockSize: 0,
        paddingBlock: `0 ${space[3]}`,
        border: 0,
        borderBlockEnd: `${border.hair} solid ${color.line.subtle}`,
      },
    },
  }),
)

// There is room for the way back alone.
globalStyle(`${summary} ${viewLinks}`, inComponents({ '@media': { [narrow]: { border: 0, background: 'none' } } }))
globalStyle(
  `${summary} ${viewLink}`,
  inComponents({
    '@media': {
      [narrow]: {
        paddingInline: 0,
        color: color.text.link,
        background: 'none',
        textDecoration: `underline ${border.control}`,
        textUnderlineOffset: '0.25em',
      },
    },
  }),
)
globalStyle(`${summary} ${viewIcon}`, inComponents({ '@media': { [narrow]: { display: 'revert-layer' } } }))
globalStyle(`${summary} ${viewLink}[aria-current]`, inComponents({ '@media': { [narrow]: { display: 'none' } } }))

export const list = componentStyle({
  minBlockSize: 0,
  '@media': { [narrow]: { overflowY: 'auto', overscrollBehavior: 'contain', paddingInline: space[4] } },
})

// Five filters fit beside the map: their letters are smaller, a number takes the place of their icons, and what is open now is not counted.
globalStyle(`${panel} :is(${bar}, ${groups})`, inComponents({ '@media': { [wide]: { gap: space[1] } } }))
globalStyle(
  `${panel} ${filterTrigger}`,
  inComponents({ '@media': { [wide]: { paddingInline: '6px', gap: space[1], fontSize: vars.type.label.size } } }),
)
globalStyle(
  `${panel} ${openCount}, ${panel} ${filterTrigger}:has(> ${filterNumber}:not(${room})) > svg`,
  inComponents({ '@media': { [wide]: { display: 'none' } } }),
)
