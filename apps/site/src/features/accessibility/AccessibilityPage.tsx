import { CONTACT } from '@dira/data/site'
import { Link } from '@dira/ui'
import { TextPage } from '../../shared/TextPage.tsx'

const SECTIONS = [
  {
    heading: 'What it is built to',
    text: 'The Web Content Accessibility Guidelines 2.2, level AA. Every page and every state of it is checked by a machine for names, roles, contrast and the size of what is pressed, by day and by night, on a phone and on a wide screen. The main ways through the site are walked by keyboard in the same way. Screen readers on people’s own devices have not been tried yet: tell us what you meet.',
  },
  {
    heading: 'By keyboard',
    text: 'Every page begins with ‘Skip to content’. What can be pressed can be reached with Tab and pressed with Enter or Space; Escape closes what has opened and leads back to where it was opened. The map has the arrows, plus and minus, and a list beside it that says the same.',
  },
  {
    heading: 'By screen reader',
    text: 'Each page has one main heading and a title that says where you are. The number of results is announced once you stop typing, and so is what was saved, compared or sent. Pictures that say nothing are left out.',
  },
  {
    heading: 'Text, colour and motion',
    text: 'Text may be twice as large, and pages as narrow as 320 pixels, without losing anything. Nothing is said by colour alone. Where your device asks for less motion, nothing moves.',
  },
  {
    heading: 'Without script, on a bad line',
    text: 'Searching, filtering, reading and writing to a business work without script. A page that is open stays open and readable when the network goes.',
  },
] as const

/** `/accessibility`: what the site promises to those who do not use a mouse or do not see it, and whom to tell of a barrier. */
export function AccessibilityPage() {
  const whomToTell = (
    <>
      Write to <Link href={CONTACT.email.href}>{CONTACT.email.text}</Link> and say on which page, and what you use.
    </>
  )
  return (
    <TextPage
      title="Accessibility"
      sections={[...SECTIONS, { heading: 'Something is in your way', text: whomToTell }]}
    />
  )
}
