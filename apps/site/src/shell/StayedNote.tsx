import { Inline, LinkButton, Notice, Text } from '@dira/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType, type NavigationType } from 'react-router-dom'
import type { StayedState } from './siteRouter.ts'

/** Says that the page stayed because the next one could not be had, and goes there as soon as there is a network. */
export function StayedNote() {
  const { unavailable } = (useLocation().state ?? {}) as StayedState // Written by the router or by `stay`.
  // A page that was loaded or gone back to has not just stayed.
  const type: `${NavigationType}` = useNavigationType()
  return type !== 'POP' && unavailable !== undefined ? <Stayed href={unavailable} /> : null
}

function Stayed({ href }: { readonly href: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const retry = () => void navigate(href)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [href, navigate])
  return (
    <div style={{ position: 'sticky', insetBlockStart: 0, zIndex: 1 }}>
      <Notice tone="error">
        <Inline gap={4}>
          <Text>
            {navigator.onLine
              ? 'That page could not be loaded. Check your connection and try again.'
              : 'You are offline. That page will be opened as soon as there is a connection. What you have opened before still works.'}
          </Text>
          <LinkButton variant="secondary" href={href}>
            Try again
          </LinkButton>
        </Inline>
      </Notice>
    </div>
  )
}
