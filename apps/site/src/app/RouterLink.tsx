import type { LinkComponentProps } from '@dira/ui'
import { Link, useLocation } from 'react-router-dom'
import { isListPath } from './paths.ts'

/** The router's link for addresses of this site. From a list it remembers the list, so that the next page can lead back to it. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const { pathname, search } = useLocation()
  return <Link to={href} state={isListPath(pathname) ? { from: pathname + search } : null} {...props} />
}
