import { globalStyle, style } from '@vanilla-extract/css'
import { above, below } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { layers } from '../../theme/layers.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { form } from '../SearchBox/SearchBox.css.ts'

export const bar = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[3],
    '@media': {
      [above('xl')]: { gridTemplateColumns: 'minmax(0, 620px) minmax(0, 1fr)', columnGap: vars.space[5] },
    },
  }),
)

// On a line of its own it is as wide as the list below it.
globalStyle(`${bar} > ${form}`, {
  '@layer': { [layers.components]: { '@media': { [below('xl')]: { maxInlineSize: 'none' } } } },
})
