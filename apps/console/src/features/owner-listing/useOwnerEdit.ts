import { ownerChanges, type OwnerField, type OwnerListing } from '@dira/data'
import { sameValue } from '@dira/directory-core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEditing } from '../../shared/editor/useEditing.ts'
import { useNotices } from '@dira/app'
import { ownerListingKey, useOwnerListingData } from './useOwnerListing.ts'
import { useSaveOnce } from './useSaveOnce.ts'

const KEEP_AFTER = 400

/** How an owner edits a listing: kept and taken up again, saved once, taken back, and joined with what others save meanwhile. */
export function useOwnerEdit(first: OwnerListing, latest: OwnerListing) {
  const data = useOwnerListingData()
  const client = useQueryClient()
  const { notify } = useNotices()
  const editing = useEditing<OwnerListing>(first)
  const { form, values, opened, draft, account } = editing
  const unsaved = editing.unsaved as readonly OwnerField[]
  const [restored, setRestored] = useState<Date>()
  const [savedAt, setSavedAt] = useState<Date | false>()

  /** What was written here before the page was closed is taken up, and joined with what was saved since. */
  const takeUp = useEffectEvent(() => {
    const kept = draft.read()
    if (!kept || sameValue(kept.base, kept.form)) return
    editing.takeUp(kept, opened.form)
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

  /** Takes what somebody else saved; where only what waits or was decided is another, the fields stay as they are. */
  function meet(now: OwnerListing): void {
    if (sameValue(now.form, opened.form)) return editing.setOpened(now)
    const who = now.changed?.by === 'directory' ? 'Dira' : 'Another owner'
    editing.meet(now, now.changed && { who, at: new Date(now.changed.at) })
  }

  const { waiting, isSaving, save, sendNow, takeBack } = useSaveOnce({
    account,
    listing: first.id,
    data,
    onOutcome: (outcome, sent) => {
      if (outcome.kind === 'refused') return editing.refuse(outcome)
      if (outcome.kind === 'changed') {
        meet(outcome.listing)
        notify('Somebody else changed this meanwhile. Choose, then save again.', { tone: 'error' })
        return
      }
      const { listing, operation } = outcome
      setRestored(undefined)
      if (editing.goOn(listing, sent.form).length === 0) {
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
    ...editing,
    unsaved,
    restored,
    savedAt,
    isSaving,
    /** A save waits for a network. */
    isWaiting: waiting !== undefined && !isSaving,
    save: () => {
      if (waiting || isSaving || unsaved.length === 0) return
      void editing.saveBy((now) =>
        save({
          save: {
            listing: opened.id,
            version: opened.version,
            changes: ownerChanges(opened, now),
            key: crypto.randomUUID(),
          },
          form: now,
        }),
      )
    },
    sendNow,
    takeBackSave: takeBack,
    discard: () => {
      editing.discard()
      setRestored(undefined)
      setSavedAt(undefined)
    },
    /** The field says again what the page says; where that waited for a look, it waits no more. */
    takeBack: (field: OwnerField) => {
      form.setValue(field, opened.page[field], { shouldDirty: true, shouldValidate: true })
      if (opened.waitingFields.includes(field)) void change(data.withdraw(opened.id, field), 'Taken back')
    },
    takeAllBack: () => change(data.withdraw(opened.id), 'Taken back'),
    answer: (text: string) => change(data.answer(opened.id, text), 'Your answer is with Dira'),
  }
}

export type OwnerEditing = ReturnType<typeof useOwnerEdit>
