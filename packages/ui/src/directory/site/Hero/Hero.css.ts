import { above, componentStyle, stacked, vars } from '../../../theme/styling.ts'

export const hero = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // What the search opens lies over the next section.
  selectors: { '&:has([role="listbox"])': { overflow: 'visible', zIndex: vars.z.popover } },
  // Never beyond the first screen less the header, so that the next section shows that there is one.
  blockSize: `clamp(520px, calc(100svh - ${vars.size.headerSmall}), 600px)`,
  '@media': { [above('md')]: { blockSize: '600px' } },
})

// On a narrow screen the headline is in the sky and the search at the foot, the sun between them.
export const content = componentStyle({
  ...stacked(),
  justifyContent: 'space-between',
  blockSize: '100%',
  paddingBlock: vars.space[6],
  '@media': {
    [above('md')]: { justifyContent: 'flex-start', gap: vars.space[6], paddingBlock: '56px 0' },
  },
})

// Three lines, as wide as 'Across Africa'.
export const headline = componentStyle({ maxInlineSize: '6.2em' })
