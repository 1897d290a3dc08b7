import { ListingGridSkeleton, Skeleton, Stack } from '@dira/ui'
import { PageBody } from './PageBody.tsx'

/** What stands where a page will be while it is fetched. */
export function PageLoading() {
  return (
    <PageBody>
      <Stack gap={6}>
        <Skeleton />
        <ListingGridSkeleton />
      </Stack>
    </PageBody>
  )
}
