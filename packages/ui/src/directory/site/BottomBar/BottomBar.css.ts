import { globalStyle } from '@vanilla-extract/css'
import { below, componentStyle, inComponents, inRow, vars } from '../../../theme/styling.ts'
import { bar as compareBar } from '../../shortlist/CompareBar/CompareBar.css.ts'

const { space, border, color, z } = vars
const narrow = below('md')
const height = '64px'
// So that a control and the border make the height.
const edge = '7px'
// Clear of the bar at the foot of a phone without a button.
const foot = `max(${edge}, env(safe-area-inset-bottom))`

export const bar = componentStyle({
  display: 'none',
  '@media': {
    [narrow]: {
      ...inRow(space[2]),
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: z.sticky,
      minBlockSize: height,
      padding: `${edge} ${space[4]} ${foot}`,
      backgroundColor: color.bg.canvas,
      borderBlockStart: `${border.strong} solid ${color.line.strong}`,
    },
    print: { display: 'none' },
  },
})

export const givesWay = componentStyle({
  selectors: { [`:root:has(${compareBar}) &`]: { display: 'none' } },
})

globalStyle(`${bar} > a`, inComponents({ flex: 1, minInlineSize: 0 }))

// Focus is never under the bar.
globalStyle(`:root:has(${bar})`, inComponents({ '@media': { [narrow]: { scrollPaddingBlockEnd: '80px' } } }))

globalStyle(
  `:root:has(${bar}:not(${givesWay})) ${compareBar}`,
  inComponents({ '@media': { [narrow]: { insetBlockEnd: `calc(${height} - ${edge} + ${foot})` } } }),
)
