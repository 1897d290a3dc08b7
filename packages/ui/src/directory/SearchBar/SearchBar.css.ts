import { globalStyle } from '@vanilla-extract/css'
import { above, below, componentStyle, inColumn, inComponents, vars } from '../../theme/styling.ts'
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
