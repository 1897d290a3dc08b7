import { globalStyle } from '@vanilla-extract/css'
import { apart, centred, componentStyle, inComponents, motionAllowed, typography, vars } from '../../theme/styling.ts'
import { fades } from '../Modal/Modal.css.ts'

export const field = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  '@media': {
    [motionAllowed]: { selectors: fades },
  },
})

export const frame = componentStyle({ blockSize: '100%' })

export const dialog = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  outline: 'none',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
})

export const head = componentStyle({
  display: 'flex',
  justifyContent: 'end',
  paddingInline: vars.space[2],
  paddingBlock: vars.space[2],
})

export const row = componentStyle({
  display: 'flex',
  gap: vars.space[4],
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' } },
  '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } },
})

export const slide = componentStyle({
  flex: '0 0 100%',
  ...centred,
  minInlineSize: 0,
  marginInline: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  containerType: 'size',
})

// A photograph is shown whole, as large as the window lets it be. A drawing has no size of its own: it has that of the covers, 4 to 3.
const pictures = (selector: string, rule: Record<string, string>) =>
  globalStyle(`${slide} > ${selector}`, inComponents(rule))
pictures('img', { inlineSize: '100%', blockSize: '100%', minBlockSize: '0', objectFit: 'contain' })
pictures('svg', {
  inlineSize: 'min(100cqi, 133.33cqb)',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  // Its ink would run into the night around it.
  border: `${vars.border.hair} solid ${vars.color.line.control}`,
})

export const foot = componentStyle({ ...apart(vars.space[3]), padding: vars.space[4] })

export const caption = componentStyle(typography.body, {
  flex: '1 1 240px',
  maxInlineSize: vars.size.prose,
  overflowWrap: 'break-word',
})

export const controls = componentStyle({
  border: `${vars.border.strong} solid ${vars.color.line.strong}`,
  marginInlineStart: 'auto',
})
