import { report } from '@dira/app'
import { paths } from '@dira/data/site'
import { NotFound } from '@dira/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Any other address. A server answers it with the site's own page; this one is for who comes from within. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => report({ kind: 'not-found', path: pathname }), [pathname])
  return <NotFound homeHref={paths.home} />
}
