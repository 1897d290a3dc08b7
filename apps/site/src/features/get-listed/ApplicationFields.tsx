import { Select, TextField, type SelectOption, type TextFieldProps } from '@dira/ui'
import { createContext, use } from 'react'
import type { Application, ApplicationField } from '../../shared/application/application.ts'
import { FIELD_LABELS } from '../../shared/application/askedFields.ts'

/** What the fields of the form know: what is written, and how it changes. */
export interface ApplicationForm {
  readonly written: Application
  readonly write: (change: Partial<Application>) => void
  /** The files of its photographs, which nobody else sees yet. */
  readonly imageOf: (url: string) => string | undefined
}

export const ApplicationContext = createContext<ApplicationForm | null>(null)

export function useApplicationForm(): ApplicationForm {
  const form = use(ApplicationContext)
  if (!form) throw new Error('A field of the application needs ApplicationContext above it.')
  return form
}

type TextName = {
  [Field in ApplicationField]: Application[Field] extends string ? Field : never
}[ApplicationField]

export interface LineProps extends Pick<
  TextFieldProps,
  'type' | 'description' | 'limit' | 'list' | 'maxLength' | 'autoComplete' | 'optional'
> {
  readonly name: TextName
  /** The text as it should be, once somebody has left the field. @default as it is written */
  readonly usual?: (written: string) => Promise<string>
}

/** A line of text of the form. */
export function LineField({ name, usual, ...props }: LineProps) {
  const { written, write } = useApplicationForm()
  async function leave() {
    const text = (await usual?.(written[name])) ?? written[name]
    if (text !== written[name]) write({ [name]: text })
  }
  return (
    <TextField
      label={FIELD_LABELS[name]}
      name={name}
      value={written[name]}
      onChange={(text) => write({ [name]: text })}
      onBlur={() => void leave()}
      {...props}
    />
  )
}

interface ChoiceProps {
  readonly name: TextName
  readonly options: readonly SelectOption[]
  /** What else it changes. */
  readonly alsoWrites?: Partial<Application>
}

/** A choice from a list of the form. */
export function ChoiceField({ name, options, alsoWrites }: ChoiceProps) {
  const { written, write } = useApplicationForm()
  return (
    <Select
      label={FIELD_LABELS[name]}
      name={name}
      labelPlacement="above"
      options={options}
      value={written[name]}
      onChange={(chosen) => write({ [name]: chosen, ...alsoWrites })}
    />
  )
}
