import { globalStyle } from '@vanilla-extract/css'
import { apart, componentStyle, inColumn, inComponents, inRow, typography, vars } from '../../../theme/styling.ts'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const preview = componentStyle({
  ...inColumn(),
  minInlineSize: 0,
  border: strong,
  backgroundColor: vars.color.bg.surface,
})
export const head = componentStyle(typography.label, {
  ...apart(vars.space[2]),
  minBlockSize: '52px',
  padding: vars.space[1],
})
// In a sheet its head says it.
export const title = componentStyle({
  ...inRow(vars.space[2]),
  paddingInlineStart: vars.space[3],
  selectors: { '[role="dialog"] &': { display: 'none' } },
})
export const shown = componentStyle({
  padding: vars.space[4],
  backgroundColor: vars.color.bg.canvas,
  borderBlockStart: strong,
})
export const tiers = componentStyle({ paddingInline: vars.space[1], paddingBlockEnd: vars.space[1] })
globalStyle(`${preview} legend`, inComponents({ margin: 0 }))
// One in three shares, so that they stay on a line.
globalStyle(`${tiers} label`, inComponents({ flexGrow: 1, justifyContent: 'center', paddingInline: vars.space[2] }))

export const phone = componentStyle({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '680px',
  border: 0,
  borderBlockStart: strong,
  ':focus-visible': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
})
// As high as its content, whatever the body of the page does with it.
export const page = componentStyle({
  flex: 'none',
  blockSize: 'max-content',
  padding: vars.space[4],
  backgroundColor: vars.color.bg.canvas,
})
