import { Cover } from '../../art/Cover/index.ts'
import { Needle } from '../../art/Needle/index.ts'
import { Pictogram } from '../../art/Pictogram/index.ts'
import { selvedge } from '../../art/selvedge/selvedge.css.ts'
import { Heading } from '../../components/Heading/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { TierBadge } from '../TierBadge/index.ts'
import { CardContacts } from './CardContacts.tsx'
import { CardLink } from './CardLink.tsx'
import type { CardLayoutProps } from './ListingCard.tsx'
import * as styles from './StoryCard.css.ts'

export interface StoryCardProps extends CardLayoutProps {
  /** Which cloth it is cut from: `gold` has a woven edge and stays large on narrow screens, `plain` becomes compact there. */
  cloth: keyof typeof styles.card
  /** Its photograph, in place of the cloth. */
  photoSrc: string | undefined
}

/** The card of a listing that tells its story: picture, category, name, place, a few lines, and all the ways to reach it. */
export function StoryCard({ card, href, headingLevel, cloth, photoSrc, className, ...props }: StoryCardProps) {
  return (
    <article className={joinClasses(styles.card[cloth], className)} {...props}>
      <div className={styles.cover[cloth]}>
        <div className={styles.art}>
          <Cover slug={card.slug} category={card.categoryIcon} src={photoSrc} />
        </div>
        {cloth === 'gold' && <div className={joinClasses(selvedge.gold, styles.edge)} />}
      </div>
      <TierBadge tier={card.tier} label={card.tierLabel} className={styles.badge[cloth]} />
      <p className={styles.category[cloth]}>
        <Pictogram name={card.categoryIcon} size={20} />
        {card.category}
      </p>
      <Heading level={headingLevel} size="h3" className={styles.name}>
        <bdi>{card.businessName}</bdi>
      </Heading>
      <p className={styles.place}>
        <Needle className={styles.needle} />
        <bdi>{card.locationLine}</bdi>
      </p>
      {card.description && (
        <p className={styles.description}>
          <bdi>{card.description}</bdi>
        </p>
      )}
      <CardContacts card={card} look="story" />
      <CardLink href={href} businessName={card.businessName} />
    </article>
  )
}
