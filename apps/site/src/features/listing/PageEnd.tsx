import { Stack } from '@dira/ui'
import type { ListingData } from '../../shared/data/pageData.ts'
import { Suggesting } from '../../shared/suggestChange/Suggesting.tsx'
import { Known } from '../../shared/suggestChange/Known.tsx'
import { Nearby } from './Nearby.tsx'

export { CheckedDate } from '@dira/ui'
export { Known }

/** The places near a business, and the way to suggest a change to its page. */
export function PageEnd({ data }: { readonly data: ListingData }) {
  return (
    <Stack gap={7}>
      <Nearby data={data} />
      <Suggesting data={data} />
    </Stack>
  )
}
