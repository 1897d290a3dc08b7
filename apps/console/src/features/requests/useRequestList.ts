import type { ChangeRequestReviewData, ReviewedRequest } from '@dira/data'
import type { RequestFilters } from '../../shared/requests/changeRequest.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

/** The requests that an address asks for, page by page. */
export function useRequestList(review: ChangeRequestReviewData, { status, kind, search }: RequestFilters) {
  const pages = useInfiniteQuery({
    queryKey: ['requests', 'list', status, kind, search],
    queryFn: ({ pageParam }) =>
      review.listChangeRequests({
        status,
        ...(kind !== undefined && { kind }),
        text: search,
        ...(pageParam && { after: pageParam }),
      }),
    initialPageParam: undefined as ReviewedRequest | undefined,
    getNextPageParam: ({ requests, more }) => (more ? requests.at(-1) : undefined),
    // While one types, what was found stays until the next is.
    placeholderData: keepPreviousData,
  })
  return { pages, requests: pages.data?.pages.flatMap((page) => page.requests) ?? [] }
}
