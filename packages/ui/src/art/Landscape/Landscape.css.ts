import { createVar, styleVariants } from '@vanilla-extract/css'
import { above, byTheme, componentStyle, covering, inComponents, rightToLeft, vars } from '../../theme/styling.ts'

// A sheet of its own over the night: what is mirrored shows it as it is in the sky all the same.
const southernCross = createVar()

// The colour of each sky goes on above the picture, which on a narrow screen leaves space for the headline there.
const landscape = componentStyle({
  backgroundRepeat: 'no-repeat',
  forcedColorAdjust: 'none',
  vars: { [southernCross]: "url('../southern-cross.svg')" },
  ...byTheme(
    { backgroundColor: '#bfe0e6', backgroundImage: "url('../hero-day.svg?no-inline')" },
    { backgroundColor: '#080b20', backgroundImage: `${southernCross}, url('../hero-night.svg?no-inline')` },
  ),
})

export const crop = styleVariants({
  hero: [
    landscape,
    inComponents({
      ...covering,
      zIndex: -1,
      // The sun, which is right of the picture's middle, in the middle of the screen.
      backgroundSize: 'auto 456px',
      backgroundPosition: 'calc(50% - 210px) 100%',
      '@media': {
        [above('md')]: {
          backgroundSize: 'cover',
          backgroundPosition: '62% 100%',
          // Keeps the sky behind the headline.
          selectors: {
            [rightToLeft]: {
              transform: 'scaleX(-1)',
              vars: { [southernCross]: "url('../southern-cross-mirrored.svg')" },
            },
          },
        },
        [above('lg')]: { backgroundPosition: '50% 100%' },
      },
    }),
  ],
  strip: [
    landscape,
    inComponents({
      blockSize: 'clamp(150px, 19vw, 320px)',
      backgroundSize: 'max(100%, 1120px) auto',
      backgroundPosition: '60% 100%',
      borderBlockStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
    }),
  ],
})
