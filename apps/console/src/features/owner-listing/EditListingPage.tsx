import type { OwnerListing } from '@dira/data'
import { OwnerEdit, type OwnerEditProps } from './OwnerEdit/OwnerEdit.tsx'
import { OwnerEditMark } from './OwnerEdit/OwnerEditMark.tsx'
import { PageBody } from '@dira/ui'
import { useParams } from 'react-router-dom'
import { useMemo } from 'react'
import { usePrivateImages } from '../../shared/account/usePrivateImages.ts'
import { EditorContext } from '../../shared/editor/EditorFields.tsx'
import { FIELD_NAMES } from '../../shared/fieldNames.ts'
import { OWNER_PATHS } from '@dira/data/site'
import { isLive, OwnerPlace, OwnerPlacesContext } from './OwnerPlace.tsx'
import { OwnerNotes } from './OwnerNotes.tsx'
import { OwnerSections } from './OwnerSections.tsx'
import { useOwnerEdit } from './useOwnerEdit.ts'
import { useOwnerListing } from './useOwnerListing.ts'

const LIVE = <OwnerEditMark when="live" />
const WAITS = <OwnerEditMark when="waits" />

/** `/owner/listings/:slug`: an owner edits a listing. */
export function EditListingPage() {
  const { slug = '' } = useParams()
  const { data, isError, refetch } = useOwnerListing(slug)
  return (
    <PageBody>
      {data ? (
        <OpenedListing key={data.id} first={data} latest={data} />
      ) : (
        <NoListing state={data === null ? 'gone' : isError ? 'failed' : 'loading'} onRetry={() => void refetch()} />
      )}
    </PageBody>
  )
}

function NoListing({ state, onRetry }: Pick<OwnerEditProps, 'state' | 'onRetry'>) {
  return (
    <OwnerEdit
      state={state}
      name=""
      backHref={OWNER_PATHS.home}
      live={[]}
      waits={[]}
      savedAt={undefined}
      onSave={() => undefined}
      onDiscard={() => undefined}
      onRetry={onRetry}
    >
      {null}
    </OwnerEdit>
  )
}

function OpenedListing({ first, latest }: { readonly first: OwnerListing; readonly latest: OwnerListing }) {
  const editing = useOwnerEdit(first, latest)
  const { form, values, opened, unsaved, savedAt, isSaving, toChoose } = editing
  const { control, getValues } = form
  const { id, tier, page } = opened
  const imageOf = usePrivateImages(values.images.map(({ url }) => url))
  const isShown = useMemo(() => new Set(page.images.map(({ url }) => url)), [page])
  const state = useMemo(
    () => ({
      control,
      valuesNow: () => getValues(),
      tier,
      Place: OwnerPlace,
      imageOf,
      markOfImage: (url: string) => (isShown.has(url) ? LIVE : WAITS),
      sentFor: id,
    }),
    [control, getValues, tier, imageOf, isShown, id],
  )
  const named = (when: boolean) =>
    unsaved.filter((field) => isLive(editing, field) === when).map((field) => FIELD_NAMES[field])
  return (
    <EditorContext value={state}>
      <OwnerPlacesContext value={editing}>
        <OwnerEdit
          state="ready"
          name={page.businessName}
          backHref={OWNER_PATHS.home}
          notes={<OwnerNotes editing={editing} />}
          live={named(true)}
          waits={named(false)}
          toMend={Object.keys(form.formState.errors).length}
          toChoose={toChoose}
          savedAt={savedAt}
          isSaving={isSaving}
          onSave={editing.save}
          onDiscard={editing.discard}
          onRetry={() => undefined}
        >
          <OwnerSections />
        </OwnerEdit>
      </OwnerPlacesContext>
    </EditorContext>
  )
}
