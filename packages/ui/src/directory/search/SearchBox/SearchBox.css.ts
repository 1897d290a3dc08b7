import { above, below, componentStyle, unseen, vars } from '../../../theme/styling.ts'

const narrow = below('md')

// What opens below the field is as wide as the form.
export const form = componentStyle({ position: 'relative', inlineSize: '100%', maxInlineSize: '620px' })

export const submit = componentStyle({
  flex: 'none',
  '@media': {
    [narrow]: { paddingInlineStart: vars.space[4], paddingInlineEnd: `calc(${vars.space[3]} + ${vars.size.point})` },
  },
})

// On a narrow screen the arrow stands for the word, which stays as the button's name.
export const submitText = componentStyle({ '@media': { [narrow]: unseen } })

export const submitArrow = componentStyle({ '@media': { [above('md')]: { display: 'none' } } })
