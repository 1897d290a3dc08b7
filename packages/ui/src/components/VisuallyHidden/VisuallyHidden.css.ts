import { componentStyle, unseen } from '../../theme/styling.ts'

export const visuallyHidden = componentStyle(unseen)
