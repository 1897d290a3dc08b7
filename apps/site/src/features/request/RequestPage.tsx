import { PageBody } from '@dira/ui'
import { OpenedRequest } from './OpenedRequest.tsx'

/** `/request#…`: how far an application is, for who holds its link. What is behind the `#` is sent when it is read or answered, and to nobody else. */
export function RequestPage() {
  return (
    <PageBody>
      <OpenedRequest />
    </PageBody>
  )
}
