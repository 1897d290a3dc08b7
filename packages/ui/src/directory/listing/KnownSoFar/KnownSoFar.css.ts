import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, inComponents, inRows, typography, vars } from '../../../theme/styling.ts'
import { directions, label } from '../LocatorMap/Directions.css.ts'

const { space, border, color } = vars
const strong = `${border.strong} solid ${color.line.strong}`
const hair = `${border.hair} solid ${color.line.subtle}`

export const block = componentStyle({ border: strong, backgroundColor: color.bg.surface, minInlineSize: 0 })

// Side by side where both have room; the ways there take all of it once they are open.
export const ways = componentStyle({ display: 'flex', flexWrap: 'wrap', borderBlockEnd: hair })

globalStyle(`${ways} > ${directions}`, inComponents({ flex: '1 1 9rem', borderBlockStart: 'none' }))
globalStyle(`${ways} > ${directions}[open]`, inComponents({ flexBasis: '100%' }))
globalStyle(
  `${ways} > ${directions} > ${label}`,
  inComponents({ fontWeight: 700, color: color.action.text, backgroundColor: color.action.bg }),
)

export const claim = componentStyle({ flex: '1 1 9rem', border: 'none' })

export const part = componentStyle({ display: 'grid', gap: space[2], padding: space[4] })

export const muted = componentStyle({ color: color.text.muted, overflowWrap: 'anywhere' })

export const missing = componentStyle({
  ...inRows(),
  justifyContent: 'space-between',
  columnGap: space[4],
  minBlockSize: vars.size.control,
  paddingInline: space[4],
  borderBlockStart: hair,
})

export const add = componentStyle(typography.label, { fontSize: vars.type.body.size })
