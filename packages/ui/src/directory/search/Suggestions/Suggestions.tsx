import type { Correction } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './Suggestions.css.ts'
import { suggestionsMessages } from './messages.ts'

/** More of them would be a second list. */
const MOST_CORRECTIONS = 3

/** A page that is named like the search. */
export interface SuggestedPage {
  readonly name: string
  readonly href: string
  /** How many listings it has. */
  readonly count: number
}

export interface SuggestionsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The words that all of the results have, where none has the text of the search as one phrase. @default [] */
  words?: readonly string[]
  /** Pages that are named like the search. @default [] */
  pages?: readonly SuggestedPage[]
  /** Texts to search for instead, the best first; three are shown. @default [] */
  corrections?: readonly Correction[]
  /** The address of a search for a text. */
  hrefOf: (text: string) => string
}

/** How the results were found where it was not by the text itself, and what to try instead. It is above the results or the empty message. */
export function Suggestions({
  words = [],
  pages = [],
  corrections = [],
  hrefOf,
  className,
  ...props
}: SuggestionsProps) {
  const messages = useMessages('suggestions', suggestionsMessages)
  if (words.length + pages.length + corrections.length === 0) return null
  return (
    <section aria-label={messages.label} className={joinClasses(styles.suggestions, className)} {...props}>
      {words.length > 0 && <p className={joinClasses(styles.row, styles.question)}>{messages.allWords(words)}</p>}
      <SuggestedLinks question={messages.pages} links={pages} />
      <SuggestedLinks
        question={messages.didYouMean}
        links={corrections
          .slice(0, MOST_CORRECTIONS)
          .map(({ text, matches }) => ({ name: text, href: hrefOf(text), count: matches }))}
      />
    </section>
  )
}

function SuggestedLinks({ question, links }: { question: string; links: readonly SuggestedPage[] }) {
  const messages = useMessages('suggestions', suggestionsMessages)
  if (links.length === 0) return null
  return (
    <div className={styles.row}>
      <p className={styles.question}>{question}</p>
      <ul role="list" className={styles.links}>
        {links.map(({ name, href, count }) => (
          <li key={href} className={styles.item}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>{' '}
            <span className={styles.count}>{messages.listings(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
