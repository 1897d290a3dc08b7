import { style } from '@vanilla-extract/css'
import { motionAllowed } from '../../theme/conditions.ts'
import { inComponents } from '../../theme/inComponents.ts'
import { vars } from '../../theme/vars.css.ts'

export const popover = style(
  inComponents({
    display: 'flex',
    minInlineSize: 'min(max(var(--trigger-width), 240px), 100vw - 32px)',
    maxInlineSize: 'calc(100vw - 32px)',
    color: vars.color.text.default,
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.strong} solid ${vars.color.line.strong}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.elevation.pop,
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
    selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
    '@media': {
      [motionAllowed]: {
        transitionProperty: 'opacity, translate',
        selectors: { '&:is([data-entering], [data-exiting])': { translate: '0 4px' } },
      },
    },
  }),
)

// What scrolls holds the focus at first, so that the keys scroll it at once.
export const dialog = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
)

const stuck = {
  position: 'sticky',
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingInline: vars.space[4],
  minBlockSize: vars.size.target,
  backgroundColor: vars.color.bg.surface,
} as const

const hairline = `${vars.border.hair} solid ${vars.color.line.subtle}`

export const head = style(inComponents({ ...stuck, insetBlockStart: 0, borderBlockEnd: hairline }))

export const body = style(inComponents({ flex: '1 0 auto', minInlineSize: 0 }))

export const padded = style(inComponents({ padding: vars.space[4] }))

export const foot = style(inComponents({ ...stuck, insetBlockEnd: 0, borderBlockStart: hairline }))
