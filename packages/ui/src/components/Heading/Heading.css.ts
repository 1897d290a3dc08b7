import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents, typography, vars } from '../../theme/styling.ts'

const heading = componentStyle({
  textWrap: 'balance',
  maxInlineSize: '100%',
  selectors: {
    // What `typography` does for a page in Arabic, for a name in another script on a page in English.
    '&[data-letters="another"]': { lineHeight: 1.3, letterSpacing: 0, fontWeight: 700, WebkitTextStroke: '0' },
  },
})

/** At 1.2 the dot below an Ọ̀ clears the accent on another one right under it. */
const set = (name: 'masthead' | 'hero' | 'h1' | 'h2' | 'h3' | 'plate') => [
  typography[name],
  heading,
  inComponents({
    selectors: { '&[data-letters="marked"]': { lineHeight: 1.2 } },
  }),
]

export const size = styleVariants({
  masthead: set('masthead'),
  // Arabic looks larger than Latin of the same size.
  hero: [
    ...set('hero'),
    inComponents({
      selectors: {
        '&:is(:lang(ar), [data-letters="another"])': { fontSize: `calc(${vars.type.hero.size} * 0.8)` },
      },
    }),
  ],
  h1: set('h1'),
  h2: set('h2'),
  h3: set('h3'),
  plate: set('plate'),
})
