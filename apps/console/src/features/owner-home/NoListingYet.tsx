import { EmptyState, LinkButton } from '@dira/ui'
import { paths } from '@dira/data/site'

/** For who is signed in and looks after nothing: the ways to a listing. */
export function NoListingYet() {
  return (
    <EmptyState
      heading="No listing yet"
      actions={
        <>
          <LinkButton href={paths.listings}>Claim a page in the guide</LinkButton>
          <LinkButton variant="secondary" href={paths.getListed()}>
            Apply for a new page
          </LinkButton>
        </>
      }
    >
      Find your business in the guide and claim its page, or apply for a new one. It is here as soon as that is
      accepted.
    </EmptyState>
  )
}
