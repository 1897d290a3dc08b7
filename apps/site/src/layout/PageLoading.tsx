import { ListingGridSkeleton, Skeleton, Stack, PageBody } from '@dira/ui'

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
