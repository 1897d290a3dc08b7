import { useId, type ComponentProps } from 'react'
import { EditIcon, FlagIcon } from '../../../art/Icon/index.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { section } from '../ListingDetails/DetailSection.css.ts'
import { suggestLinksMessages } from './messages.ts'
import { opening } from './opening.ts'
import * as styles from './SuggestLinks.css.ts'

export interface SuggestLinksProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Where somebody writes without script, and while the code of `SuggestChange` cannot be fetched. */
  suggestHref: string
  reportHref: string
  /** Where somebody claims the page. @default nowhere */
  claimHref?: string | undefined
  /** Opens `SuggestChange` in place of the link. @default the links are followed */
  onSuggest?: () => void
  /** Opens it at its report. */
  onReport?: () => void
}

/** At the end of a listing's page: whoever knows better says so here. */
export function SuggestLinks(given: SuggestLinksProps) {
  const { suggestHref, reportHref, claimHref, onSuggest, onReport, className, ...props } = given
  const messages = useMessages('suggestLinks', suggestLinksMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(section.block, className)} {...props}>
      <Heading level={2} size="h3" id={id}>
        {messages.heading}
      </Heading>
      <p className={styles.text}>{messages.text}</p>
      <div className={styles.ways}>
        <LinkButton variant="secondary" href={suggestHref} {...opening(onSuggest)}>
          <EditIcon size={18} />
          {messages.suggest}
        </LinkButton>
        <Link standalone href={reportHref} className={styles.report} {...opening(onReport)}>
          <FlagIcon size={18} />
          {messages.report}
        </Link>
      </div>
      {claimHref !== undefined && (
        <p className={styles.claim}>
          {messages.claim}{' '}
          <Link standalone href={claimHref}>
            {messages.claimLink}
          </Link>
        </p>
      )}
    </section>
  )
}
