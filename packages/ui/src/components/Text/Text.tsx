import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Text.css.ts'

export interface TextProps extends ComponentProps<'p'> {
  /** The element. `bdi` keeps a phone number, a count or a name apart from the direction of the text around it. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'bdi'
  /** @default 'body' */
  size?: keyof typeof styles.size
  /** What the colour means. @default 'default' */
  tone?: keyof typeof styles.tone
}

/** Text in the calm sans. */
export function Text({ as, size = 'body', tone = 'default', className, ...props }: TextProps) {
  // One of the listed elements, which take the same props.
  const Element = (as ?? 'p') as 'p'
  return <Element className={joinClasses(styles.size[size], styles.tone[tone], className)} {...props} />
}
