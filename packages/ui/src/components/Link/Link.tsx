import { joinClasses } from '../../joinClasses.ts'
import * as styles from './Link.css.ts'
import { useLinkElement, type LinkComponentProps } from './LinkProvider.tsx'

export interface LinkProps extends LinkComponentProps {
  /** Where it leads: a path of the application, or any other address. */
  href: string
  /**
   * `text` is underlined in the colour of links, for running text; `ink` is underlined in the colour of the text, for rows of links;
   * `quiet` underlines on hover, for lists of links; `bare` has no look of its own. @default 'text'
   */
  look?: keyof typeof styles.look
  /** Stands outside of a sentence: it is as large as a finger needs it, and may hold an icon. @default false */
  standalone?: boolean
}

/** A link. Inside the application it navigates by the component that `LinkProvider` supplies. */
export function Link({ look = 'text', standalone = false, className, ...props }: LinkProps) {
  const Element = useLinkElement(props.href)
  return <Element className={joinClasses(styles.look[look], standalone && styles.standalone, className)} {...props} />
}
