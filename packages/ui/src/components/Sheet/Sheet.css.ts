import { above, below, componentStyle, typography, vars } from '../../theme/styling.ts'
import { away } from '../Modal/Modal.css.ts'

const rule = `${vars.border.strong} solid ${vars.color.line.strong}`

const parts = {
  // Three repeats of the pattern are on the rule.
  edge: componentStyle({ position: 'absolute', insetBlockEnd: 0, insetInlineStart: 0, inlineSize: '120px' }),
  head: componentStyle({
    minBlockSize: vars.size.header,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    borderBlockEnd: rule,
    '@media': { [below('md')]: { paddingInline: vars.space[4] } },
  }),
  title: componentStyle(typography.h2, { fontSize: '1.875rem' }),
  body: componentStyle({
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    '@media': { [below('md')]: { paddingInline: vars.space[4] } },
  }),
  foot: componentStyle({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[5],
    borderBlockStart: rule,
    '@media': { [below('md')]: { padding: vars.space[4] } },
  }),
}

const frame = componentStyle({ inlineSize: '100%' })

const fromBelow = componentStyle(frame, {
  borderBlockStart: rule,
  vars: { [away]: '0 100%' },
})

/** The edges that a sheet comes from. */
export const sides = {
  end: {
    ...parts,
    // A phone has no space beside the drawer: there it comes from below.
    scrim: componentStyle({
      justifyContent: 'flex-end',
      '@media': { [below('md')]: { paddingBlockStart: vars.size.header } },
    }),
    frame: componentStyle(fromBelow, {
      '@media': {
        [above('md')]: {
          inlineSize: vars.size.drawer,
          borderBlockStart: 0,
          borderInlineStart: rule,
          vars: { [away]: '100% 0' },
          selectors: { '[dir="rtl"] &': { vars: { [away]: '-100% 0' } } },
        },
      },
    }),
  },
  bottom: {
    ...parts,
    scrim: componentStyle({ alignItems: 'flex-end', paddingBlockStart: vars.size.header }),
    frame: fromBelow,
  },
  // It lies over the page like a page of its own, so its head has the measures of the page's head.
  full: {
    scrim: '',
    frame: componentStyle(frame, {
      backgroundColor: vars.color.bg.canvas,
      vars: { [away]: '0 4px' },
    }),
    edge: componentStyle({ display: 'none' }),
    head: componentStyle({ minBlockSize: vars.size.headerSmall, paddingInline: vars.space[4], borderBlockEnd: rule }),
    title: parts.title,
    body: componentStyle({ padding: vars.space[4] }),
    foot: componentStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] }),
  },
}

export const footEdge = componentStyle({
  marginBlockStart: `calc(-1 * ${vars.space[4]})`,
  marginInline: `calc(-1 * ${vars.space[4]})`,
})
