import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, inComponents, vars } from '../../../theme/styling.ts'
import { directions, label } from '../LocatorMap/Directions.css.ts'

const { space, border, color } = vars
const strong = `${border.strong} solid ${color.line.strong}`

export const bar = componentStyle({})

export const action = componentStyle({
  // Large letters have room on a line of a phone.
  flex: '1 1 auto',
  paddingInline: space[2],
  selectors: { '&:first-child': { paddingInlineEnd: `calc(${space[2]} + ${vars.size.point})` } },
})

// The ways there open upward over the page, from the width of the bar.
globalStyle(`${bar} > ${directions}`, inComponents({ flex: '1 1 0', minInlineSize: 0, border: strong }))
globalStyle(`${bar} > ${directions}:first-child > ${label}`, inComponents({ fontWeight: 700 }))
globalStyle(`${bar} ${label}`, inComponents({ paddingInline: space[3], minBlockSize: '44px' }))
globalStyle(
  `${bar} > ${directions} > ul`,
  inComponents({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInline: 0,
    maxBlockSize: '60dvh',
    overflowY: 'auto',
    backgroundColor: color.bg.surface,
    borderBlockStart: strong,
    boxShadow: vars.elevation.pop,
  }),
)
globalStyle(
  `${bar} > button`,
  inComponents({ flex: 'none', inlineSize: vars.size.control, blockSize: vars.size.control }),
)
