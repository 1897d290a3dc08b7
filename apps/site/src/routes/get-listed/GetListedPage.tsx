import { PageBody } from '@dira/ui'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { usePage } from '../../app/usePage.ts'
import { ApplyForListing } from './ApplyForListing.tsx'

/** `/get-listed`: the application for a listing. `?plan=` chooses the package. */
export function GetListedPage() {
  return (
    <PageSwitch state={usePage()}>
      {() => (
        <PageBody>
          <ApplyForListing />
        </PageBody>
      )}
    </PageSwitch>
  )
}
