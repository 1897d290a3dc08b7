import type { Scope } from '@dira/directory-core'

/** Both scopes together; undefined if they contradict each other. */
export function intersectionOf(one: Scope, other: Omit<Scope, 'tiers'>): Scope | undefined {
  const fields = ['category', 'subcategory', 'country', 'region', 'city'] as const
  const isApart = fields.some(
    (field) => one[field] !== undefined && other[field] !== undefined && one[field] !== other[field],
  )
  return isApart ? undefined : { ...one, ...other }
}
