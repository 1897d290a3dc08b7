import { Landscape } from '../../../art/Landscape/Landscape.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { PageBody } from '../../../components/PageBody/PageBody.tsx'
import { PointedBand } from '../../../components/PointedBand/PointedBand.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { AboutChecks } from './AboutChecks.tsx'
import { AboutMission } from './AboutMission.tsx'
import * as styles from './AboutPage.css.ts'
import { AboutStory, type AboutStoryProps } from './AboutStory.tsx'
import { AboutTiles } from './AboutTiles.tsx'
import { ClothCredits } from './ClothCredits.tsx'
import { aboutPageMessages } from './messages.ts'

export interface AboutPageProps extends AboutStoryProps {
  /** Where all listings are. */
  listingsHref: string
  /** Where one writes to the people of the directory. */
  contactHref: string
}

/** The body of the page about the directory: its story, its mission, what it offers, and whose techniques its cloth borrows. */
export function AboutPage({ countries, note, listingsHref, contactHref }: AboutPageProps) {
  const messages = useMessages('aboutPage', aboutPageMessages)
  return (
    <>
      <PointedBand
        points="toText"
        depth="large"
        artHeight="high"
        className={styles.opening}
        art={
          <div className={styles.view}>
            <Landscape crop="hero" className={styles.landscape} />
          </div>
        }
      >
        <Stack gap={5}>
          <Heading level={1} size="hero" className={styles.headline}>
            {messages.headline}
          </Heading>
          <Text size="lead" tone="muted" className={styles.lead}>
            {messages.lead}
          </Text>
        </Stack>
      </PointedBand>
      <PageBody spacing="sections">
        <AboutStory countries={countries} note={note} />
        <AboutChecks />
      </PageBody>
      <AboutMission />
      <PageBody spacing="sections">
        <AboutTiles />
        <ClothCredits />
        <div className={styles.closing}>
          <Heading level={2}>{messages.closing}</Heading>
          <Inline>
            <LinkButton href={listingsHref}>{messages.explore}</LinkButton>
            <LinkButton variant="secondary" href={contactHref}>
              {messages.contact}
            </LinkButton>
          </Inline>
        </div>
      </PageBody>
    </>
  )
}
