import { LISTING_LIMITS } from '@dira/directory-core'
import { EditorField } from './ListingEditor/EditorField.tsx'
import { EditorItems } from './ListingEditor/EditorItems.tsx'
import { DateField, TextArea, TextField } from '@dira/ui'
import { FieldPlace, useEditorField } from './EditorFields.tsx'

/** Profiles of the business elsewhere. */
export function SocialLinks() {
  const { value, onChange, errors } = useEditorField('socialMedia')
  const set = (at: number, change: Partial<(typeof value)[number]>) =>
    onChange(value.map((link, index) => (index === at ? { ...link, ...change } : link)))
  return (
    <FieldPlace name="socialMedia" isWide>
      <EditorItems
        items={value}
        keyOf={(_, at) => String(at)}
        addLabel="Add a social link"
        removeLabel={({ platform }, at) => `Remove ${platform || `link ${at + 1}`}`}
        canAdd={value.length < LISTING_LIMITS.items}
        onAdd={() => onChange([...value, { platform: '', url: 'https://' }])}
        onRemove={(at) => onChange(value.filter((_, index) => index !== at))}
      >
        {({ platform, url }, at) => (
          <>
            <TextField
              label="Platform"
              value={platform}
              maxLength={LISTING_LIMITS.shortText}
              error={errors?.[at]?.['platform']?.message}
              onChange={(text) => set(at, { platform: text })}
            />
            <TextField
              label="Address of the profile"
              type="url"
              value={url}
              maxLength={LISTING_LIMITS.url}
              error={errors?.[at]?.['url']?.message}
              onChange={(text) => set(at, { url: text })}
            />
          </>
        )}
      </EditorItems>
    </FieldPlace>
  )
}

/** Offers, each until a day or without an end. */
export function Offers() {
  const { value, onChange, errors } = useEditorField('specialOffers')
  const set = (at: number, change: Partial<(typeof value)[number]>) =>
    onChange(value.map((offer, index) => (index === at ? { ...offer, ...change } : offer)))
  return (
    <FieldPlace name="specialOffers" isWide>
      <EditorItems
        items={value}
        keyOf={({ id }) => id}
        addLabel="Add an offer"
        removeLabel={({ title }, at) => `Remove ${title || `offer ${at + 1}`}`}
        canAdd={value.length < LISTING_LIMITS.items}
        onAdd={() => onChange([...value, { id: crypto.randomUUID(), title: '', description: '', validUntil: '' }])}
        onRemove={(at) => onChange(value.filter((_, index) => index !== at))}
      >
        {({ title, description, validUntil }, at) => (
          <>
            <TextField
              label="Offer"
              value={title}
              maxLength={LISTING_LIMITS.shortText}
              error={errors?.[at]?.['title']?.message}
              onChange={(text) => set(at, { title: text })}
            />
            <DateField
              label="Last day"
              optional
              value={validUntil}
              error={errors?.[at]?.['validUntil']?.message}
              onChange={(text) => set(at, { validUntil: text })}
            />
            <EditorField isWide>
              <TextArea
                label="What it is"
                rows={2}
                value={description}
                maxLength={LISTING_LIMITS.description}
                onChange={(text) => set(at, { description: text })}
              />
            </EditorField>
          </>
        )}
      </EditorItems>
    </FieldPlace>
  )
}
