import { useAuth } from '@dira/auth/react'
import {
  changedFields,
  connectHistory,
  connectListingEditor,
  NEW_LISTING,
  type EditOutcome,
  type ListingForm,
  type OpenedListing,
} from '@dira/data'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../shared/useGo.ts'
import { useNotices } from '@dira/app'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { editorHref } from '../../shared/editor/editorAddress.ts'
import { savedDraft } from '../../shared/editor/savedDraft.ts'
import { editedKey } from '../../shared/editor/useEditedListing.ts'
import { focusFirstFault, useListingForm } from '../../shared/editor/useListingForm.ts'
import { useMeanwhile, type Saver } from '../../shared/editor/useMeanwhile.ts'
import { countText } from '@dira/data/site'

const KEEP_AFTER = 400

type Stored = Extract<EditOutcome, { kind: 'saved' }>

/** What happens to a listing in the editor: written, kept, saved, undone, and joined with what others save meanwhile. */
export function useListingEditor(first: OpenedListing | undefined, latest: OpenedListing | undefined) {
  const options = useDataOptions()
  const data = useMemo(() => connectListingEditor(options), [options])
  const history = useMemo(() => connectHistory(options), [options])
  const client = useQueryClient()
  const go = useGo()
  const { search } = useLocation()
  const { notify } = useNotices()
  const [opened, setOpened] = useState(first)
  const [isSaving, setSaving] = useState(false)
  /** Another save was asked for while the last one still ran. */
  const [isSaveWanted, wantSave] = useState(false)
  // Only an administrator comes here.
  const account = useAuth().user?.id ?? ''
  const draft = useMemo(() => savedDraft(account, first?.id), [account, first?.id])
  const [kept, setKept] = useState(draft.read)
  const form = useListingForm(first)
  // All fields are there from the start.
  const values = useWatch({ control: form.control }) as ListingForm
  const base = opened?.form ?? NEW_LISTING
  const unsaved = changedFields(base, values)
  const { meanwhile, join, choose, settle, clear } = useMeanwhile()
  const toChoose = meanwhile?.conflicts.filter(({ chosen }) => chosen === undefined).length ?? 0

  useEffect(() => {
    const timer = setTimeout(() => {
      if (unsaved.length > 0) draft.keep({ at: Date.now(), base, form: values })
      else if (!kept) draft.forget()
    }, KEEP_AFTER)
    return () => clearTimeout(timer)
  })

  function show(next: ListingForm): void {
    form.reset(next, { keepErrors: true, keepTouched: true })
  }

  /** The listing as somebody else left it takes the place of what was opened; what was written here stays. */
  async function meet(theirs: OpenedListing): Promise<void> {
    if (opened === undefined || theirs.version <= opened.version) return
    const mine = form.getValues()
    setOpened(theirs)
    if (changedFields(opened.form, mine).length === 0) {
      show(theirs.form)
      return
    }
    const edits = { opened: opened.form, mine, theirs: theirs.form }
    show(join(edits, undefined))
    const saver = await data.lastOperation(theirs.id).then(
      (operation): Saver | undefined =>
        operation && {
          who: operation.actor.email ?? 'Somebody',
          at: new Date(operation.endedAt),
          operation: operation.id,
        },
      () => undefined,
    )
    if (saver) join({ opened: theirs.form, mine: theirs.form, theirs: theirs.form }, saver)
  }

  const met = useEffectEvent((theirs: OpenedListing) => {
    if (!isSaving) void meet(theirs)
  })
  useEffect(() => {
    if (!latest) return undefined
    // Its own turn: the answer of a query, not a step of rendering.
    const timer = setTimeout(() => met(latest))
    return () => clearTimeout(timer)
  }, [latest])

  async function readAgain(): Promise<void> {
    await client.invalidateQueries()
  }

  async function undo(operation: number, id: string): Promise<void> {
    try {
      const { leftAlone } = await history.undo(operation)
      notify(leftAlone === 0 ? 'Undone' : `Undone, ${countText(leftAlone)} changed since and left alone`)
    } catch {
      notify('That could not be undone, or not all of it. The history shows what is.', { tone: 'error' })
    } finally {
      await client.invalidateQueries({ queryKey: editedKey(id) })
      await readAgain()
    }
  }

  async function store(written: ListingForm): Promise<void> {
    const outcome = opened ? await data.save(opened, written) : await data.add(written)
    if (outcome.kind === 'refused') {
      if (outcome.field) form.setError(outcome.field, { type: 'database', message: outcome.message })
      else notify(outcome.message, { tone: 'error' })
      focusFirstFault()
      return
    }
    if (outcome.kind === 'changed') {
      const theirs = opened && (await data.read(opened.id))
      if (theirs) await meet(theirs)
      else notify('Somebody has removed this listing. The history brings it back.', { tone: 'error' })
      return
    }
    await take(outcome, written, 'Saved.')
  }

  /** The editor goes on from what was stored. */
  async function take({ listing, operation }: Stored, written: ListingForm, said: string): Promise<void> {
    client.setQueryData(editedKey(listing.id), listing)
    draft.forget()
    setKept(undefined)
    clear()
    setOpened(listing)
    // What was written while it was being saved stays.
    const now = form.getValues()
    show({ ...listing.form, ...Object.fromEntries(changedFields(written, now).map((field) => [field, now[field]])) })
    notify(said, operation && { action: { label: 'Undo', onPress: () => void undo(operation.id, listing.id) } })
    if (!opened) go(editorHref(listing.id, search.slice(1)), { replace: true })
    // Saving has ended, and the next may begin: other lists are read again meanwhile.
    void readAgain()
  }

  async function merge({ id, name }: { readonly id: string; readonly name: string }): Promise<void> {
    if (isSaving || !opened) return
    setSaving(true)
    try {
      const outcome = await data.merge(opened.id, id)
      if (outcome.kind === 'saved') await take(outcome, opened.form, `Archived. Its address leads to ${name}.`)
      else notify('It could not be merged: one of them has changed.', { tone: 'error' })
    } catch {
      notify('It could not be merged. Try again in a minute.', { tone: 'error' })
    } finally {
      setSaving(false)
    }
  }

  async function save(): Promise<void> {
    if (isSaving) return wantSave(true)
    wantSave(false)
    if (toChoose > 0 || (opened && unsaved.length === 0)) return
    setSaving(true)
    try {
      await form.handleSubmit(async () => store(form.getValues()), focusFirstFault)()
    } catch {
      const why = navigator.onLine ? 'It could not be saved.' : 'No connection.'
      notify(`${why} What you write is kept in this browser.`, { tone: 'error' })
    } finally {
      setSaving(false)
    }
  }

  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    if (!isSaveWanted || isSaving) return undefined
    const timer = setTimeout(saveNow)
    return () => clearTimeout(timer)
  }, [isSaveWanted, isSaving])

  return {
    form,
    values,
    opened,
    unsaved,
    isSaving,
    toChoose,
    meanwhile,
    /** What was written here earlier and not saved, until somebody decides. */
    kept,
    save: () => void save(),
    merge: (into: Parameters<typeof merge>[0]) => void merge(into),
    discard: () => {
      form.reset(base)
      clear()
      draft.forget()
    },
    takeUp: () => {
      if (!kept) return
      // The draft is merged with a listing that was saved since.
      show(join({ opened: kept.base, mine: kept.form, theirs: form.getValues() }, undefined))
      setKept(undefined)
    },
    forget: () => {
      draft.forget()
      setKept(undefined)
    },
    choose: (field: Parameters<typeof choose>[0], whose: 'mine' | 'theirs' | undefined) => {
      const conflict = meanwhile?.conflicts.find((one) => one.field === field)
      if (!conflict) return
      form.setValue(field, conflict[whose ?? 'mine'][field], { shouldDirty: true, shouldValidate: true })
      choose(field, whose)
    },
    settle,
  }
}
