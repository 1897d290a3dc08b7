import { useId, type ComponentProps } from 'react'
import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { PointedBand } from '../../../components/PointedBand/PointedBand.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './OwnerBand.css.ts'
import { ownerBandMessages } from './messages.ts'

export interface OwnerBandProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The price of the smallest package, as directory-core writes it, such as 'R595'. */
  fromPrice: string
  pricingHref: string
  contactHref: string
}

/** Calls on those who own a business: a night-blue band across the page that points at a cloth. */
export function OwnerBand({ fromPrice, pricingHref, contactHref, ...props }: OwnerBandProps) {
  const messages = useMessages('ownerBand', ownerBandMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} {...props}>
      <PointedBand tone="inverse" depth="large" art={<CoverArt slug="loom" category="shopping" />}>
        <div className={styles.words}>
          <Heading level={2} size="h1" id={id} className={styles.heading}>
            {messages.heading}
          </Heading>
          <Text size="lead" className={styles.text}>
            {messages.text(fromPrice)}
          </Text>
          <Inline gap={4}>
            <LinkButton variant="sun" href={pricingHref}>
              {messages.pricing}
            </LinkButton>
            <LinkButton variant="inverse" href={contactHref}>
              {messages.contact}
            </LinkButton>
          </Inline>
        </div>
      </PointedBand>
    </section>
  )
}
