import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { templateMessages } from './messages.ts'
import * as styles from './Template.css.ts'

export interface TemplateProps extends ComponentProps<'section'> {
  /** How it stands out from the page: by nothing, or by a frame. @default 'plain' */
  look?: keyof typeof styles.look
}

/** What its reader gets, in one sentence. Then what is not plain to see, and which component is meant for the neighbouring case. */
export function Template({ look = 'plain', className, ...props }: TemplateProps) {
  const messages = useMessages('template', templateMessages)
  return <section aria-label={messages.label} className={joinClasses(styles.look[look], className)} {...props} />
}
