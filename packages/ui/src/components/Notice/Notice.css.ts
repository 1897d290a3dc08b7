import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, forcedColors, inComponents, vars } from '../../theme/styling.ts'

export const notice = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  borderInlineStart: '6px solid',
  '@media': { [forcedColors]: { borderBlock: '1px solid', borderInlineEnd: '1px solid' } },
})

// As high as a line, so that it is in the middle of the first one at any size of text.
export const icon = componentStyle({ flex: 'none', blockSize: '1lh' })

export const text = componentStyle({ minInlineSize: 0, fontWeight: 600 })

const toned = ({ text: color, bg, line }: { readonly text: string; readonly bg: string; readonly line: string }) =>
  inComponents({ color, backgroundColor: bg, borderInlineStartColor: line })

export const tone = styleVariants({
  info: toned(vars.color.status.info),
  success: toned(vars.color.status.success),
  error: toned(vars.color.status.error),
})
