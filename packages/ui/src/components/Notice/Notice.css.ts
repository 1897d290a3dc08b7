import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const notice = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: vars.space[4],
    borderInlineStart: '6px solid',
    '@media': { [forcedColors]: { borderBlock: '1px solid', borderInlineEnd: '1px solid' } },
  }),
)

// As high as a line, so that it stands in the middle of the first one at any size of text.
export const icon = style(inComponents({ flex: 'none', blockSize: '1lh' }))

export const text = style(inComponents({ minInlineSize: 0, fontWeight: 600 }))

const toned = ({ text: color, bg, line }: { readonly text: string; readonly bg: string; readonly line: string }) =>
  inComponents({ color, backgroundColor: bg, borderInlineStartColor: line })

export const tone = styleVariants({
  info: toned(vars.color.status.info),
  success: toned(vars.color.status.success),
  error: toned(vars.color.status.error),
})
