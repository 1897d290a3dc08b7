import { useAuth } from '@dira/auth/react'
import { changedFields, ownerChanges, type ListingForm, type OwnerField, type OwnerListing } from '@dira/data'
import { sameValue } from '@dira/directory-core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { savedDraft } from '../../shared/editor/savedDraft.ts'
import { focusFirstFault, useListingForm } from '../../shared/editor/useListingForm.ts'
import { useMeanwhile } from '../../shared/editor/useMeanwhile.ts'
import { useNotices } from '@dira/app'
import { ownerListingKey, useOwnerListingData } from './useOwnerListing.ts'
import { useSaveOnce } from './useSaveOnce.ts'

const KEEP_AFTER = 400

/** What happens to a listing that its owner edits: written, kept, saved, taken back, and joined with what others save meanwhile. */
export function useOwnerEdit(first: OwnerListing, latest: OwnerListing) {
  const data = useOwnerListingData()
  const client = useQueryClient()
  const { notify } = useNotices()
  // Only who is signed in comes here.
  const account = useAuth().user?.id ?? ''
  const [opened, setOpened] = useState(first)
  const form = useListingForm(first)
  // All fields are there from the start.
  const values = useWatch({ control: form.control }) as ListingForm
  const unsaved = changedFields(opened.form, values) as readonly OwnerField[]
  const { meanwhile, join, choose, settle, clear } = useMeanwhile()
  const draft = useMemo(() => savedDraft(account, first.id), [account, first.id])
  const [restored, setRestored] = useState<Date>()
  const [savedAt, setSavedAt] = useState<Date | false>()

  const show = (next: ListingForm) => form.reset(next, { keepErrors: true, keepTouched: true })

  /** What was written here before the page was closed is taken up, and joined with what was saved since. */
  const takeUp = useEffectEvent(() => {
    const kept = draft.read()
    if (!kept || changedFields(kept.base, kept.form).length === 0) return
    show(join({ opened: kept.base, mine: kept.form, theirs: opened.form }, undefined))
    setRestored(new Date(kept.at))
    setSavedAt(new Date(kept.at))
  })
  useEffect(() => {
    // Its own turn: what the device says, not a step of rendering.
    const timer = setTimeout(() => takeUp())
    return () => clearTimeout(timer)
  }, [])

  const written = JSON.stringify(values)
  const keep = useEffectEvent(() => {
    if (unsaved.length > 0) {
      const at = Date.now()
      setSavedAt(draft.keep({ at, base: opened.form, form: values }) && new Date(at))
    } else if (savedAt !== undefined) {
      draft.forget()
      setSavedAt(undefined)
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => keep(), KEEP_AFTER)
    return () => clearTimeout(timer)
  }, [written, opened])

  // A browser asks once before what is not saved is left.
  const isUnsaved = unsaved.length > 0
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  /** The listing as it is now takes the place of what was opened; what was written here stays. */
  function meet(now: OwnerListing): void {
    setOpened(now)
    if (sameValue(now.form, opened.form)) return
    const mine = form.getValues()
    if (changedFields(opened.form, mine).length === 0) {
      show(now.form)
      return
    }
    const saver = now.changed && {
      who: now.changed.by === 'directory' ? 'Dira' : 'Another owner',
      at: new Date(now.changed.at),
    }
    show(join({ opened: opened.form, mine, theirs: now.form }, saver))
  }

  const { waiting, isSaving, save, sendNow, takeBack } = useSaveOnce({
    account,
    listing: first.id,
    data,
    onOutcome: (outcome, sent) => {
      if (outcome.kind === 'refused') {
        if (outcome.field) form.setError(outcome.field, { type: 'database', message: outcome.message })
        else notify(outcome.message, { tone: 'error' })
        focusFirstFault()
        return
      }
      if (outcome.kind === 'changed') {
        meet(outcome.listing)
        notify('Somebody else changed this meanwhile. Choose, then save again.', { tone: 'error' })
        return
      }
      const { listing, operation } = outcome
      clear()
      setRestored(undefined)
      // What was written while it was being saved stays.
      const now = form.getValues()
      const since = Object.fromEntries(changedFields(sent.form, now).map((field) => [field, now[field]]))
      setOpened(listing)
      form.reset({ ...listing.form, ...since })
      if (Object.keys(since).length === 0) {
        draft.forget()
        setSavedAt(undefined)
      }
      client.setQueryData(ownerListingKey(listing.slug), listing)
      notify(
        'Saved.',
        operation === undefined
          ? undefined
          : { action: { label: 'Undo', onPress: () => void undo(listing.id, operation) } },
      )
    },
    onRefused: () => notify('It could not be saved. What you wrote is still here.', { tone: 'error' }),
  })

  const met = useEffectEvent((now: OwnerListing) => {
    if (!isSaving && !waiting && !sameValue(now, opened)) meet(now)
  })
  useEffect(() => {
    const timer = setTimeout(() => met(latest))
    return () => clearTimeout(timer)
  }, [latest])

  /** A change that is asked for by itself, beside what is being written. */
  async function change(asking: Promise<OwnerListing>, said: string): Promise<boolean> {
    try {
      const listing = await asking
      client.setQueryData(ownerListingKey(listing.slug), listing)
      meet(listing)
      notify(said)
      return true
    } catch {
      notify(navigator.onLine ? 'That could not be done. Try again.' : 'No connection. Try again when there is one.', {
        tone: 'error',
      })
      return false
    }
  }

  async function undo(listing: string, operation: number): Promise<void> {
    await change(data.undo(listing, operation), 'Undone')
  }

  return {
    form,
    values,
    opened,
    unsaved,
    meanwhile,
    restored,
    savedAt,
    isSaving,
    /** A save waits for a network. */
    isWaiting: waiting !== undefined && !isSaving,
    toChoose: meanwhile?.conflicts.filter(({ chosen }) => chosen === undefined).length ?? 0,
    save: () => {
      if (waiting || isSaving || unsaved.length === 0) return
      void form.handleSubmit(() => {
        const now = form.getValues()
        const changes = ownerChanges(opened, now)
        save({
          save: { listing: opened.id, version: opened.version, changes, key: crypto.randomUUID() },
          form: now,
        })
      }, focusFirstFault)()
    },
    sendNow,
    takeBackSave: takeBack,
    discard: () => {
      form.reset(opened.form)
      clear()
      setRestored(undefined)
      draft.forget()
      setSavedAt(undefined)
    },
    /** The field says again what the page says; where that waited for a look, it waits no more. */
    takeBack: (field: OwnerField) => {
      form.setValue(field, opened.page[field], { shouldDirty: true, shouldValidate: true })
      if (opened.waitingFields.includes(field)) void change(data.withdraw(opened.id, field), 'Taken back')
    },
    takeAllBack: () => change(data.withdraw(opened.id), 'Taken back'),
    answer: (text: string) => change(data.answer(opened.id, text), 'Your answer is with Dira'),
    choose: (field: Parameters<typeof choose>[0], whose: 'mine' | 'theirs' | undefined) => {
      const conflict = meanwhile?.conflicts.find((one) => one.field === field)
      if (!conflict) return
      form.setValue(field, conflict[whose ?? 'mine'][field], { shouldDirty: true, shouldValidate: true })
      choose(field, whose)
    },
    settle,
  }
}

export type OwnerEditing = ReturnType<typeof useOwnerEdit>
