import { useNotices } from '@dira/app'
import { useAuth } from '@dira/auth/react'
import { changedFields, NEW_LISTING, type ListingField, type ListingForm } from '@dira/data'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { savedDraft } from './savedDraft.ts'
import { focusFirstFault, useListingForm } from './useListingForm.ts'
import { useMeanwhile, type Saver } from './useMeanwhile.ts'

/** What a save came to, where it stored nothing. */
interface Refusal {
  readonly field?: ListingField | undefined
  readonly message: string
}

interface Edited {
  readonly id: string
  readonly form: ListingForm
}

/**
 * A listing that is edited, by an administrator or its owner: what was opened, what is written, what others saved meanwhile, and the draft that the browser
 * keeps. How it is saved is the caller's: `saveBy` checks the fields first, and `goOn` or `refuse` takes what came of it.
 */
export function useEditing<First extends Edited | undefined>(first: First) {
  const { notify } = useNotices()
  // Only who is signed in comes here.
  const account = useAuth().user?.id ?? ''
  const [opened, setOpened] = useState<First | NonNullable<First>>(first)
  const form = useListingForm(first)
  // All fields are there from the start.
  const values = useWatch({ control: form.control }) as ListingForm
  const base = opened?.form ?? NEW_LISTING
  const unsaved = changedFields(base, values)
  const { meanwhile, join, choose, settle, clear } = useMeanwhile()
  const draft = useMemo(() => savedDraft(account, first?.id), [account, first?.id])

  const show = (next: ListingForm) => form.reset(next, { keepErrors: true, keepTouched: true })

  return {
    form,
    values,
    base,
    opened,
    setOpened,
    unsaved,
    draft,
    account,
    meanwhile,
    /** How many fields two people changed, and nobody has chosen between them. */
    toChoose: meanwhile?.conflicts.filter(({ chosen }) => chosen === undefined).length ?? 0,
    settle,
    /** Who it was that saved meanwhile, once that is known. */
    name: (saver: Saver) => join({ opened: base, mine: base, theirs: base }, saver),
    /** The listing as it is now takes the place of what was opened; what was written here stays. Answers whether anything was written. */
    meet: (now: NonNullable<First>, saver?: Saver): boolean => {
      setOpened(now)
      const mine = form.getValues()
      const isWritten = changedFields(base, mine).length > 0
      show(isWritten ? join({ opened: base, mine, theirs: now.form }, saver) : now.form)
      return isWritten
    },
    /** What the browser kept of an earlier day is joined with what was saved since. */
    takeUp: (kept: { readonly base: ListingForm; readonly form: ListingForm }, theirs: ListingForm) =>
      show(join({ opened: kept.base, mine: kept.form, theirs }, undefined)),
    /** Checks the fields, and saves what they hold. */
    saveBy: (save: (written: ListingForm) => Promise<void> | void) =>
      form.handleSubmit(async () => save(form.getValues()), focusFirstFault)(),
    /** The editor goes on from what was stored; what was written while it was being saved stays, and is answered. */
    goOn: (stored: NonNullable<First>, written: ListingForm): readonly ListingField[] => {
      clear()
      setOpened(stored)
      const now = form.getValues()
      const since = changedFields(written, now)
      show({ ...stored.form, ...Object.fromEntries(since.map((field) => [field, now[field]])) })
      return since
    },
    /** Says at its field, or in a notice, why nothing was stored. */
    refuse: ({ field, message }: Refusal) => {
      if (field) form.setError(field, { type: 'database', message })
      else notify(message, { tone: 'error' })
      focusFirstFault()
    },
    /** Everything is as it was opened. */
    discard: () => {
      form.reset(base)
      clear()
      draft.forget()
    },
    choose: (field: ListingField, whose: 'mine' | 'theirs' | undefined) => {
      const conflict = meanwhile?.conflicts.find((one) => one.field === field)
      if (!conflict) return
      form.setValue(field, conflict[whose ?? 'mine'][field], { shouldDirty: true, shouldValidate: true })
      choose(field, whose)
    },
  }
}
