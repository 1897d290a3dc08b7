import { NotFound } from '@dira/ui'
import { useEffect } from 'react'
import { useAddress } from '../shared/address.ts'
import { paths } from '@dira/data/site'
import { report } from '@dira/app'

/** Any other path. The attempt is reported. */
export function NotFoundPage() {
  const { pathname } = useAddress()
  useEffect(() => report({ kind: 'not-found', path: pathname }), [pathname])
  return <NotFound homeHref={paths.home} />
}
