import { style, type StyleRule } from '@vanilla-extract/css'
import { above, below } from '../theme/conditions.ts'
import { inComponents } from '../theme/inComponents.ts'
import { typography } from '../theme/typography.css.ts'
import { vars } from '../theme/vars.css.ts'

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const block = style([
  typography.body,
  inComponents({
    marginBlock: `${vars.space[4]} ${vars.space[6]}`,
    color: vars.color.text.default,
    fontVariantNumeric: 'tabular-nums',
  }),
])

export const table = style(inComponents({ inlineSize: '100%', tableLayout: 'fixed', borderBlockEnd: hairline }))

// On a narrow screen the name of a row stands above what it has in its columns.
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

export const intro = style(inComponents({ maxInlineSize: vars.size.prose, marginBlockEnd: vars.space[4] }))

export const head = style([
  typography.label,
  inComponents({
    paddingBlock: vars.space[2],
    paddingInlineEnd: vars.space[4],
    textAlign: 'start',
    color: vars.color.text.muted,
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.line.strong}`,
  }),
])

export const cell = style(
  inComponents({
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
  }),
)

export const name = style([
  typography.small,
  inComponents({ fontFamily: 'ui-monospace, monospace', fontWeight: 600, display: 'block' }),
])

export const quiet = style([typography.small, inComponents({ color: vars.color.text.muted, display: 'block' })])

export const code = style([
  typography.small,
  inComponents({ fontFamily: 'ui-monospace, monospace', color: vars.color.text.muted, display: 'block' }),
])

export const number = style(inComponents({ whiteSpace: 'nowrap' }))

/** A field of colour with its value below. */
export const swatch = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    minInlineSize: vars.space[8],
    blockSize: vars.size.target,
    border: hairline,
  }),
)

/** What stands on what: text in its colour, on its field. */
export const pair = style([
  typography.label,
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.space[8],
    minBlockSize: vars.size.target,
    paddingInline: vars.space[3],
    fontSize: vars.type.body.size,
    border: hairline,
  }),
])

/** The same in both themes, side by side. */
export const hours = style(
  inComponents({
    display: 'grid',
    gap: vars.space[4],
    '@media': { [above('md')]: { gridTemplateColumns: '1fr 1fr' } },
  }),
)

export const hour = style(
  inComponents({
    padding: vars.space[5],
    border: hairline,
    display: 'grid',
    gap: vars.space[4],
    alignContent: 'start',
  }),
)

export const bar = style(inComponents({ blockSize: vars.space[5], backgroundColor: vars.color.accent.laterite }))

export const tile = style(
  inComponents({
    blockSize: vars.space[9],
    inlineSize: '100%',
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.control} solid ${vars.color.line.control}`,
  }),
)

export const tiles = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
    gap: `${vars.space[6]} ${vars.space[5]}`,
  }),
)

export const entry = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 }),
)

export const sample = style(inComponents({ overflowX: 'clip', paddingBlockEnd: vars.space[2] }))

export const palette = style(inComponents({ display: 'flex', blockSize: vars.space[5] }))

export const dye = style(inComponents({ flex: 1 }))

export const after = style(inComponents({ marginBlockStart: vars.space[5] }))

/** A field of a theme with something on it. */
export const swatchField = style(
  inComponents({
    display: 'grid',
    justifyItems: 'start',
    padding: vars.space[4],
    marginBlockEnd: vars.space[2],
    border: hairline,
  }),
)

export const dot = style(
  inComponents({ flex: 'none', inlineSize: vars.space[4], blockSize: vars.space[4], border: hairline }),
)

export const cover = style(
  inComponents({ position: 'relative', overflow: 'hidden', aspectRatio: '4 / 3', marginBlockEnd: vars.space[2] }),
)
