import { globalStyle } from '@vanilla-extract/css'
import { canHover, coarsePointer } from '../../theme/conditions.ts'
import { componentStyle, inComponents, inRow, typography, vars } from '../../theme/styling.ts'

const rule = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const directions = componentStyle({
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  borderBlockEnd: 0,
})

globalStyle(`${directions} > summary`, inComponents({ paddingInline: vars.space[4] }))
globalStyle(`${directions} > summary + div`, inComponents({ padding: 0 }))

export const way = componentStyle({
  ...inRow(vars.space[3]),
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: rule,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' } },
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bg.sunken } } },
})

export const word = componentStyle(typography.label, { flex: 1, display: 'grid', minInlineSize: 0, fontSize: '1rem' })

export const text = componentStyle(typography.small, { color: vars.color.text.muted, overflowWrap: 'anywhere' })

// Few other devices have an application for such links.
export const onTouch = componentStyle({ display: 'none', '@media': { [coarsePointer]: { display: 'block' } } })
