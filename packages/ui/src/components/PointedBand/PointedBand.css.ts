import { createVar, styleVariants } from '@vanilla-extract/css'
import { above, below, rightToLeft } from '../../theme/conditions.ts'
import { componentStyle, inComponents, inverseFocusRing, stacked, vars } from '../../theme/styling.ts'

const narrow = below('md')
const reach = createVar()
const artShare = '44%'

export const band = componentStyle({
  position: 'relative',
  ...stacked(),
  '@media': { [above('md')]: { justifyContent: 'center' } },
})

export const tone = styleVariants({
  canvas: inComponents({ borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}` }),
  inverse: inComponents({
    color: vars.color.text.inverse,
    backgroundColor: vars.color.bg.inverse,
    vars: inverseFocusRing,
  }),
})

export const depth = styleVariants({
  small: inComponents({ vars: { [reach]: '28px' }, '@media': { [above('md')]: { vars: { [reach]: '56px' } } } }),
  large: inComponents({ vars: { [reach]: '36px' }, '@media': { [above('md')]: { vars: { [reach]: '84px' } } } }),
})

export const art = componentStyle({
  display: 'grid',
  overflow: 'hidden',
  '@media': { [above('md')]: { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: artShare } },
})

const height = (onPhone: string) =>
  inComponents({ blockSize: onPhone, '@media': { [above('md')]: { blockSize: 'auto' } } })

export const artHeight = styleVariants({
  low: height('120px'),
  high: height('230px'),
  // All of the band, behind its words.
  behind: inComponents({
    '@media': {
      [narrow]: {
        position: 'absolute',
        inset: 0,
        selectors: { '&&': { clipPath: 'none', borderBlockEnd: 0 } },
      },
    },
  }),
})

// From the side where the text ends, so it turns with the direction; on a narrow screen from below, the same in both.
export const points = styleVariants({
  // A map is not cut: a line parts the two.
  neither: inComponents({
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
    '@media': {
      [above('md')]: {
        borderBlockEnd: 0,
        borderInlineStart: `${vars.border.strong} solid ${vars.color.line.strong}`,
      },
    },
  }),
  toArt: inComponents({
    clipPath: `polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - ${reach}), 0 100%)`,
    '@media': {
      [above('md')]: {
        clipPath: `polygon(0 0, 100% 0, 100% 100%, 0 100%, ${reach} 50%)`,
        selectors: {
          [rightToLeft]: { clipPath: `polygon(0 0, 100% 0, calc(100% - ${reach}) 50%, 100% 100%, 0 100%)` },
        },
      },
    },
  }),
  toText: inComponents({
    clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${reach}), 50% 100%, 0 calc(100% - ${reach}))`,
    '@media': {
      [above('md')]: {
        clipPath: `polygon(${reach} 0, 100% 0, 100% 100%, ${reach} 100%, 0 50%)`,
        selectors: {
          [rightToLeft]: {
            clipPath: `polygon(0 0, calc(100% - ${reach}) 0, 100% 50%, calc(100% - ${reach}) 100%, 0 100%)`,
          },
        },
      },
    },
  }),
})

export const content = componentStyle({
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [above('md')]: { paddingBlock: vars.space[6] } },
})

export const text = componentStyle({
  minInlineSize: 0,
  // What the art leaves, less a gap; the centred content is narrower than the band on a wide screen, the art is not.
  '@media': { [above('md')]: { maxInlineSize: `calc(100% - ${artShare} - ${vars.space[4]})` } },
})
