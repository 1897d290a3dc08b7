import { globalStyle } from '@vanilla-extract/css'
import { above, below, componentStyle, inColumn, inComponents, vars } from '../../theme/styling.ts'
import { bar as filterBar } from '../FilterBar/FilterBar.css.ts'
import { group } from '../FilterPanel/FilterPanel.css.ts'
import { form } from '../SearchBox/SearchBox.css.ts'

export const bar = componentStyle({
  ...inColumn(),
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [above('xl')]: { gridTemplateColumns: 'minmax(0, 620px) minmax(0, 1fr)', columnGap: vars.space[5] },
  },
})

// On a line of its own it is as wide as the list below it.
globalStyle(`${bar} > ${form}`, inComponents({ '@media': { [below('xl')]: { maxInlineSize: 'none' } } }))

// More filters need more of the line, and three groups of them all of it.
globalStyle(
  `${bar}:has(> ${filterBar})`,
  inComponents({ '@media': { [above('xl')]: { gridTemplateColumns: 'minmax(0, 520px) minmax(0, 1fr)' } } }),
)
globalStyle(
  `${bar}:has(> ${filterBar} ${group}:nth-of-type(3))`,
  inComponents({ '@media': { [above('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }),
)
globalStyle(`${bar}:has(${group}:nth-of-type(3)) > ${form}`, inComponents({ maxInlineSize: 'none' }))
