import { joinClasses } from '../../joinClasses.ts'
import * as styles from './Link.css.ts'
import { useLinkElement, type LinkComponentProps } from './LinkProvider.tsx'

export interface LinkProps extends LinkComponentProps {
  /** Where it leads: a path of the application, or any other address. */
  href: string
  /** `text` is underlined, for running text; `quiet` underlines on hover, for lists of links; `bare` has no look of its own. @default 'text' */
  look?: 'text' | 'quiet' | 'bare'
}

/** A link. Inside the application it navigates by the component that `LinkProvider` supplies. */
export function Link({ look = 'text', className, ...props }: LinkProps) {
  const Element = useLinkElement(props.href)
  return <Element className={joinClasses(styles.look[look], className)} {...props} />
}
