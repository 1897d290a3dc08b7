import type { CheckedDate } from '@dira/ui'
import type { ComponentProps } from 'react'
import { late } from '../../shared/late.tsx'

/** The end of the page: the places nearby, and the way to suggest a change. */
export const PageEndPart = late(async () => (await import('./PageEnd.tsx')).PageEnd)

/** The known facts of a page that nobody has claimed. */
export const KnownPart = late(async () => (await import('./PageEnd.tsx')).Known)

/** When a fact was checked. */
export const CheckedPart = late<ComponentProps<typeof CheckedDate>>(
  async () => (await import('./PageEnd.tsx')).CheckedDate,
)
