import { COUNTRIES } from '@dira/directory-core'
import { AboutPage } from '@dira/ui'
import { countries } from '../../app/names.ts'
import { paths } from '../../app/paths.ts'
import { SAMPLES_ELSEWHERE_NOTE } from '../../app/siteTexts.ts'

/** `/about`: the story, the mission, and whose techniques the cloth borrows. */
export function AboutRoute() {
  return (
    <AboutPage
      countries={COUNTRIES.map(({ code }) => countries[code])}
      note={SAMPLES_ELSEWHERE_NOTE}
      listingsHref={paths.listings}
      contactHref={paths.contact}
    />
  )
}
