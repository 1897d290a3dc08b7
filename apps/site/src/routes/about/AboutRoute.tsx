import { COUNTRIES } from '@dira/directory-core'
import { AboutPage } from '@dira/ui'
import { countries } from '../../app/names.ts'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { paths } from '../../app/paths.ts'
import { SAMPLES_ELSEWHERE_NOTE } from '../../app/siteTexts.ts'
import { usePage } from '../../app/usePage.ts'

/** `/about`: the story, the mission, and whose techniques the cloth borrows. */
export function AboutRoute() {
  return (
    <PageSwitch state={usePage()}>
      {() => (
        <AboutPage
          countries={COUNTRIES.map(({ code }) => countries[code])}
          note={SAMPLES_ELSEWHERE_NOTE}
          listingsHref={paths.listings}
          contactHref={paths.contact}
        />
      )}
    </PageSwitch>
  )
}
