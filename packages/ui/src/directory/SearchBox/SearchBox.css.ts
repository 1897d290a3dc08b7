import { style } from '@vanilla-extract/css'
import { above, below } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { unseen } from '../../theme/unseen.ts'
import { vars } from '../../theme/vars.css.ts'

const narrow = below('md')

export const form = style(inComponents({ inlineSize: '100%', maxInlineSize: '620px' }))

export const submit = style(
  inComponents({
    flex: 'none',
    '@media': {
      [narrow]: { paddingInlineStart: vars.space[4], paddingInlineEnd: `calc(${vars.space[3]} + ${vars.size.point})` },
    },
  }),
)

// On a narrow screen the arrow stands for the word, which stays as the button's name.
export const submitText = style(inComponents({ '@media': { [narrow]: unseen } }))

export const submitArrow = style(inComponents({ '@media': { [above('md')]: { display: 'none' } } }))
