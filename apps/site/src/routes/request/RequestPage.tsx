import { PageBody } from '@dira/ui'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { usePage } from '../../app/usePage.ts'
import { OpenedRequest } from './OpenedRequest.tsx'

/** `/request#…`: how far an application is, for who holds its link. What is behind the `#` is sent when it is read or answered, and to nobody else. */
export function RequestPage() {
  return (
    <PageSwitch state={usePage()}>
      {() => (
        <PageBody>
          <OpenedRequest />
        </PageBody>
      )}
    </PageSwitch>
  )
}
