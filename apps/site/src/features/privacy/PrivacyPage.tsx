import { MESSAGES_KEPT, SUBMISSIONS_KEPT, WEEKS_KEPT } from '@dira/data'
import { Link } from '@dira/ui'
import { CONTACT, type SiteConfig } from '@dira/data/site'
import { TextPage } from '../../shared/TextPage.tsx'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'

const SECTIONS = [
  {
    heading: 'What is stored',
    text: 'What you write in the contact form or to a business: your name, your email address, the subject and the message, with the time it was sent. Of an application for a listing also your phone number, if you give it, and all that you write for the listing, with the photographs that you add: they are made anew without what cameras write into them, such as where they were taken. Who looks after the page of a business has an account: an email address, a new one while it waits to be confirmed, and a password that nobody can read. Nothing else about you, your device or where you are.',
  },
  {
    heading: 'Suggestions and reports',
    text: 'What you say about the page of a business: the change or the reason, how you know, and the day if you give one. Your email address only if you write it, and where you stand only if you press ‘I stand here now’. All of it is deleted 90 days after a person has decided on it. Without a network it waits in this browser until it is sent or you take it back. Who claims a page sends a name, and proof and an email address if no contact of the page reaches them: only we read it, and it is deleted 90 days after the decision as well.',
  },
  {
    heading: 'Against floods',
    text: 'The guide’s server counts messages, wrong passwords and presses on contact links by network address, to refuse too many. These counts are in its memory only: they are never written down, and stand in no log.',
  },
  {
    heading: 'How we count',
    text: `For each business and week the guide keeps two numbers: how often its page was opened, and how often somebody pressed on its phone, WhatsApp or email or sent it an enquiry. They are two numbers and nothing else: no cookie, no name, no network address, nothing by which one visitor could be told from another. A press sends the name of the page alone, and nothing where your browser saves data or has Global Privacy Control on. Known robots are not counted, nor owners and the guide’s team while they are signed in: their browsers carry a cookie that says only that. Those who look after a business and the guide’s team read its numbers. They are deleted after ${WEEKS_KEPT} weeks.`,
  },
  {
    heading: 'How long',
    text: `Until it is answered and for ${SUBMISSIONS_KEPT.answeredMonths} months after that; what nobody answers is kept for ${SUBMISSIONS_KEPT.unansweredMonths} months. Then it is deleted, and some days later from the last backup that holds it.`,
  },
  {
    heading: 'Photographs of an application',
    text: 'They leave your device as soon as you choose them. Only who holds the link of the application and the guide’s team see them, until the listing is in the guide. If you do not send the application they are deleted within a day, and so are those that you take out of it; your device keeps its own copy until then, and sends it again with the application. If you take the application back, they are deleted 30 days after that; if we decline it, 90 days after that.',
  },
  {
    heading: 'Emails to businesses',
    text: `A business whose package ends is reminded at the email address of who looks after its page, else at the address or number that the page has. Each email is kept for ${MESSAGES_KEPT.months} months, then it is deleted.`,
  },
  {
    heading: 'Who reads it',
    text: 'The guide’s team. An enquiry to a business is kept for them as well: the people who look after the page of that business read it too, and nobody else.',
  },
  {
    heading: 'What stays on your device',
    text: 'Your shortlist, what you chose to compare, and whether you read by day or by night. To show a shortlist or a comparison your browser asks for the businesses in it; the guide writes none of that down. An application for a listing is kept there too while you write it, and an answer to our question, so that a closed page loses nothing; both leave it only when you send them, and photographs when you choose them. There are no cookies for visitors and no advertising.',
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
  const whomToAsk = (
    <>
      Write to <Link href={CONTACT.email.href}>{CONTACT.email.text}</Link> to see, correct or delete what you have sent.
    </>
  )
  return (
    <TextPage
      title="Privacy"
      sections={[
        ...SECTIONS,
        { heading: 'Other sites', text: otherSites(config) },
        { heading: 'Whom to ask', text: whomToAsk },
      ]}
    />
  )
}
