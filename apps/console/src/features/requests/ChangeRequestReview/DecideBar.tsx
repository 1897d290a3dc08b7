import type { Ref } from 'react'
import { Button, Select, KeyHint, Text, TextField } from '@dira/ui'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import { CHECK_WAYS, type CheckWay } from './reviewedRequest.ts'

interface DecideBarProps {
  /** How many fields are accepted, kept and still to decide; undefined where no field is asked for. */
  counts: { readonly accepted: number; readonly kept: number; readonly open: number } | undefined
  /** The label for accepting a request that asks for no field, and the effect of that. */
  acceptLabel: string
  acceptEffect: string
  canAcceptAll: boolean
  /** How the accepted facts were checked; undefined where no fact is accepted. */
  how: CheckWay | undefined
  onHowChange: (how: CheckWay) => void
  isWriting: boolean
  why: string
  whyField: Ref<HTMLInputElement>
  /** Everything is kept and nothing says why. */
  isWhyMissing: boolean
  onWhyChange: (why: string) => void
  onAcceptAll: () => void
  onDecide: () => void
}

/** How much is decided, and the way on. While something is open it leads to the first of that. */
export function DecideBar(props: DecideBarProps) {
  const { counts, acceptLabel, acceptEffect, canAcceptAll, how, isWriting, why, whyField, isWhyMissing } = props
  const { onHowChange, onWhyChange, onAcceptAll, onDecide } = props
  const messages = changeRequestReviewMessages
  const isReady = !counts || counts.open === 0
  return (
    <div className={styles.bar}>
      <div className={styles.barText}>
        {counts && (
          <p role="status" className={styles.tally}>
            {messages.tally(counts.accepted, counts.kept, counts.open)}
          </p>
        )}
        <Text size="small" tone="muted">
          {counts ? messages.effect : acceptEffect}
        </Text>
      </div>
      {how !== undefined && (
        <Select
          label={messages.how}
          labelPlacement="above"
          description={messages.howHint}
          options={CHECK_WAYS.map((value) => ({ value, label: messages.ways[value] }))}
          value={how}
          onChange={(value) => onHowChange(CHECK_WAYS.find((way) => way === value) ?? how)}
          className={styles.how}
        />
      )}
      {counts && counts.kept > 0 && (
        <TextField
          ref={whyField}
          label={messages.why}
          description={messages.whyHint}
          error={isWhyMissing ? messages.whyNeeded : undefined}
          optional={counts.accepted > 0 || counts.open > 0}
          maxLength={1000}
          name="why"
          value={why}
          onChange={onWhyChange}
          className={styles.why}
        />
      )}
      <div className={styles.barActions}>
        {canAcceptAll && (
          <Button variant="secondary" isDisabled={isWriting} onPress={onAcceptAll}>
            {messages.acceptAll}
          </Button>
        )}
        <Button
          variant={isReady ? 'primary' : 'secondary'}
          isPending={isWriting}
          aria-keyshortcuts={messages.decideKeys}
          onPress={onDecide}
        >
          {isWriting ? messages.deciding : counts ? messages.decide : acceptLabel}
          {!isWriting && <KeyHint keys="$mod+Enter" />}
        </Button>
      </div>
    </div>
  )
}
