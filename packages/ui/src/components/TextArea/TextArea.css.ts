import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const area = style([field.control, inComponents({ paddingBlock: vars.space[3], resize: 'vertical' })])
