import { globalStyle, keyframes } from '@vanilla-extract/css'
import { above, below, componentStyle, inComponents, unseen, vars } from '../../../theme/styling.ts'
import { look as fieldBy } from '../../../components/SearchField/SearchField.css.ts'
import { list as chipList } from '../ChipLinks/ChipLinks.css.ts'
import { group, summary as trigger } from '../FilterPanel/FilterPanel.css.ts'
import { near, panel as nearPanel } from '../NearFilter/NearFilter.css.ts'
import { count as openCount } from '../OpenNowToggle/OpenNowToggle.css.ts'
import { form, submit } from '../SearchBox/SearchBox.css.ts'

const { color, space, size, border } = vars
const wide = above('md')
const narrow = below('md')
const widest = above('xl')

export const bar = componentStyle({
  // The row sticks within the parent, which is as high as the list.
  display: 'contents',
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minInlineSize: 0 } },
})

const toEdges = { marginInline: `calc(-1 * ${space[4]})`, paddingInline: space[4] } as const

const lined = keyframes({
  from: { borderBlockEndColor: 'transparent' },
  to: { borderBlockEndColor: color.line.control },
})

export const row = componentStyle({
  display: 'contents',
  '@media': {
    [narrow]: {
      ...toEdges,
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.z.sticky,
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      paddingBlock: space[2],
      backgroundColor: color.bg.canvas,
      borderBlockEnd: `${border.hair} solid ${color.line.subtle}`,
      '@supports': {
        // A line only where something has gone under it.
        '(animation-timeline: scroll())': {
          animation: `${lined} linear both`,
          animationTimeline: 'scroll()',
          animationRange: '120px 240px',
        },
      },
    },
  },
})

export const chips = componentStyle({
  display: 'flex',
  gap: space[2],
  '@media': {
    [narrow]: { ...toEdges, paddingBlock: space[1], overflowX: 'auto', scrollbarWidth: 'none' },
    [wide]: { position: 'relative', flexWrap: 'wrap', gap: space[3], marginInlineStart: 'auto' },
  },
})

// Anything that is scrolled to is clear of the row.
globalStyle(`:root:has(${row})`, inComponents({ '@media': { [narrow]: { scrollPaddingBlockStart: '72px' } } }))

// On a line of its own the search is as wide as the list below it; two menus have room beside it.
globalStyle(
  `${row} > ${form}`,
  inComponents({ flex: 1, minInlineSize: 0, maxInlineSize: 'none', '@media': { [wide]: { flex: '1 0 100%' } } }),
)
globalStyle(
  `${bar}:not(:has(${group}:nth-of-type(3))) > ${row} > ${form}`,
  inComponents({ '@media': { [widest]: { flex: `0 1 620px` } } }),
)
globalStyle(
  `${bar}:has(> ${chips}):not(:has(${group}:nth-of-type(3))) > ${row} > ${form}`,
  inComponents({ '@media': { [widest]: { flexBasis: '520px' } } }),
)

// In the row the field is as high as the squares beside it, and the keyboard of a phone has the button.
globalStyle(
  `${row} ${fieldBy.large}`,
  inComponents({ '@media': { [narrow]: { minBlockSize: size.control, padding: 0 } } }),
)
globalStyle(`${row} ${submit}:not(:focus-visible)`, inComponents({ '@media': { [narrow]: unseen } }))

// The suggestions are as wide as the row, not as the field in it.
globalStyle(`${row} > ${form}`, inComponents({ '@media': { [narrow]: { position: 'static' } } }))
globalStyle(
  `${row} > ${form} > div ~ div`,
  inComponents({ '@media': { [narrow]: { insetBlockStart: 'calc(100% + 2px)', insetInline: space[4] } } }),
)

globalStyle(`${chips} > *`, inComponents({ flex: 'none' }))
globalStyle(`${chips} ${chipList}`, inComponents({ flexWrap: 'nowrap' }))
// On a phone they are low, and a number would push the others out of sight.
globalStyle(`${chips} ${trigger}`, inComponents({ '@media': { [narrow]: { minBlockSize: size.target } } }))
globalStyle(`${chips} ${openCount}`, inComponents({ '@media': { [narrow]: { display: 'none' } } }))

// The panel ends where the line does; on a phone it lies over the lower end of the window, since the row of chips would cut it.
globalStyle(`${chips} > ${near}`, inComponents({ '@media': { [wide]: { position: 'static' } } }))
globalStyle(
  `${chips} ${nearPanel}`,
  inComponents({
    '@media': {
      [wide]: { insetInline: 'auto 0' },
      [narrow]: {
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: vars.z.popover,
        maxBlockSize: '85dvh',
        margin: 0,
        overflowY: 'auto',
        borderInline: 0,
        borderBlockEnd: 0,
        paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
      },
    },
  }),
)
