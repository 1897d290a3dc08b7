import { AccountProvider, NoticeProvider, replayEarlyInput } from '@dira/app'
import { paths, READY_EVENT } from '@dira/data/site'
import { SkipLink } from '@dira/ui'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { SessionQueries } from '../shared/account/SessionQueries.tsx'
import { useSettings } from '../shared/settings.ts'
import { OverlayHistory } from './OverlayHistory.tsx'
import { useTitle } from './pageHead.ts'
import { useFollowedLinks } from './useFollowedLinks.ts'

/** What surrounds every page of the console: who is signed in, notices, and what follows the address. */
export function Shell() {
  const { pathname } = useLocation()
  useTitle()
  useFollowedLinks()
  useFocusOnNavigation(pathname)
  useReady()
  return (
    <NoticeProvider>
      <AccountProvider config={useSettings()} tellsChecks={pathname.startsWith(paths.admin)}>
        <SessionQueries>
          <OverlayHistory>
            <SkipLink />
            <Outlet />
          </OverlayHistory>
        </SessionQueries>
      </AccountProvider>
      <ScrollRestoration />
    </NoticeProvider>
  )
}

/** Puts the focus on the new page after a navigation, where a browser that loads a page would put it; never on the first page. */
function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** Says once that the page handles events: what was pressed or typed before is done again. */
function useReady(): void {
  useEffect(() => {
    replayEarlyInput()
    // After what the page changes right after hydration. Safari has no requestIdleCallback.
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    whenIdle(() => {
      performance.mark(READY_EVENT)
      dispatchEvent(new Event(READY_EVENT))
    })
  }, [])
}
