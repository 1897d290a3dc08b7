import { useId, type ReactNode } from 'react'
import { Heading, Select, type SelectOption, TextField, Segments } from '@dira/ui'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import type { NewListing } from './reviewedRequest.ts'

interface NewListingChoiceProps {
  value: NewListing
  onChange: (value: NewListing) => void
  tiers: readonly SelectOption[]
  preview: ReactNode
}

/** How the listing of an application begins, and what it will look like. */
export function NewListingChoice({ value, onChange, tiers, preview }: NewListingChoiceProps) {
  const messages = changeRequestReviewMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.newListing}>
      <Heading level={2} size="h3" id={id} className={styles.wholeRow}>
        {messages.newListing}
      </Heading>
      <div className={styles.newListingFields}>
        <Segments
          label={messages.status}
          options={[
            { value: 'draft', label: messages.draft },
            { value: 'published', label: messages.published },
          ]}
          value={value.status}
          onChange={(status) => onChange({ ...value, status })}
        />
        <Select
          label={messages.tier}
          labelPlacement="above"
          options={tiers}
          value={value.tier}
          onChange={(tier) => onChange({ ...value, tier })}
        />
        <TextField
          label={messages.slug}
          name="slug"
          dir="ltr"
          maxLength={120}
          value={value.slug}
          onChange={(slug) => onChange({ ...value, slug })}
        />
      </div>
      {preview !== undefined && (
        <div className={styles.preview} role="group" aria-label={messages.preview}>
          {preview}
        </div>
      )}
    </section>
  )
}
