import type { OwnerEnquiry } from '@dira/data'
import { Button, Heading, Notice, PageBody, Spinner, Stack, Text } from '@dira/ui'
import { OwnerEnquiries } from '../../shared/owner/OwnerEnquiries/OwnerEnquiries.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { serverTime, countText } from '@dira/data/site'
import { OWNER, useOwnerHome, useOwnerHomeData } from '../../shared/owner/useOwnerHome.ts'
import { shownEnquiry } from '../../shared/owner/shownEnquiry.ts'
import { useMarkEnquiry } from '../../shared/owner/useMarkEnquiry.ts'

/** `/owner/enquiries`: what travellers wrote to the owner's listings. */
export function EnquiriesPage() {
  const data = useOwnerHomeData()
  const mark = useMarkEnquiry()
  const { data: home } = useOwnerHome()
  const pages = useInfiniteQuery({
    queryKey: [...OWNER, 'enquiries'],
    queryFn: async ({ pageParam }) => data.enquiries(pageParam && { after: pageParam }),
    initialPageParam: undefined as OwnerEnquiry | undefined,
    getNextPageParam: ({ enquiries, more }) => (more ? enquiries.at(-1) : undefined),
  })
  const read = pages.data?.pages ?? []
  const now = new Date(serverTime(pages.dataUpdatedAt))
  const hasSeveral = (home?.listings.length ?? 2) > 1
  const [first] = read
  return (
    <PageBody>
      <Stack gap={5}>
        <Heading level={1}>Enquiries</Heading>
        {pages.isPending && <Spinner />}
        {pages.isError && (
          <Notice tone="error">
            <p>The enquiries could not be read.</p>
            <Button variant="link" onPress={() => void pages.refetch()}>
              Try again
            </Button>
          </Notice>
        )}
        {first && (
          <>
            <Text role="status" tone="muted">
              {first.count === 1 ? '1 enquiry' : `${countText(first.count)} enquiries`}, {countText(first.new)} without
              an answer
            </Text>
            <OwnerEnquiries
              look="plain"
              rows={read
                .flatMap(({ enquiries }) => enquiries)
                .map((enquiry) => shownEnquiry(enquiry, { now, hasSeveral }))}
              onMark={(row, isAnswered) => void mark(row, isAnswered)}
              onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
            />
          </>
        )}
      </Stack>
    </PageBody>
  )
}
