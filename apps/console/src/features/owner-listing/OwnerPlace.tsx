import type { ListingForm, OwnerField } from '@dira/data'
import { fieldRule, subcategoryName } from '@dira/directory-core'
import { OwnerEditField } from './OwnerEdit/OwnerEditField.tsx'
import { createContext, use } from 'react'
import type { PlaceProps } from '../../shared/editor/EditorFields.tsx'
import { fieldText } from '../../shared/editor/editorNames.ts'
import { FIELD_NAMES } from '../../shared/fieldNames.ts'
import { FieldConflict } from '../../shared/editor/FieldConflict.tsx'
import { categoryLabel } from '../../shared/listings/names.ts'
import { subcategories } from '@dira/data/site'
import type { OwnerEditing } from './useOwnerEdit.ts'

/** What an owner is told of the fields. */
export const OwnerPlacesContext = createContext<OwnerEditing | null>(null)

/** Whether what a field holds shows at once or is looked at first. */
export function isLive({ opened, unsaved }: Pick<OwnerEditing, 'opened' | 'unsaved'>, field: OwnerField): boolean {
  const waits = opened.waitingFields.includes(field) && !unsaved.includes(field)
  return opened.liveFields.includes(field) && !waits
}

/** The place of a field: when its change shows, and what the page says until then; where two people changed it, both values instead. */
export function OwnerPlace({ name, isWide = false, children }: PlaceProps) {
  const editing = use(OwnerPlacesContext)
  if (!editing) throw new Error('A place of the editor needs OwnerPlacesContext above it.')
  const { opened, values, meanwhile, takeBack } = editing
  const conflict = meanwhile?.conflicts.find(({ field }) => field === name)
  if (conflict)
    return <FieldConflict {...editing} conflict={conflict} who={meanwhile?.saver?.who ?? 'On the page now'} />
  // These pages have no other fields.
  const field = name as OwnerField
  const page = shownText(field, opened.page)
  return (
    <OwnerEditField
      name={FIELD_NAMES[field].toLowerCase()}
      when={isLive(editing, field) ? 'live' : 'waits'}
      page={shownText(field, values) === page ? undefined : page}
      onBack={() => takeBack(field)}
      isWide={isWide}
      isList={fieldRule(field).itemKey !== undefined}
    >
      {children}
    </OwnerEditField>
  )
}

function shownText(field: OwnerField, form: ListingForm): string {
  if (field === 'category') return categoryLabel(form.category)
  if (field === 'subcategory') return form.subcategory && subcategoryName({ subcategories }, form.subcategory)
  return fieldText(field, form)
}
