import {
  connectHistory,
  connectListingEditor,
  type EditOutcome,
  type ListingForm,
  type OpenedListing,
} from '@dira/data'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../shared/useGo.ts'
import { useNotices } from '@dira/app'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import { editorHref } from '../../shared/editor/editorAddress.ts'
import { editedKey } from '../../shared/editor/useEditedListing.ts'
import { useEditing } from '../../shared/editor/useEditing.ts'
import { countText } from '@dira/data/site'

const KEEP_AFTER = 400

type Stored = Extract<EditOutcome, { kind: 'saved' }>

/** How an administrator edits a listing: saved at once, undone, merged, and joined with what others save meanwhile. */
export function useListingEditor(first: OpenedListing | undefined, latest: OpenedListing | undefined) {
  const options = useDataOptions()
  const data = useMemo(() => connectListingEditor(options), [options])
  const history = useMemo(() => connectHistory(options), [options])
  const client = useQueryClient()
  const go = useGo()
  const { search } = useLocation()
  const { notify } = useNotices()
  const editing = useEditing<OpenedListing | undefined>(first)
  const { form, values, base, opened, unsaved, draft, toChoose } = editing
  const [isSaving, setSaving] = useState(false)
  /** Another save was asked for while the last one still ran. */
  const [isSaveWanted, wantSave] = useState(false)
  const [kept, setKept] = useState(draft.read)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (unsaved.length > 0) draft.keep({ at: Date.now(), base, form: values })
      else if (!kept) draft.forget()
    }, KEEP_AFTER)
    return () => clearTimeout(timer)
  })

  /** Takes what somebody else saved, and asks who that was. */
  async function meet(theirs: OpenedListing): Promise<void> {
    if (opened === undefined || theirs.version <= opened.version || !editing.meet(theirs)) return
    const last = await data.lastOperation(theirs.id).catch(() => undefined)
    if (last) editing.name({ who: last.actor.email ?? 'Somebody', at: new Date(last.endedAt), operation: last.id })
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

  async function undo(operation: number, id: string): Promise<void> {
    try {
      const { leftAlone } = await history.undo(operation)
      notify(leftAlone === 0 ? 'Undone' : `Undone, ${countText(leftAlone)} changed since and left alone`)
    } catch {
      notify('That could not be undone, or not all of it. The history shows what is.', { tone: 'error' })
    } finally {
      await client.invalidateQueries({ queryKey: editedKey(id) })
      await client.invalidateQueries()
    }
  }

  async function store(written: ListingForm): Promise<void> {
    const outcome = opened ? await data.save(opened, written) : await data.add(written)
    if (outcome.kind === 'refused') return editing.refuse(outcome)
    if (outcome.kind === 'saved') return take(outcome, written, 'Saved.')
    const theirs = opened && (await data.read(opened.id))
    if (theirs) await meet(theirs)
    else notify('Somebody has removed this listing. The history brings it back.', { tone: 'error' })
  }

  /** The editor goes on from what was stored. */
  function take({ listing, operation }: Stored, written: ListingForm, said: string): void {
    client.setQueryData(editedKey(listing.id), listing)
    draft.forget()
    setKept(undefined)
    editing.goOn(listing, written)
    notify(said, operation && { action: { label: 'Undo', onPress: () => void undo(operation.id, listing.id) } })
    if (!opened) go(editorHref(listing.id, search.slice(1)), { replace: true })
    // Saving has ended, and the next may begin: other lists are read again meanwhile.
    void client.invalidateQueries()
  }

  async function merge({ id, name }: { readonly id: string; readonly name: string }): Promise<void> {
    if (isSaving || !opened) return
    setSaving(true)
    try {
      const outcome = await data.merge(opened.id, id)
      if (outcome.kind === 'saved') take(outcome, opened.form, `Archived. Its address leads to ${name}.`)
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
      await editing.saveBy(store)
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
    ...editing,
    isSaving,
    /** What was written here earlier and not saved, until somebody decides. */
    kept,
    save: () => void save(),
    merge: (into: Parameters<typeof merge>[0]) => void merge(into),
    takeUp: () => {
      if (!kept) return
      // The draft is merged with a listing that was saved since.
      editing.takeUp(kept, form.getValues())
      setKept(undefined)
    },
    forget: () => {
      draft.forget()
      setKept(undefined)
    },
  }
}
