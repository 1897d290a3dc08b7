import type { ListingStatus } from '@dira/data'
import { LISTING_LIMITS } from '@dira/directory-core'
import { Button, TextField } from '@dira/ui'
import { useRef, useState } from 'react'
import { paths } from '@dira/data/site'
import { FieldPlace, useEditorField } from '../../shared/editor/EditorFields.tsx'
import { FIELD_NAMES } from '../../shared/fieldNames.ts'

interface AddressFieldProps {
  /** The address as it is stored, and its page's status, where people may have it: it is changed by an act of its own. */
  readonly kept: { readonly slug: string; readonly status: ListingStatus } | undefined
}

/** The address of the page. */
export function AddressField({ kept }: AddressFieldProps) {
  const { value, onChange, onBlur, error } = useEditorField('slug')
  const input = useRef<HTMLInputElement>(null)
  /** The address in whose place another one is wanted. */
  const [changing, setChanging] = useState<string>()
  const isKept = kept !== undefined && kept.slug === value && kept.slug !== changing
  return (
    <FieldPlace name="slug" isWide>
      <TextField
        label={FIELD_NAMES.slug}
        name="slug"
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        autoComplete="off"
        ref={input}
        readOnly={isKept}
        maxLength={LISTING_LIMITS.slug}
        description={hint()}
      />
      {isKept && (
        <Button
          variant="link"
          onPress={() => {
            setChanging(value)
            input.current?.focus()
          }}
        >
          Change the address
        </Button>
      )}
    </FieldPlace>
  )

  function hint(): string {
    const address = value === '' ? paths.listing('a').replace(/a$/, '…') : paths.listing(value)
    if (!kept) return `${address}. Once the page is published, it stays when the business is renamed.`
    if (isKept) return `${address}. It stays when the business is renamed.`
    const when = kept.status === 'published' ? 'saved' : 'saved and published'
    return `${address}. Once this is ${when}, ${paths.listing(kept.slug)} leads there for good.`
  }
}
