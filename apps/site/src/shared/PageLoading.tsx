import { ListingGridSkeleton, Skeleton, Stack, PageBody } from '@dira/ui'

/** Shown in place of a page while it is fetched. */
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
