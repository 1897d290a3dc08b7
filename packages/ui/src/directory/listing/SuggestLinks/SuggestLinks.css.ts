import { componentStyle, inRows, typography, vars } from '../../../theme/styling.ts'

export const text = componentStyle({ maxInlineSize: vars.size.prose })

export const ways = componentStyle({ ...inRows(), columnGap: vars.space[5], rowGap: vars.space[2] })

export const claim = componentStyle(typography.small, { ...inRows(), columnGap: vars.space[2] })

export const report = componentStyle(typography.label, { gap: vars.space[2], fontSize: vars.type.body.size })
