import { COUNTRIES } from '@dira/directory-core'
import { AboutPage } from '@dira/ui'
import { countries, paths, SAMPLES_ELSEWHERE_NOTE } from '@dira/data/site'

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
