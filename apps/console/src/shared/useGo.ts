import type { GoOptions } from '@dira/app'
import { overlayEntries } from '@dira/app/overlayHistory'
import { scriptOf } from '@dira/data/site'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes to an address of this site; with `replace`, Back leads past the one that is left. Pages of visitors are documents of their own. */
export function useGo(): (href: string, options?: GoOptions) => void {
  const navigate = useNavigate()
  return useCallback(
    (href: string, options: GoOptions = {}) => {
      if (scriptOf(href) !== 'console') return location[options.replace ? 'replace' : 'assign'](href)
      // Another query of the same page moves nothing: one is in the middle of searching it.
      const preventScrollReset = new URL(href, location.href).pathname === location.pathname
      void overlayEntries.go((to, how) => navigate(to, { ...how, preventScrollReset }), href, options)
    },
    [navigate],
  )
}
