import { fieldsThat } from '@dira/directory-core'
import { factOptions } from '../../app/factOptions.ts'
import { ChoiceField, useEditorField } from './EditorFields.tsx'

/** The facts of the place. */
export function FactFields() {
  return fieldsThat('isPlaceFact').map((fact) => <FactField key={fact} fact={fact} />)
}

function FactField({ fact }: { readonly fact: ReturnType<typeof fieldsThat<'isPlaceFact'>>[number] }) {
  const category = useEditorField('category').value
  const { value } = useEditorField(fact)
  return <ChoiceField name={fact} options={factOptions(fact, category, value)} />
}
