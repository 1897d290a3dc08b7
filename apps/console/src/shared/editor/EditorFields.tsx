import { fieldRule, LISTING_LIMITS, type FieldType, type PackageTier } from '@dira/directory-core'
import type { ListingField, ListingForm } from '@dira/data'
import { DateField, Select, TextArea, TextField, type SelectOption, type TextFieldProps } from '@dira/ui'
import { createContext, use, type ComponentType, type ReactNode } from 'react'
import { useController, type Control } from 'react-hook-form'
import { FIELD_NAMES } from '../fieldNames.ts'

/** The place of a field: what the page says of it stands around it. */
export interface PlaceProps {
  readonly name: ListingField
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** What the fields need to know of the whole. */
export interface EditorState {
  readonly control: Control<ListingForm>
  /** What the fields hold at this moment. */
  readonly valuesNow: () => ListingForm
  /** The package that shows. */
  readonly tier: PackageTier
  readonly Place: ComponentType<PlaceProps>
  /** The small file of an image by its address. @default that of this site, which everybody sees */
  readonly imageOf?: (url: string) => string | undefined
  /** A note on an image. @default none */
  readonly markOfImage?: (url: string) => ReactNode
  /** The listing for which an owner sends images. @default an administrator sends them */
  readonly sentFor?: string
}

export const EditorContext = createContext<EditorState | null>(null)

export function useEditorState(): EditorState {
  const state = use(EditorContext)
  if (!state) throw new Error('A field of the editor needs EditorContext above it.')
  return state
}

/** A field of the form: what it holds, how it changes, and what is wrong with it. */
export function useEditorField<Field extends ListingField>(name: Field) {
  const { control } = useEditorState()
  const { field, fieldState } = useController<ListingForm, ListingField>({ control, name })
  return {
    value: field.value as ListingForm[Field],
    onChange: (value: ListingForm[Field]) => field.onChange(value),
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    /** The errors of a list, item by item. */
    errors: fieldState.error as unknown as
      | readonly (Readonly<Record<string, { message?: string } | undefined>> | undefined)[]
      | undefined,
  }
}

/** The place of a field. */
export function FieldPlace(props: PlaceProps) {
  const { Place } = useEditorState()
  return <Place {...props} />
}

/** A field that holds a text. */
export type TextName = {
  [Field in ListingField]: ListingForm[Field] extends string ? Field : never
}[ListingField]

/** What a keyboard needs to know of a line. */
const LINE_TYPES: { readonly [Type in FieldType]?: NonNullable<TextFieldProps['type']> } = {
  phone: 'tel',
  email: 'email',
}

interface LineProps extends Pick<TextFieldProps, 'type' | 'description' | 'list' | 'autoComplete'> {
  readonly name: TextName
  readonly isWide?: boolean
  /** It shows how many characters are left, and takes more. */
  readonly isCounted?: boolean
  /** What else happens when it is written. */
  readonly onWrite?: (text: string) => void
  /** The text as it should be, once somebody has left the field. @default as it is written */
  readonly usual?: (written: string) => Promise<string>
}

/** A line of text of the form. */
export function LineField({ name, isWide = false, isCounted = false, onWrite, usual, ...props }: LineProps) {
  const { value, onChange, onBlur, error } = useEditorField(name)
  const { type, limit } = fieldRule(name)
  const write = (text: string) => {
    onWrite?.(text)
    onChange(text)
  }
  async function leave() {
    onBlur()
    const text = (await usual?.(value)) ?? value
    if (text !== value) write(text)
  }
  return (
    <FieldPlace name={name} isWide={isWide}>
      <TextField
        label={FIELD_NAMES[name]}
        name={name}
        value={value}
        onChange={write}
        onBlur={() => void leave()}
        error={error}
        autoComplete="off"
        type={LINE_TYPES[type] ?? 'text'}
        {...(limit !== undefined && (isCounted ? { limit } : { maxLength: limit }))}
        {...props}
      />
    </FieldPlace>
  )
}

/** A day of the form, as people write it. */
export function DayField({ name, description }: Pick<LineProps, 'name' | 'description'>) {
  const { value, onChange, onBlur, error } = useEditorField(name)
  return (
    <FieldPlace name={name}>
      <DateField label={FIELD_NAMES[name]} {...{ name, description, value, onChange, onBlur, error }} />
    </FieldPlace>
  )
}

/** The description. */
export function DescriptionField() {
  const { value, onChange, onBlur, error } = useEditorField('description')
  return (
    <FieldPlace name="description" isWide>
      <TextArea
        label={FIELD_NAMES.description}
        name="description"
        description="The first two lines show on cards."
        limit={LISTING_LIMITS.description}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
      />
    </FieldPlace>
  )
}

interface ChoiceProps {
  readonly name: TextName
  readonly options: readonly SelectOption[]
  readonly onWrite?: (value: string) => void
}

/** A choice from a list of the form. */
export function ChoiceField({ name, options, onWrite }: ChoiceProps) {
  const { value, onChange, onBlur, error } = useEditorField(name)
  return (
    <FieldPlace name={name}>
      <Select
        label={FIELD_NAMES[name]}
        name={name}
        labelPlacement="above"
        options={options}
        value={value}
        onChange={(chosen) => {
          onWrite?.(chosen)
          onChange(chosen)
        }}
        onBlur={onBlur}
        error={error}
      />
    </FieldPlace>
  )
}
