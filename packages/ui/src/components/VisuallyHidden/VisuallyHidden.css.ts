import { style } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { unseen } from '../../theme/unseen.ts'

export const visuallyHidden = style(inComponents(unseen))
