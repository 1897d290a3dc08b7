import { style, styleVariants } from '@vanilla-extract/css'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'

const heading = style(inComponents({ textWrap: 'balance', maxInlineSize: '100%' }))

export const size = styleVariants({
  masthead: [typography.masthead, heading],
  hero: [typography.hero, heading],
  h1: [typography.h1, heading],
  h2: [typography.h2, heading],
  h3: [typography.h3, heading],
  plate: [typography.plate, heading],
})
