import { useLocation } from 'react-router-dom'
import { RequestListPage } from './RequestListPage.tsx'
import { RequestReviewPage } from './RequestReviewPage.tsx'
import { readRequestsAddress } from '../../shared/requests/requestsAddress.ts'
import { useRequestChanges } from './useRequestChanges.ts'

/** `/admin/requests`: what people ask the directory to change, or the one that lies open. */
export function RequestsPage() {
  const { filters, item: request } = readRequestsAddress(useLocation().search)
  const changes = useRequestChanges()
  return request === undefined ? (
    <RequestListPage filters={filters} changes={changes} />
  ) : (
    <RequestReviewPage key={request} id={request} filters={filters} changes={changes} />
  )
}
