import { style } from '@vanilla-extract/css'
import { above, componentStyle, inComponents, typography, vars } from '../../theme/styling.ts'
import { away } from '../Modal/Modal.css.ts'

// A phone leaves the head of the page in sight above the panel.
const scrim = componentStyle({
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBlockStart: '56px',
  '@media': { [above('md')]: { alignItems: 'center', padding: vars.space[5] } },
})

const frame = inComponents({
  inlineSize: '100%',
  vars: { [away]: '0 4px' },
  '@media': { [above('md')]: { border: `${vars.border.strong} solid ${vars.color.line.strong}` } },
})

const edge = componentStyle({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })

const head = componentStyle({
  alignItems: 'flex-start',
  paddingBlock: `calc(${vars.size.selvedge} + ${vars.space[4]}) ${vars.space[4]}`,
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  '@media': {
    [above('md')]: {
      paddingBlock: `calc(${vars.size.selvedge} + ${vars.space[5]}) ${vars.space[4]}`,
      paddingInline: vars.space[6],
    },
  },
})

// The first line of a title is level with the button that closes.
const levelled = inComponents({ paddingBlock: vars.space[1], textWrap: 'balance' })

const body = componentStyle({
  paddingBlock: vars.space[5],
  paddingInline: vars.space[4],
  '@media': { [above('md')]: { paddingInline: vars.space[6] } },
})

const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line.subtle}`,
  '@media': { [above('md')]: { paddingInline: vars.space[6] } },
})

const parts = { scrim, edge, head, body, foot }

export const sizes = {
  large: {
    ...parts,
    title: style([typography.plate, levelled]),
    frame: style([
      frame,
      // A task fills the phone.
      inComponents({
        blockSize: '100%',
        '@media': { [above('md')]: { inlineSize: vars.size.dialog, blockSize: 'auto' } },
      }),
    ]),
  },
  small: {
    ...parts,
    title: style([typography.h3, levelled]),
    frame: componentStyle(frame, { '@media': { [above('md')]: { inlineSize: '480px' } } }),
  },
}
