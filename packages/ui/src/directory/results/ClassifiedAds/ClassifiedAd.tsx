import type { ListingCard } from '@dira/directory-core'
import type { ReactNode } from 'react'
import { Pictogram } from '../../../art/Pictogram/Pictogram.tsx'
import { Heading, type HeadingLevel } from '../../../components/Heading/Heading.tsx'
import { CardContacts } from '../ListingCard/CardContacts.tsx'
import { CardLink } from '../ListingCard/CardLink.tsx'
import type { CardLayoutProps } from '../ListingCard/cardLayout.ts'
import { PlaceLine } from '../ListingCard/PlaceLine.tsx'
import { TierBadge } from '../TierBadge/TierBadge.tsx'
import * as styles from './ClassifiedAd.css.ts'
import { adSetting } from './adSetting.ts'

interface ClassifiedAdProps extends Pick<CardLayoutProps, 'facts' | 'distance'> {
  card: ListingCard
  href: string
  headingLevel: HeadingLevel
  actions: ReactNode
}

/** A small ad: badge, category, name, place, number and the way on, in one of six settings. */
export function ClassifiedAd({ card, href, headingLevel, actions, facts, distance }: ClassifiedAdProps) {
  const setting = adSetting(card.slug)
  return (
    <article className={styles.ad[setting]}>
      {setting === 'woven' && <div className={styles.edge} />}
      <div className={styles.head}>
        <TierBadge tier={card.tier} label={card.tierLabel} />
        <Pictogram name={card.categoryIcon} size={32} />
      </div>
      <Heading level={headingLevel} size={setting === 'large' ? 'plate' : 'h3'} className={styles.name}>
        <bdi translate="no">{card.businessName}</bdi>
      </Heading>
      <PlaceLine place={card.locationLine} facts={facts} distance={distance} className={styles.place} />
      <CardContacts card={card} look="ad" />
      <div className={styles.foot}>
        <CardLink href={href} businessName={card.businessName} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}
