import type { AllWords, Correction } from '@dira/directory-core'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../components/Link/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './Suggestions.css.ts'
import { suggestionsMessages } from './messages.ts'

/** More of them would be a second list. */
const MOST_CORRECTIONS = 3

export interface SuggestionsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Texts to search for instead, the best first; three are shown. */
  corrections: readonly Correction[]
  /** The address of a search for a text. */
  hrefOf: (text: string) => string
  /** How many listings contain all the words of the search, wherever each of them is. */
  allWords?: Pick<AllWords, 'words' | 'matches'>
  /** Those listings. Without them their number is not shown. */
  children?: ReactNode
}

/** What to try instead of a search that nothing matches. It is above the empty message, never among results. */
export function Suggestions({ corrections, hrefOf, allWords, children, className, ...props }: SuggestionsProps) {
  const messages = useMessages('suggestions', suggestionsMessages)
  const hasAllWords = Boolean(allWords && children)
  if (corrections.length === 0 && !hasAllWords) return null
  return (
    <section aria-label={messages.label} className={joinClasses(styles.suggestions, className)} {...props}>
      {corrections.length > 0 && (
        <div className={styles.row}>
          <p className={styles.question}>{messages.didYouMean}</p>
          <ul role="list" className={styles.corrections}>
            {corrections.slice(0, MOST_CORRECTIONS).map(({ text, matches }) => (
              <li key={text} className={styles.correction}>
                <Link href={hrefOf(text)} className={styles.link}>
                  {text}
                </Link>{' '}
                <span className={styles.count}>{messages.listings(matches)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {allWords && hasAllWords && (
        <div className={styles.allWords}>
          <p className={styles.question}>{messages.allWords(allWords.matches, allWords.words)}</p>
          {children}
        </div>
      )}
    </section>
  )
}
