import { above, componentStyle, vars } from '../../../theme/styling.ts'

export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [above('md')]: { paddingBlock: vars.space[6] }, [above('lg')]: { paddingBlock: '40px' } },
})

// Two lines.
export const heading = componentStyle({ maxInlineSize: '8em', textWrap: 'balance' })

export const text = componentStyle({ maxInlineSize: '46ch', textWrap: 'balance', color: vars.color.text.inverseMuted })
