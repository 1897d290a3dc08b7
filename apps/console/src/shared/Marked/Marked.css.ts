import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents, vars } from '@dira/ui/styling'

export const value = componentStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

const toned = ({ text, bg }: { readonly text: string; readonly bg: string }) =>
  inComponents({ color: text, backgroundColor: bg })

/** Text that is only in one of two values: crossed out or underlined, as the elements are. */
export const marked = styleVariants({ del: toned(vars.color.status.error), ins: toned(vars.color.status.success) })
