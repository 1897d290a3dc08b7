import { below } from '../../../theme/conditions.ts'
import { vars } from '../../../theme/vars.css.ts'

/** The hairline over a compact card of a narrow screen, which parts it from its neighbour; the first of a list needs none. */
export const compactRule = {
  [below('md')]: {
    selectors: {
      'li + li > &': {
        paddingBlockStart: vars.space[5],
        borderBlockStart: `${vars.border.hair} solid ${vars.color.line.subtle}`,
      },
    },
  },
} as const
