import { keyframes } from '@vanilla-extract/css'
import { above, apart, below, componentStyle, typography, vars } from '../../../theme/styling.ts'

export const line = componentStyle({
  position: 'relative',
  ...apart(),
  columnGap: vars.space[5],
  rowGap: vars.space[3],
  minBlockSize: '72px',
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
  '@media': { [below('md')]: { minBlockSize: vars.size.target, paddingBlock: '2px 0', rowGap: 0 } },
})

export const wide = componentStyle({ '@media': { [below('md')]: { display: 'none' } } })

export const count = componentStyle({ minInlineSize: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

// On a phone the first result is in sight: what is known as well goes on in the line of the count.
export const counts = componentStyle({
  '@media': { [below('md')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[3] } },
})
export const longText = componentStyle({ '@media': { [below('md')]: { display: 'none' } } })
export const shortText = componentStyle({ '@media': { [above('md')]: { display: 'none' } } })

export const onMap = componentStyle(typography.small, {
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

// It belongs to the number, not to what is at the end of the line.
export const elsewhere = componentStyle({
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
  // A finger needs more room than its line has.
  '@media': { [below('md')]: { marginBlockStart: '-10px' } },
})

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } })

// As high as the count. An answer that comes at once has no word before it.
export const expected = componentStyle({
  minBlockSize: '1lh',
  color: vars.color.text.muted,
  animation: `${appear} 250ms`,
})
