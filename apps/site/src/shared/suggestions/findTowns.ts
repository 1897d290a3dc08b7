import type { NearTown } from '@dira/ui'
import { TOWNS_PATH } from '@dira/data/site'

/** The towns of the directory that a text may mean, the likeliest first. Rejects where nobody can tell: a static host has no such file. */
export async function findTowns(text: string): Promise<readonly NearTown[]> {
  const response = await fetch(`${TOWNS_PATH}?${new URLSearchParams({ search: text })}`)
  if (!response.ok) throw new Error(`The towns answered ${response.status}.`)
  // Written by this site's own server; the answer of another host is no JSON.
  return (await response.json()) as readonly NearTown[]
}
