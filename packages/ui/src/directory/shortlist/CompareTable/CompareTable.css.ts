import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, apart, componentStyle, inComponents, typography, vars } from '../../../theme/styling.ts'
import { breakpoints } from '../../../theme/scales.ts'

const wide = above('md')
/** Without script, a narrow screen shows all columns in pairs, one pair below the other. */
const noScript = `(width < ${breakpoints.md}) and (scripting: none)`

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`
const rule = `${vars.border.strong} solid ${vars.color.line.strong}`

export const frame = componentStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const toolbar = componentStyle({ ...apart(vars.space[3]) })

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

export const onlyDifferences = style({})

export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[3],
  '@media': { [wide]: { display: 'none' }, [noScript]: { display: 'none' } },
})

export const select = componentStyle({ minInlineSize: 0 })

export const table = componentStyle({
  display: 'block',
  inlineSize: '100%',
  '@media': { [wide]: { display: 'table', tableLayout: 'fixed' } },
})

export const names = componentStyle({
  '@media': { [wide]: { inlineSize: '128px' }, [above('lg')]: { inlineSize: '168px' } },
})

export const rows = componentStyle({ display: 'block', '@media': { [wide]: { display: 'table-row-group' } } })

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@media': { [wide]: { display: 'table-row' } },
})

export const headRow = componentStyle(row, { paddingBlock: `0 ${vars.space[4]}`, borderBlockEnd: rule })

export const groupRow = componentStyle({
  display: 'block',
  borderBlockEnd: rule,
  '@media': { [wide]: { display: 'table-row' } },
})

export const group = componentStyle({
  display: 'block',
  paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  '@media': { [wide]: { display: 'table-cell', paddingBlockStart: vars.space[6] } },
})

const name = componentStyle(typography.label, {
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
})

export const rowName = style([name])

// Over the names of the rows; on a narrow screen over the pair.
export const corner = componentStyle(name, {
  paddingBlockEnd: vars.space[3],
  '@media': { [wide]: { paddingBlockStart: vars.space[2] } },
})

export const places = componentStyle(typography.small, { color: vars.color.text.muted })

const cell = componentStyle({
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
})

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

export const headCell = componentStyle({ '@media': { [wide]: { paddingBlockStart: 0 } } })

export const contact = componentStyle({ inlineSize: '100%', maxInlineSize: '296px', paddingInline: vars.space[2] })

/** A row, or a group of rows, in which the listings do not differ. */
export const same = style({})

export const nothingDiffers = componentStyle({ display: 'none', color: vars.color.text.muted })

// By the style sheet alone: it works before the script comes, and without.
const onlyDiffering = (selector: string, display: 'none' | 'block') =>
  globalStyle(`${frame}:has(${onlyDifferences} input:checked) ${selector}`, inComponents({ display }))

onlyDiffering(same, 'none')
onlyDiffering(nothingDiffers, 'block')
