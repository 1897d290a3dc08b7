import { listingFormSchema, NEW_LISTING, type ListingForm } from '@dira/data'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'

/** The fields of the editor, checked by the schema that says what the database takes. */
export function useListingForm(opened: { readonly form: ListingForm } | undefined) {
  return useForm<ListingForm>({
    defaultValues: opened?.form ?? NEW_LISTING,
    resolver,
    // A field gets an error only once it is left; the error goes as soon as the field is right.
    mode: 'onTouched',
    reValidateMode: 'onChange',
    // By their place on the page, `focusFirstFault`: lists have fields of their own.
    shouldFocusError: false,
  })
}

/** Puts the focus into the first field that cannot be stored as it is. */
export function focusFirstFault(): void {
  // Once the errors are on the page.
  setTimeout(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus())
}

const resolver: Resolver<ListingForm> = async (values) => {
  const checked = listingFormSchema.safeParse(values)
  if (checked.success) return { values: checked.data, errors: {} }
  const errors: Record<string, unknown> = {}
  for (const { path, message } of checked.error.issues) place(errors, path.map(String), { type: 'schema', message })
  return { values: {}, errors: errors as FieldErrors<ListingForm> }
}

/** The first thing that is wrong with a field counts. */
function place(errors: Record<string, unknown>, [key, ...rest]: readonly string[], error: object): void {
  if (key === undefined) return
  if (rest.length === 0) errors[key] ??= error
  else place((errors[key] ??= {}) as Record<string, unknown>, rest, error)
}
