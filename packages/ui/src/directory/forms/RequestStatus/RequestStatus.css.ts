import {
  above,
  componentStyle,
  forcedColors,
  inColumn,
  inRow,
  inRows,
  stacked,
  typography,
  vars,
} from '../../../theme/styling.ts'

const strong = `${vars.border.strong} solid ${vars.color.line.strong}`

export const page = componentStyle({ ...inColumn(vars.space[5]), minInlineSize: 0 })
// Two columns: the request's answers and history, and beside them what the sender can do with it.
export const columns = componentStyle({
  '@media': {
    [above('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateAreas: '"head reference" "main side"',
      alignItems: 'start',
      columnGap: '72px',
      rowGap: vars.space[6],
    },
  },
})
const inArea = (gridArea: string) => ({ '@media': { [above('lg')]: { gridArea } } })
export const head = componentStyle({ ...inColumn(vars.space[3]), ...inArea('head') })
export const reference = componentStyle({ ...inColumn(), ...inArea('reference'), alignSelf: 'end' })
export const main = componentStyle({ ...inColumn(vars.space[5]), ...inArea('main'), minInlineSize: 0 })
export const side = componentStyle({ ...inColumn(vars.space[5]), ...inArea('side'), minInlineSize: 0 })
export const eyebrow = componentStyle(typography.label, { ...inRow(vars.space[2]), color: vars.color.text.muted })
export const needle = componentStyle({ flex: 'none', color: vars.color.accent.laterite })
export const facts = componentStyle(typography.small, { ...inRows(vars.space[3]), color: vars.color.text.muted })
export const lead = componentStyle({
  ...inColumn(vars.space[1]),
  padding: vars.space[4],
  backgroundColor: vars.color.bg.selected,
  borderInlineStart: `6px solid ${vars.color.accent.laterite}`,
})
export const section = componentStyle({
  ...inColumn(vars.space[3]),
  paddingBlockStart: vars.space[4],
  borderBlockStart: strong,
  minInlineSize: 0,
})
export const quote = componentStyle({
  ...inColumn(vars.space[2]),
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `4px solid ${vars.color.accent.laterite}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const answered = componentStyle({ borderInlineStartColor: vars.color.line.control })
export const when = componentStyle(typography.small, { color: vars.color.text.muted })

export const photographs = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space[2],
  padding: 0,
  margin: 0,
  listStyle: 'none',
})
export const photograph = componentStyle({ aspectRatio: '4 / 3', backgroundColor: vars.color.bg.sunken })
export const photographFile = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const steps = componentStyle({ ...stacked(), padding: 0, margin: 0, listStyle: 'none' })
export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  color: vars.color.text.muted,
  selectors: {
    '&[data-reached]': { color: vars.color.text.default },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '20px 0',
      insetInlineStart: '8px',
      borderInlineStart: `${vars.border.hair} solid ${vars.color.line.control}`,
    },
    '&[data-reached]:not(:last-child, [aria-current])::before': {
      borderInlineStart: strong,
    },
  },
})
export const mark = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  paddingBlockStart: '2px',
  fontSize: '26px',
  selectors: { [`${step}[aria-current] &`]: { color: vars.color.accent.laterite } },
  '@media': { [forcedColors]: { selectors: { [`${step}[aria-current] &`]: { color: 'Highlight' } } } },
})
export const stepName = componentStyle(typography.body, { fontWeight: 650 })
export const stepNote = componentStyle(typography.small, { display: 'block', color: vars.color.text.muted })
export const ways = componentStyle({ ...inRows(vars.space[3]) })
