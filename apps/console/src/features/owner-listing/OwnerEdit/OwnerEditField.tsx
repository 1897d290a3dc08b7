import type { ReactNode } from 'react'
import { Button } from '@dira/ui'
import { ownerEditMessages } from './messages.ts'
import * as styles from './OwnerEdit.css.ts'
import { OwnerEditMark, type OwnerEditMarkProps } from './OwnerEditMark.tsx'

export interface OwnerEditFieldProps extends OwnerEditMarkProps {
  children: ReactNode
  /** What the field is called, for who hears its buttons without seeing them. */
  name: string
  /** What the page says where the field says something else; '' for nothing. @default the field says the same */
  page?: string | undefined
  /** Gives the field what the page says. */
  onBack?: (() => void) | undefined
  /** As wide as the section. @default half of it */
  isWide?: boolean
  /** It is a list without a label of its own: its mark has a line of its own. @default at the end of the label's line */
  isList?: boolean
}

/** A field of OwnerEdit: when its change shows, and what the page says until then. */
export function OwnerEditField(given: OwnerEditFieldProps) {
  const { children, name, when, page, onBack, isWide = false, isList = false } = given
  const messages = ownerEditMessages
  const isLive = when === 'live'
  return (
    <div className={styles.place} data-wide={isWide || undefined}>
      <p className={isList ? styles.marksOfList : styles.marks}>
        <OwnerEditMark when={when} />
      </p>
      {children}
      {page !== undefined && (
        <div className={styles.before}>
          <span className={styles.beforeName}>{isLive ? messages.was : messages.onThePage}</span>
          <bdi className={styles.beforeText}>{page || messages.nothing}</bdi>
          {onBack && (
            <Button
              variant="link"
              aria-label={isLive ? messages.putBackOf(name) : messages.takeBackOf(name)}
              onPress={onBack}
            >
              {isLive ? messages.putBack : messages.takeBack}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
