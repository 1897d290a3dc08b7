import type { AdministratorsList } from '@dira/data'
import { useId } from 'react'
import { Button, Chip, Heading, Stack, Text, joinClasses } from '@dira/ui'
import * as styles from './links.css.ts'
import { linksMessages } from './messages.ts'

/** A link that nobody has used yet. */
export type OpenLink = AdministratorsList['invitations'][number]

interface OpenLinksProps {
  links: readonly OpenLink[]
  headingLevel: 2 | 3
  /** Who made a link, as a part of a sentence. */
  madeBy: (administrator: string | undefined) => string
  /** What a link is for. @default all are for the same */
  purposeOf?: (link: OpenLink) => string
  onWithdraw: (link: OpenLink) => void
}

/** The links that nobody has used yet, each to be taken back. Nothing where there is none. */
export function OpenLinks({ links, headingLevel, madeBy, purposeOf, onWithdraw }: OpenLinksProps) {
  const messages = linksMessages
  const id = useId()
  if (links.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={headingLevel} size="h3" id={id}>
        {messages.open}
      </Heading>
      <ul role="list" aria-labelledby={id} className={styles.list}>
        {links.map((link) => (
          <li key={link.id} className={joinClasses(styles.row, styles.line)}>
            <div className={styles.who}>
              <p className={styles.name}>
                <bdi translate="no">{link.email}</bdi>
                {purposeOf && <Chip hollow>{purposeOf(link)}</Chip>}
              </p>
              <Text size="small" tone="muted">
                {madeBy(link.madeBy)}, {messages.until(new Date(link.expiresAt))}
              </Text>
            </div>
            <Button variant="link" aria-label={messages.withdrawOf(link.email)} onPress={() => onWithdraw(link)}>
              {messages.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
