import { MapIcon } from '../../../art/Icon/index.ts'
import { Link, type LinkProps } from '../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { viewLinksMessages } from './messages.ts'
import * as styles from './ViewLinks.css.ts'

export interface MapLinkProps extends Omit<LinkProps, 'look' | 'standalone' | 'children'> {
  /** The address of the same results as a map. */
  href: string
}

/** The way to the map in the row of a SearchBar, on a phone alone: a wide screen has ViewLinks. */
export function MapLink({ className, ...props }: MapLinkProps) {
  const messages = useMessages('viewLinks', viewLinksMessages)
  return (
    <Link look="bare" className={joinClasses(styles.square, className)} {...props}>
      <MapIcon />
      <VisuallyHidden>{messages.map}</VisuallyHidden>
    </Link>
  )
}
