import { componentStyle, vars } from '../../../theme/styling.ts'

export const pinList = componentStyle({ padding: `${vars.space[3]} ${vars.space[4]}` })

// Clear of the button that closes the card.
export const label = componentStyle({ display: 'block', paddingInlineEnd: vars.space[7], overflowWrap: 'anywhere' })

export const links = componentStyle({
  maxBlockSize: '176px',
  overflowY: 'auto',
  marginBlockStart: vars.space[2],
  overflowWrap: 'anywhere',
})
