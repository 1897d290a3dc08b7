import type { ListingField } from '@dira/data'
import { fieldRule, isFieldShown } from '@dira/directory-core'
import { EditorField } from '../../shared/editor/ListingEditor/EditorField.tsx'
import { createContext, use } from 'react'
import { tiers } from '@dira/data/site'
import { useEditorState, type PlaceProps } from '../../shared/editor/EditorFields.tsx'
import { FieldConflict, type Settling } from '../../shared/editor/FieldConflict.tsx'

/** What an administrator is told of the fields. */
export const PlacesContext = createContext<(Settling & { readonly unsaved: readonly ListingField[] }) | null>(null)

/** The place of a field in the editor of administrators: whose its value is, and where two people changed it, both values instead. */
export function EditorPlace({ name, isWide = false, children }: PlaceProps) {
  const { tier } = useEditorState()
  const places = use(PlacesContext)
  if (!places) throw new Error('A place of the editor needs PlacesContext above it.')
  const { unsaved, meanwhile } = places
  const conflict = meanwhile?.conflicts.find(({ field }) => field === name)
  const who = meanwhile?.saver?.who.split('@')[0] ?? 'The listing now'
  if (conflict) return <FieldConflict {...places} conflict={conflict} who={who} />
  const isTheirs = meanwhile?.joined.includes(name)
  const isMine = meanwhile?.saver !== undefined && unsaved.includes(name)
  return (
    <EditorField
      isWide={isWide}
      isList={fieldRule(name).itemKey !== undefined}
      mark={isTheirs ? { whose: 'theirs', who } : isMine ? { whose: 'mine' } : undefined}
      hiddenIn={isFieldShown(tier, name) ? undefined : tiers[tier]}
    >
      {children}
    </EditorField>
  )
}
