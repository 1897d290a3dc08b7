import { vars } from '../../theme/styling.ts'

/** What options scroll in: below their field, under which nothing that has the focus may be. */
export const scroller = {
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: `calc(${vars.size.target} + ${vars.space[6]})`,
} as const
