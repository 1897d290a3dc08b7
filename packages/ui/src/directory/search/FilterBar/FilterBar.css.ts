import { globalStyle } from '@vanilla-extract/css'
import { above, below, componentStyle, inComponents, vars } from '../../../theme/styling.ts'
import { panel as filterPanel } from '../FilterPanel/FilterPanel.css.ts'
import { near, panel as nearPanel } from '../NearFilter/NearFilter.css.ts'

const wide = above('md')
const narrow = below('md')

export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    // The panel of Near begins where the row ends, so that it never leaves the window.
    [wide]: { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: vars.space[3], inlineSize: 'fit-content' },
    // The focus follows the order in sight, where the browser can.
    [narrow]: { readingFlow: 'grid-order' },
  },
})

globalStyle(`${bar} > ${filterPanel}`, inComponents({ gridColumn: '1 / -1', '@media': { [narrow]: { order: 1 } } }))

globalStyle(
  `${bar} > ${near}`,
  inComponents({ '@media': { [narrow]: { display: 'contents' }, [wide]: { position: 'static' } } }),
)

globalStyle(
  `${bar} > ${near} ${nearPanel}`,
  inComponents({
    '@media': {
      [narrow]: { gridColumn: '1 / -1', marginBlockStart: 0 },
      [wide]: { insetInline: 'auto 0', maxInlineSize: '100%' },
    },
  }),
)
