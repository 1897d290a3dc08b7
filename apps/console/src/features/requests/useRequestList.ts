import type { ChangeRequestReviewData, ReviewedRequest } from '@dira/data'
import { useListPages } from '../../shared/list/useListPages.ts'
import type { RequestFilters } from '../../shared/requests/requestsAddress.ts'

/** The requests that an address asks for, page by page. */
export function useRequestList(review: ChangeRequestReviewData, { status, kind, search }: RequestFilters) {
  return useListPages({
    queryKey: ['requests', 'list', status, kind, search],
    read: async (after: ReviewedRequest | undefined) =>
      review.listChangeRequests({ status, ...(kind !== undefined && { kind }), text: search, ...(after && { after }) }),
    rowsOf: ({ requests }) => requests,
  })
}
