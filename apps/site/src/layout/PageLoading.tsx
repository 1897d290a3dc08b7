import { Container, ListingGridSkeleton, Skeleton, Stack } from '@dira/ui'

/** What stands where a page will be while it is fetched. */
export function PageLoading() {
  return (
    <Container>
      <Stack gap={6}>
        <Skeleton />
        <ListingGridSkeleton />
      </Stack>
    </Container>
  )
}
