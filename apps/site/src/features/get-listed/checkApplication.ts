import '../../shared/data/zodWithoutEval.ts'
import { CHANGE_REQUEST_LIMITS, listingFormSchema } from '@dira/data'
import { contactMessageSchema } from '@dira/directory-core'
import { z } from 'zod'
import { STEPS, type Application, type ApplicationField } from '../../shared/application/application.ts'
import { FIELD_LABELS, isAsked } from '../../shared/application/askedFields.ts'

/** The error of a field, with the name of its control in the form, such as `phone` or `images.0.alt`, and its label. */
export interface FieldFault {
  readonly name: string
  readonly label: string
  readonly error: string
}

const listing = listingFormSchema.shape
const tooLong = (limit: number) => `At most ${limit} characters.`
const needed = (limit: number, sentence: string) => z.string().trim().min(1, sentence).max(limit, tooLong(limit))

const SCHEMAS: Readonly<Record<ApplicationField, z.ZodType>> = {
  ...listing,
  plan: listing.packageTier,
  phone: listing.phone.refine((text) => /\d{3}/.test(text), 'Write the number that travellers ring.'),
  contactName: needed(CHANGE_REQUEST_LIMITS.name, 'Write your name.'),
  contactEmail: needed(254, 'Write the address that we answer to.').pipe(contactMessageSchema.shape.email),
  contactPhone: z.string().max(CHANGE_REQUEST_LIMITS.phone, tooLong(CHANGE_REQUEST_LIMITS.phone)),
}

/** The errors to mend before a step can be left, in the order of its fields. */
export function faultsOf(application: Application, step: number): readonly FieldFault[] {
  const fields: readonly ApplicationField[] = STEPS[step]?.fields ?? []
  return fields
    .filter((field) => isAsked(application.plan, field))
    .flatMap((name) => {
      const parsed = SCHEMAS[name].safeParse(application[name])
      const faults = (parsed.error?.issues ?? []).map(({ path, message }) => ({
        name: [name, ...path].join('.'),
        label: name === 'images' && typeof path[0] === 'number' ? `Image ${path[0] + 1}` : FIELD_LABELS[name],
        error: message,
      }))
      // One sentence for each control.
      return faults.filter((fault, place) => faults.findIndex((other) => other.name === fault.name) === place)
    })
}

/** The first step in which something is to mend; undefined when nothing is. */
export function firstFaultyStep(application: Application): number | undefined {
  const at = STEPS.findIndex((_, step) => faultsOf(application, step).length > 0)
  return at < 0 ? undefined : at
}
