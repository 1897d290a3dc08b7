import { componentStyle, typography, vars } from '../../theme/styling.ts'
import * as field from '../Field/Field.css.ts'

export const input = componentStyle(field.control, { paddingInlineEnd: vars.space[7] })

// Only its calendar is shown, below the button.
export const calendar = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
})

export const said = componentStyle(typography.small, { color: vars.color.text.muted })

export const silent = componentStyle({ display: 'none' })
