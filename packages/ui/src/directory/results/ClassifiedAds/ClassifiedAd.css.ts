import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { apart, componentStyle, forcedColors, inComponents, inRow, stacked, vars } from '../../../theme/styling.ts'
import * as parts from '../ListingCard/cardParts.css.ts'

const setAd = componentStyle(parts.article, { ...stacked(vars.space[1]), blockSize: 'auto' })

const ruled = inComponents({
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line.strong}`,
})

const framed = inComponents({
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}`,
  border: `${vars.border.control} solid ${vars.color.line.strong}`,
})

export const ad = styleVariants({
  plain: [setAd, ruled],
  large: [setAd, ruled],
  woven: [setAd, ruled],
  centred: [setAd, ruled, inComponents({ alignItems: 'center', textAlign: 'center' })],
  boxed: [
    setAd,
    framed,
    inComponents({
      backgroundColor: vars.color.bg.surface,
      // A second rule inside the first.
      outline: `${vars.border.hair} solid ${vars.color.line.strong}`,
      outlineOffset: '-6px',
    }),
  ],
  ink: [
    setAd,
    framed,
    inComponents({
      color: vars.color.bg.canvas,
      backgroundColor: vars.color.line.strong,
      // White on black: all that is printed on it has the colour of the page.
      vars: {
        [vars.color.text.link]: vars.color.bg.canvas,
        [vars.color.text.muted]: vars.color.bg.canvas,
        [vars.color.accent.laterite]: vars.color.bg.canvas,
      },
      '@media': { [forcedColors]: { color: 'CanvasText', backgroundColor: 'Canvas' } },
    }),
  ],
})

/** Badge and category at the two ends of a line; in a centred ad one below the other. */
export const head = componentStyle({
  ...inRow(),
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  selectors: { [`${ad.centred} > &`]: { flexDirection: 'column' } },
})

// A framed ad has less space and a louder voice.
export const name = componentStyle(parts.name, {
  selectors: {
    [`:is(${ad.boxed}, ${ad.ink}) > &`]: {
      fontSize: `max(${vars.type.h3.size}, calc(${vars.type.plate.size} * 0.8))`,
    },
  },
})

/** The woven edge of an ad, apart from what is under it. */
export const edge = componentStyle(selvedge.mono, { marginBlockEnd: vars.space[2] })

export const place = componentStyle(parts.place, {
  marginBlockStart: vars.space[1],
  selectors: { [`${ad.centred} > &`]: { justifyContent: 'center' } },
})

// A short place stays on the line of its needle.
globalStyle(`${ad.centred} ${parts.where}`, inComponents({ flex: '0 1 auto' }))

globalStyle(`${ad.ink} ${parts.distance}`, inComponents({ color: 'inherit' }))

export const foot = componentStyle(apart(vars.space[3]))

// The actions lie over the link that covers the ad.
export const actions = componentStyle({ zIndex: 1, display: 'flex', gap: vars.space[2] })
