import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { focusRing } from './focusRing.ts'
import { layers } from './layers.css.ts'
import { vars } from './vars.css.ts'

const base = (selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } })

base('html', { scrollPaddingBlockStart: vars.space[5] })

base('html, [data-theme]', {
  color: vars.color.text.default,
  backgroundColor: vars.color.bg.canvas,
})

base('body', {
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  fontStretch: vars.type.body.width,
  lineHeight: vars.type.body.line,
  minBlockSize: '100dvh',
  // Phone numbers, hours and counts line up wherever they are below each other.
  fontVariantNumeric: 'tabular-nums',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
})

base(':focus-visible', focusRing)

// What receives focus only so that reading goes on from there, such as the main part after the skip link, shows no ring.
base('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' })

base('::selection', { backgroundColor: vars.color.sun.bg, color: vars.color.sun.text })

// A picture that moves from a card to the stage of a page, and back: both are cut to the frame of the moment.
base('::view-transition-group(*)', {
  animationDuration: '280ms',
  animationTimingFunction: vars.motion.ease,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
})
base('::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '220ms',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
})
base('::view-transition-old(picture), ::view-transition-new(picture)', {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  overflow: 'clip',
})

base('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      // What turns for ever would flicker instead.
      animationIterationCount: '1 !important',
    },
  },
})
