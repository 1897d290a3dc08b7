import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Link.css.ts'

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string
  /**
   * `text` is underlined in the colour of links, for running text; `ink` is underlined in the colour of the text, for rows of links;
   * `quiet` underlines on hover, for lists of links; `bare` has no look of its own. @default 'text'
   */
  look?: keyof typeof styles.look
  /** Stands outside of a sentence: it is as large as a finger needs it, and may hold an icon. @default false */
  standalone?: boolean
}

/** A link: an `<a>`. An application with a router follows clicks on links with one listener on the document. */
export function Link({ look = 'text', standalone = false, className, children, ...props }: LinkProps) {
  return (
    <a className={joinClasses(styles.look[look], standalone && styles.standalone, className)} {...props}>
      {children}
    </a>
  )
}
