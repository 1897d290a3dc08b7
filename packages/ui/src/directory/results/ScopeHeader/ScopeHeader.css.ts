import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { crumb } from '../../../components/Breadcrumbs/Breadcrumbs.css.ts'
import { content } from '../../../components/PointedBand/PointedBand.css.ts'
import { signpostLayer } from '../../../theme/signpost.ts'
import {
  above,
  below,
  componentStyle,
  inColumn,
  inComponents,
  inRow,
  stacked,
  typography,
  unseen,
  vars,
} from '../../../theme/styling.ts'

const narrow = below('md')

// On a narrow screen the words lie on the art, at the edge of the window, each line on a ground of its own.
export const band = componentStyle({
  '@media': { [narrow]: { justifyContent: 'end', minBlockSize: '96px', overflow: 'hidden' } },
})

// The way here is at the top, the rest at the foot.
const inHeight = (height: string) =>
  inComponents({
    ...stacked(),
    justifyContent: 'space-between',
    gap: vars.space[3],
    '@media': {
      [above('lg')]: { gap: vars.space[5], minBlockSize: height },
      [narrow]: { gap: 0, alignItems: 'start', marginInlineStart: `calc(-1 * ${vars.space[4]})` },
    },
  })

export const words = styleVariants({ cloth: inHeight('264px'), map: inHeight('336px') })

export const opening = componentStyle({ ...inColumn(vars.space[3]), minInlineSize: 0 })

export const eyebrow = componentStyle(typography.label, {
  ...inRow(vars.space[2]),
  color: vars.color.text.muted,
  '@media': { [narrow]: { display: 'none' } },
})

export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })

// A phone has them among the chips of the search.
export const siblings = componentStyle({ minInlineSize: 0, '@media': { [narrow]: { display: 'none' } } })

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] })

export const sibling = componentStyle({ ...inRow(vars.space[2]), minInlineSize: 0, maxInlineSize: '100%' })

export const link = componentStyle(typography.label, {
  fontSize: vars.type.body.size,
  selectors: { '&[aria-current]': { fontWeight: 700, textDecorationLine: 'none' } },
})

export const count = componentStyle({
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
})

const plate = { inlineSize: 'fit-content', maxInlineSize: '100%', backgroundColor: vars.color.bg.canvas } as const

const onPhone = (selector: string, rule: Parameters<typeof inComponents>[0]) =>
  globalStyle(selector, inComponents({ '@media': { [narrow]: rule } }))

onPhone(`${band} > ${content}`, { position: 'relative', paddingBlock: 0 })
onPhone(`${band} nav`, { ...plate, paddingInline: vars.space[4] })
// The name is on the page already.
onPhone(`${band} ${crumb}:last-child`, unseen)
onPhone(`${band} h1`, {
  position: 'relative',
  isolation: 'isolate',
  inlineSize: 'fit-content',
  paddingBlock: `2px ${vars.space[1]}`,
  paddingInline: `${vars.space[4]} calc(${vars.space[5]} + ${vars.size.point})`,
  fontSize: '1.75rem',
  lineHeight: 1.25,
})
onPhone(`${band} h1::before`, { ...signpostLayer(vars.size.point), backgroundColor: vars.color.bg.canvas })
onPhone(`[dir="rtl"] ${band} h1::before`, { transform: 'scaleX(-1)' })
// So low a map has no room for the names of its towns.
onPhone(`${band} svg text`, { display: 'none' })
