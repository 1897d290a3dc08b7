import { PageBody } from '@dira/ui'
import { ApplyForListing } from './ApplyForListing.tsx'

/** `/get-listed`: the application for a listing. `?plan=` chooses the package. */
export function GetListedPage() {
  return (
    <PageBody>
      <ApplyForListing />
    </PageBody>
  )
}
