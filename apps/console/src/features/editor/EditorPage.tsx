import type { OpenedListing } from '@dira/data'
import { ListingEditor } from '../../shared/editor/ListingEditor/ListingEditor.tsx'
import { useLocation } from 'react-router-dom'
import { LISTINGS_PATH } from '../../shared/listings/listingsAddress.ts'
import { editedListing } from '../../shared/editor/editorAddress.ts'
import { OpenedEditor } from './OpenedEditor.tsx'
import { useEditedListing } from '../../shared/editor/useEditedListing.ts'

/** `/admin/listings/:id` and `/admin/listings/new` */
export function EditorPage() {
  const { pathname, search } = useLocation()
  const id = editedListing(pathname)
  const { data, isError, refetch } = useEditedListing(id)
  const backHref = `${LISTINGS_PATH}${search}`
  if (id === undefined) return <OpenedEditor key="new" first={undefined} latest={undefined} backHref={backHref} />
  if (data) return <OpenedEditor key={id} first={data} latest={data satisfies OpenedListing} backHref={backHref} />
  return (
    <ListingEditor
      state={data === null ? 'gone' : isError ? 'failed' : 'loading'}
      name=""
      backHref={backHref}
      unsaved={0}
      onSave={() => undefined}
      onDiscard={() => undefined}
      onRetry={() => void refetch()}
    >
      {null}
    </ListingEditor>
  )
}
