import { componentStyle, vars } from '../../theme/styling.ts'
import * as field from '../Field/Field.css.ts'

export const area = componentStyle(field.control, { paddingBlock: vars.space[3], resize: 'vertical' })
