import { componentStyle, vars } from '../../../theme/styling.ts'

export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

// Scripts with marks above and below their letters need more room than the lines of a heading have.
export const beside = componentStyle({
  color: vars.color.text.muted,
  fontSize: '0.8em',
  fontWeight: 400,
  lineHeight: 1.4,
})
