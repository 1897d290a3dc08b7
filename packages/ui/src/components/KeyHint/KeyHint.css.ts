import { styleVariants } from '@vanilla-extract/css'
import { below, coarsePointer, componentStyle, inComponents, typography, vars } from '../../theme/styling.ts'

const keyHint = componentStyle({ display: 'inline-flex', flex: 'none', gap: '2px', alignItems: 'center' })

export const look = styleVariants({
  hint: [
    keyHint,
    inComponents({ '@media': { [below('lg')]: { display: 'none' }, [coarsePointer]: { display: 'none' } } }),
  ],
  text: [keyHint],
})

// In the colour of the text around it, on every ground.
export const key = componentStyle(typography.label, {
  minInlineSize: '20px',
  minBlockSize: '20px',
  paddingInline: '5px',
  border: `${vars.border.hair} solid`,
  borderRadius: '2px',
  fontSize: '0.6875rem',
  lineHeight: '18px',
  textAlign: 'center',
})
