import { above, componentStyle, inColumn, inRows, typography, vars } from '../../../theme/styling.ts'

const wide = above('md')

export const panes = componentStyle({
  ...inColumn(),
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 37fr) minmax(0, 63fr)' } },
})

export const enquiry = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlock: vars.space[5],
  paddingInline: vars.space[4],
  '@media': { [wide]: { paddingBlockEnd: vars.space[6], paddingInline: vars.space[6] } },
})

// Side by side as long as both are wide enough for a name.
export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[5],
  alignItems: 'start',
})

export const send = componentStyle({ ...inRows(), columnGap: vars.space[4], rowGap: vars.space[3] })

export const sendButton = componentStyle({ inlineSize: '100%', '@media': { [wide]: { inlineSize: 'auto' } } })

export const purpose = componentStyle(typography.small, {
  flex: '1 1 14rem',
  minInlineSize: 0,
  color: vars.color.text.muted,
})

export const done = componentStyle({ justifySelf: 'start' })
