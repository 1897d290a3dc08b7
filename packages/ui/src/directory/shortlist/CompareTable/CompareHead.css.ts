import { above, componentStyle, inColumn, typography, vars } from '../../../theme/styling.ts'

export const head = componentStyle({ fontWeight: 'inherit', textAlign: 'start', verticalAlign: 'top' })

export const column = componentStyle({
  position: 'relative',
  ...inColumn(),
  justifyItems: 'start',
  gap: vars.space[2],
  // One or two columns do not blow up their pictures.
  '@media': { [above('md')]: { maxInlineSize: '296px' } },
})

export const picture = componentStyle({ inlineSize: '100%' })

// Two lines for every name, so that what follows is on one line along the row.
export const name = componentStyle({
  marginBlockStart: vars.space[2],
  '@media': { [above('md')]: { minBlockSize: '2lh' } },
})

export const details = componentStyle(typography.label, { fontSize: vars.type.body.size })

// Seen in the corner of the picture, read after the name.
export const remove = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  borderColor: vars.color.line.strong,
})
