import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { breakpoints } from '../../theme/scales.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const wide = above('md')
/** Without script nobody can choose another pair on a narrow screen: all columns stand in pairs below each other. */
const noScript = `(width < ${breakpoints.md}) and (scripting: none)`

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const rule = `${vars.border.strong} solid ${vars.color.line.strong}`

export const frame = style(inComponents({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }))

export const toolbar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
)

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }))

export const onlyDifferences = style({})

export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space[3],
    '@media': { [wide]: { display: 'none' }, [noScript]: { display: 'none' } },
  }),
)

export const select = style(inComponents({ minInlineSize: 0 }))

export const table = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    '@media': { [wide]: { display: 'table', tableLayout: 'fixed' } },
  }),
)

export const names = style(
  inComponents({ '@media': { [wide]: { inlineSize: '128px' }, [above('lg')]: { inlineSize: '168px' } } }),
)

export const rows = style(inComponents({ display: 'block', '@media': { [wide]: { display: 'table-row-group' } } }))

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space[4],
    paddingBlock: vars.space[3],
    borderBlockEnd: hairline,
    '@media': { [wide]: { display: 'table-row' } },
  }),
)

export const headRow = style([row, inComponents({ paddingBlock: `0 ${vars.space[4]}`, borderBlockEnd: rule })])

export const groupRow = style(
  inComponents({
    display: 'block',
    borderBlockEnd: rule,
    '@media': { [wide]: { display: 'table-row' } },
  }),
)

export const group = style(
  inComponents({
    display: 'block',
    paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
    fontWeight: 'inherit',
    textAlign: 'start',
    '@media': { [wide]: { display: 'table-cell', paddingBlockStart: vars.space[6] } },
  }),
)

const name = style([
  typography.label,
  inComponents({
    gridColumn: '1 / -1',
    color: vars.color.text.muted,
    textAlign: 'start',
    verticalAlign: 'top',
    '@media': {
      [wide]: {
        paddingBlock: vars.space[4],
        paddingInlineEnd: vars.space[4],
        fontSize: vars.type.body.size,
        lineHeight: '1.5rem',
      },
    },
  }),
])

export const rowName = style([name])

// Over the names of the rows; on a narrow screen over the pair.
export const corner = style([
  name,
  inComponents({
    paddingBlockEnd: vars.space[3],
    '@media': { [wide]: { paddingBlockStart: vars.space[2] } },
  }),
])

export const places = style([typography.small, inComponents({ color: vars.color.text.muted })])

const cell = style(
  inComponents({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    lineHeight: '1.5rem',
    textAlign: 'start',
    verticalAlign: 'top',
    '@media': {
      [wide]: {
        paddingBlock: vars.space[4],
        paddingInline: vars.space[4],
        borderInlineStart: hairline,
      },
      [above('lg')]: { paddingInline: '20px' },
    },
  }),
)

/** On a narrow screen two columns are seen, in the places that were chosen for them. */
export const cellAt = styleVariants({
  first: [cell, inComponents({ order: 1, '@media': { [noScript]: { order: 'unset' } } })],
  second: [cell, inComponents({ order: 2, '@media': { [noScript]: { order: 'unset' } } })],
  hidden: [
    cell,
    inComponents({
      display: 'none',
      '@media': { [wide]: { display: 'table-cell' }, [noScript]: { display: 'block' } },
    }),
  ],
})

export const headCell = style(inComponents({ '@media': { [wide]: { paddingBlockStart: 0 } } }))

export const contact = style(inComponents({ inlineSize: '100%', maxInlineSize: '296px', paddingInline: vars.space[2] }))

/** A row, or a group of rows, in which the listings do not differ. */
export const same = style({})

export const nothingDiffers = style(inComponents({ display: 'none', color: vars.color.text.muted }))

// By the style sheet alone: it works before the script comes, and without.
const onlyDiffering = (selector: string, display: 'none' | 'block') =>
  globalStyle(`${frame}:has(${onlyDifferences} input:checked) ${selector}`, {
    '@layer': { [layers.components]: { display } },
  })

onlyDiffering(same, 'none')
onlyDiffering(nothingDiffers, 'block')
