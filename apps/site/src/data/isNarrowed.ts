import type { SearchState } from '@dira/directory-core'

/** Whether a list is narrowed by what is open, had or near: only the server finds that. */
export function isNarrowed({ open, has, near, box }: SearchState): boolean {
  return (open ?? has ?? near ?? box) !== undefined
}
