import type { ListingField } from '@dira/data'
import { ConflictChoice } from './ConflictChoice/ConflictChoice.tsx'
import { EditorField } from './ListingEditor/EditorField.tsx'
import { FIELD_NAMES } from '../fieldNames.ts'
import { fieldText } from './editorNames.ts'
import type { Conflict, Meanwhile } from './useMeanwhile.ts'

/** How a field that two people changed is settled. */
export interface Settling {
  readonly meanwhile: Meanwhile | undefined
  readonly choose: (field: ListingField, whose: 'mine' | 'theirs' | undefined) => void
  readonly settle: (field: ListingField) => void
}

interface FieldConflictProps extends Settling {
  readonly conflict: Conflict
  /** The name of the other person. */
  readonly who: string
}

/** Both values of a field that two people changed, in its place. */
export function FieldConflict({ conflict, who, meanwhile, choose, settle }: FieldConflictProps) {
  const { field, chosen } = conflict
  const [mine = '', theirs = '', before = ''] = [conflict.mine, conflict.theirs, conflict.before].map((form) =>
    fieldText(field, form),
  )
  const all = meanwhile?.conflicts ?? []
  return (
    <EditorField isWide>
      <ConflictChoice
        {...{ mine, theirs, before, who, chosen }}
        label={FIELD_NAMES[field]}
        savedAt={meanwhile?.saver?.at}
        place={{ at: all.indexOf(conflict) + 1, of: all.length }}
        onChoose={(whose) => choose(field, whose)}
        onBoth={field === 'description' ? () => settle(field) : undefined}
      />
    </EditorField>
  )
}
