import { fieldRule, fieldsThat, type FieldsThat } from '@dira/directory-core'
import { CheckboxGroup } from '@dira/ui'
import { factOptions, factValues } from '@dira/data/site'
import { FIELD_NAMES } from '../fieldNames.ts'
import { ChoiceField, FieldPlace, LineField, useEditorField, type TextName } from './EditorFields.tsx'

type Fact = FieldsThat<'isPlaceFact'>

/** Hints for the fields that are texts. */
const TEXT_FACTS = {
  brand: 'The chain or franchise whose name it trades under.',
  operator: 'The company that runs it, if it has another name.',
} as const

/** The facts of the place, each by its type. */
export function FactFields() {
  return fieldsThat('isPlaceFact').map((fact) =>
    isText(fact) ? <OneValue key={fact} fact={fact} /> : <Values key={fact} fact={fact} />,
  )
}

const isText = (fact: Fact): fact is Fact & TextName => fieldRule(fact).type !== 'choices'

function OneValue({ fact }: { readonly fact: Fact & TextName }) {
  return fact === 'brand' || fact === 'operator' ? (
    <LineField name={fact} description={TEXT_FACTS[fact]} />
  ) : (
    <OneChoice fact={fact} />
  )
}

function OneChoice({ fact }: { readonly fact: Fact & TextName }) {
  const category = useEditorField('category').value
  const { value } = useEditorField(fact)
  return <ChoiceField name={fact} options={factOptions(fact, category, value)} />
}

function Values({ fact }: { readonly fact: Exclude<Fact, TextName> }) {
  const category = useEditorField('category').value
  const { value, onChange, error } = useEditorField(fact)
  return (
    <FieldPlace name={fact} isWide>
      <CheckboxGroup
        label={FIELD_NAMES[fact]}
        // Not the name alone: a form has attributes of its own.
        name={`${fact}[]`}
        options={factValues(fact, category, value)}
        value={value}
        inColumns
        // In one order, so that the same choices are the same value.
        onChange={(values) => onChange(values.toSorted((a, b) => (a < b ? -1 : 1)))}
        {...(error !== undefined && { error })}
      />
    </FieldPlace>
  )
}
