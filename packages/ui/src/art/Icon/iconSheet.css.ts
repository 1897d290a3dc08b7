import { componentStyle, inRow, vars } from '../../theme/styling.ts'

// The sheet of all icons, in Storybook only.
export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  gap: vars.space[4],
})

export const entry = componentStyle({ ...inRow(vars.space[3]), fontSize: vars.type.small.size })
