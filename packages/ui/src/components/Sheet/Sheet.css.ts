import { style } from '@vanilla-extract/css'
import { above, below, motionAllowed } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { isMoving } from '../Modal/Modal.css.ts'

const rule = `${vars.border.strong} solid ${vars.color.line.strong}`
const isMovingTurned = `[dir="rtl"] ${isMoving}`

const parts = {
  // Three repeats of the pattern stand on the rule.
  edge: style(inComponents({ position: 'absolute', insetBlockEnd: 0, insetInlineStart: 0, inlineSize: '120px' })),
  head: style(
    inComponents({
      minBlockSize: vars.size.header,
      paddingBlock: vars.space[3],
      paddingInline: vars.space[5],
      borderBlockEnd: rule,
      '@media': { [below('md')]: { paddingInline: vars.space[4] } },
    }),
  ),
  title: style([typography.h2, inComponents({ fontSize: '1.875rem' })]),
  body: style(
    inComponents({
      paddingBlock: vars.space[4],
      paddingInline: vars.space[5],
      '@media': { [below('md')]: { paddingInline: vars.space[4] } },
    }),
  ),
  foot: style(
    inComponents({
      display: 'grid',
      gap: vars.space[3],
      padding: vars.space[5],
      borderBlockStart: rule,
      '@media': { [below('md')]: { padding: vars.space[4] } },
    }),
  ),
}

const frame = style(inComponents({ inlineSize: '100%' }))

const fromBelow = style([
  frame,
  inComponents({
    borderBlockStart: rule,
    '@media': { [motionAllowed]: { selectors: { [isMoving]: { translate: '0 100%' } } } },
  }),
])

/** The edges that a sheet comes from. */
export const sides = {
  end: {
    ...parts,
    // A phone has no room beside the drawer: there it comes from below.
    scrim: style(
      inComponents({
        justifyContent: 'flex-end',
        '@media': { [below('md')]: { paddingBlockStart: vars.size.header } },
      }),
    ),
    frame: style([
      fromBelow,
      inComponents({
        '@media': {
          [above('md')]: { inlineSize: vars.size.drawer, borderBlockStart: 0, borderInlineStart: rule },
          [`${above('md')} and ${motionAllowed}`]: {
            selectors: { [isMoving]: { translate: '100% 0' }, [isMovingTurned]: { translate: '-100% 0' } },
          },
        },
      }),
    ]),
  },
  bottom: {
    ...parts,
    scrim: style(inComponents({ alignItems: 'flex-end', paddingBlockStart: vars.size.header })),
    frame: fromBelow,
  },
  // It lies over the page like a page of its own, so its head has the measures of the page's head.
  full: {
    scrim: '',
    frame: style([
      frame,
      inComponents({
        backgroundColor: vars.color.bg.canvas,
        '@media': { [motionAllowed]: { selectors: { [isMoving]: { translate: '0 4px' } } } },
      }),
    ]),
    edge: style(inComponents({ display: 'none' })),
    head: style(
      inComponents({ minBlockSize: vars.size.headerSmall, paddingInline: vars.space[4], borderBlockEnd: rule }),
    ),
    title: parts.title,
    body: style(inComponents({ padding: vars.space[4] })),
    foot: style(inComponents({ display: 'grid', gap: vars.space[3], padding: vars.space[4] })),
  },
}

export const footEdge = style(
  inComponents({ marginBlockStart: `calc(-1 * ${vars.space[4]})`, marginInline: `calc(-1 * ${vars.space[4]})` }),
)
