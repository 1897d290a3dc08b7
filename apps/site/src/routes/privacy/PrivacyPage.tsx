import { SUBMISSIONS_KEPT } from '@dira/data'
import { Heading, Link, PageBody, Stack, Text } from '@dira/ui'
import { PageSwitch } from '../../app/PageSwitch.tsx'
import { CONTACT } from '../../app/siteTexts.ts'
import type { SiteConfig } from '../../app/siteConfig.ts'
import { usePagePayload } from '../../app/PagePayloadProvider.tsx'
import { usePage } from '../../app/usePage.ts'

const SECTIONS = [
  {
    heading: 'What is stored',
    text: 'What you write in the contact form or to a business: your name, your email address, the subject and the message, with the time it was sent. Nothing else about you, your device or where you are.',
  },
  {
    heading: 'Against floods',
    text: 'The guide’s server counts messages and wrong passwords by network address. These counts are in its memory only: they are never written down, and stand in no log.',
  },
  {
    heading: 'How long',
    text: `Until it is answered and for ${SUBMISSIONS_KEPT.answeredMonths} months after that; what nobody answers is kept for ${SUBMISSIONS_KEPT.unansweredMonths} months. Then it is deleted, and some days later from the last backup that holds it.`,
  },
  {
    heading: 'Who reads it',
    text: 'The guide’s team. An enquiry to a business is kept for them as well: they pass it on to that business, and to nobody else.',
  },
  {
    heading: 'What stays on your device',
    text: 'Your shortlist, what you chose to compare, and whether you read by day or by night. They never leave your browser unless you share their link. There are no cookies for visitors, no counting and no advertising.',
  },
] as const

/** What pages fetch from elsewhere. */
function otherSites({ imageOrigins, mapTilesUrl = '' }: Pick<SiteConfig, 'imageOrigins' | 'mapTilesUrl'>): string {
  const hostOf = (url: string) => new URL(url).host
  const fetched = [
    ...(imageOrigins.length > 0 ? [`Photographs may come from ${imageOrigins.map(hostOf).join(', ')}`] : []),
    // A path is on this site.
    ...(mapTilesUrl.startsWith('https:') ? [`The streets of the map come from ${hostOf(mapTilesUrl)}`] : []),
  ]
  if (fetched.length === 0) return 'Pages fetch nothing from other sites.'
  const seen = 'which then see your device’s address, as any site does that it asks.'
  return `${fetched.map((what) => `${what}, ${seen}`).join(' ')} Pages fetch nothing else from other sites.`
}

/** `/privacy`: what the forms store, how long, and whom to ask. */
export function PrivacyPage() {
  const { config } = usePagePayload().served
  return (
    <PageSwitch state={usePage()}>
      {() => (
        <PageBody>
          <Stack gap={6} style={{ maxInlineSize: '65ch' }}>
            <Heading level={1}>Privacy</Heading>
            {SECTIONS.map(({ heading, text }) => (
              <Stack key={heading} gap={2}>
                <Heading level={2} size="h3">
                  {heading}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            ))}
            <Stack gap={2}>
              <Heading level={2} size="h3">
                Other sites
              </Heading>
              <Text>{otherSites(config)}</Text>
            </Stack>
            <Stack gap={2}>
              <Heading level={2} size="h3">
                Whom to ask
              </Heading>
              <Text>
                Write to <Link href={CONTACT.email.href}>{CONTACT.email.text}</Link> to see, correct or delete what you
                have sent.
              </Text>
            </Stack>
          </Stack>
        </PageBody>
      )}
    </PageSwitch>
  )
}
