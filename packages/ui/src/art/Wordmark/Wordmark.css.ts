import { componentStyle, vars } from '../../theme/styling.ts'

export const wordmark = componentStyle({ blockSize: '1em', inlineSize: 'auto', aspectRatio: '199 / 103' })

export const needle = componentStyle({ fill: vars.color.accent.laterite })
