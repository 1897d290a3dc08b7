import { style, type StyleRule } from '@vanilla-extract/css'
import { above, below, componentStyle, inComponents, squareOf, typography, vars } from '../theme/styling.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const block = componentStyle(typography.body, {
  marginBlock: `${vars.space[4]} ${vars.space[6]}`,
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
})

export const table = componentStyle({ inlineSize: '100%', tableLayout: 'fixed', borderBlockEnd: hairline })

// On a narrow screen the name of a row is above what it has in its columns.
const stacked = (rule: StyleRule) => inComponents({ '@media': { [below('md')]: rule } })

export const titles = style(stacked({ display: 'none' }))

export const row = style(
  stacked({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
    borderBlockStart: hairline,
    paddingBlock: vars.space[2],
  }),
)

export const intro = componentStyle({ maxInlineSize: vars.size.prose, marginBlockEnd: vars.space[4] })

export const head = componentStyle(typography.label, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  color: vars.color.text.muted,
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
})

export const cell = componentStyle({
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    [above('md')]: { borderBlockStart: hairline },
    [below('md')]: {
      paddingBlock: vars.space[1],
      selectors: { 'th&, &[colspan]': { gridColumn: '1 / -1' } },
    },
  },
})

export const name = componentStyle(typography.small, {
  fontFamily: 'ui-monospace, monospace',
  fontWeight: 600,
  display: 'block',
})

export const quiet = componentStyle(typography.small, { color: vars.color.text.muted, display: 'block' })

export const code = componentStyle(typography.small, {
  fontFamily: 'ui-monospace, monospace',
  color: vars.color.text.muted,
  display: 'block',
})

export const number = componentStyle({ whiteSpace: 'nowrap' })

/** A field of colour with its value below. */
export const swatch = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: vars.space[8],
  blockSize: vars.size.target,
  border: hairline,
})

/** A pair of colours: text in its colour, on its field. */
export const pair = componentStyle(typography.label, {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.space[8],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  fontSize: vars.type.body.size,
  border: hairline,
})

/** The same in both themes, side by side. */
export const hours = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [above('md')]: { gridTemplateColumns: '1fr 1fr' } },
})

export const hour = componentStyle({
  padding: vars.space[5],
  border: hairline,
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
})

export const bar = componentStyle({ blockSize: vars.space[5], backgroundColor: vars.color.accent.laterite })

export const tile = componentStyle({
  blockSize: vars.space[9],
  inlineSize: '100%',
  backgroundColor: vars.color.bg.surface,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
})

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  gap: `${vars.space[6]} ${vars.space[5]}`,
})

export const entry = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 })

export const sample = componentStyle({ overflowX: 'clip', paddingBlockEnd: vars.space[2] })

export const palette = componentStyle({ display: 'flex', blockSize: vars.space[5] })

export const dye = componentStyle({ flex: 1 })

export const after = componentStyle({ marginBlockStart: vars.space[5] })

/** A field of a theme with something on it. */
export const swatchField = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  padding: vars.space[4],
  marginBlockEnd: vars.space[2],
  border: hairline,
})

export const dot = componentStyle({ flex: 'none', ...squareOf(vars.space[4]), border: hairline })

export const cover = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  marginBlockEnd: vars.space[2],
})
