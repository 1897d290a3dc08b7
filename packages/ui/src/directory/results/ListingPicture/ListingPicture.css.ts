import { warp as threads } from '../../../art/warp.ts'
import { centred, componentStyle, vars } from '../../../theme/styling.ts'

export const picture = componentStyle({ display: 'grid', aspectRatio: '4 / 3', overflow: 'hidden' })

export const warp = componentStyle({ ...centred, color: vars.color.text.default, ...threads })
