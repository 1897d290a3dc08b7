import type { ListingField, OpenedListing } from '@dira/data'
import { formatDate, tierOfStanding } from '@dira/directory-core'
import { EditorSection } from '../../shared/editor/ListingEditor/EditorSection.tsx'
import { ListingEditor } from '../../shared/editor/ListingEditor/ListingEditor.tsx'
import { useMemo, useState } from 'react'
import { usePrivateImages } from '../../shared/account/usePrivateImages.ts'
import { tiers, paths, serverTime } from '@dira/data/site'
import { publicImage } from '../../shared/publicImage.ts'
import { historyHref } from '../../shared/history/historyAddress.ts'
import { OwnersOfListing } from '../../shared/listing-owners/OwnersOfListing.tsx'
import { EditorContext, LineField } from '../../shared/editor/EditorFields.tsx'
import { FIELD_NAMES } from '../../shared/fieldNames.ts'
import { shownStanding } from '../../shared/editor/editorNames.ts'
import { BusinessSection, PackageSection } from './EditorSections.tsx'
import type { Meanwhile } from '../../shared/editor/useMeanwhile.ts'
import { EditorNotes } from './EditorNotes.tsx'
import { EditorPlace, PlacesContext } from './EditorPlace.tsx'
import { EditorPreview } from '../../shared/editor/EditorPreview.tsx'
import { HoursSection } from '../../shared/editor/HoursSection.tsx'
import { ImagesSection } from '../../shared/editor/ImagesSection.tsx'
import { Offers, SocialLinks } from '../../shared/editor/ListFields.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { useDuplicates } from './useDuplicates.ts'
import { useEditorKeys } from './useEditorKeys.ts'
import { useEditorNeighbours } from './useEditorNeighbours.ts'
import { useListingEditor } from './useListingEditor.ts'

const NONE: readonly string[] = []

interface OpenedEditorProps {
  /** The listing as it was opened; undefined for a new one. */
  readonly first: OpenedListing | undefined
  /** As it is stored now. */
  readonly latest: OpenedListing | undefined
  readonly backHref: string
}

/** The editor of one listing that has been read, or of a new one. */
export function OpenedEditor({ first, latest, backHref }: OpenedEditorProps) {
  const editor = useListingEditor(first, latest)
  const { form, values, opened, unsaved, meanwhile } = editor
  const [now] = useState(() => serverTime())
  const neighbours = useEditorNeighbours(first?.id)
  const duplicates = useDuplicates(opened?.id, values)
  useEditorKeys({ ...editor, ...neighbours })
  const tier = tierOfStanding(shownStanding(values, now))
  const { control, getValues } = form
  // A draft may name photographs that nobody else sees yet; what is published is public.
  const hasPrivate = opened?.form.status !== 'published'
  const privateImageOf = usePrivateImages(hasPrivate ? values.images.map(({ url }) => url) : NONE)
  const state = useMemo(
    () => ({
      control,
      valuesNow: () => getValues(),
      tier,
      Place: EditorPlace,
      imageOf: (url: string) => privateImageOf(url) ?? publicImage(url),
    }),
    [control, getValues, tier, privateImageOf],
  )
  const stored = opened?.form
  // Changes that are not saved would be lost in the archive.
  const mayMerge = stored?.status === 'published' && unsaved.length === 0
  return (
    <EditorContext value={state}>
      <PlacesContext value={editor}>
        <ListingEditor
          state="ready"
          name={values.businessName}
          backHref={backHref}
          status={stored?.status}
          packageNote={stored && packageNote(stored)}
          previousHref={neighbours.previousHref}
          nextHref={neighbours.nextHref}
          siteHref={stored?.status === 'published' ? paths.listing(stored.slug) : undefined}
          historyHref={opened && historyHref({ listing: opened.id })}
          notes={<EditorNotes {...editor} />}
          preview={<EditorPreview id={opened?.id} form={values} imageOf={privateImageOf} now={now} />}
          summary={summaryOf(meanwhile, unsaved)}
          owners={opened && <OwnersOfListing listing={opened.id} />}
          unsaved={unsaved.length}
          toCorrect={Object.keys(form.formState.errors).length}
          toChoose={editor.toChoose}
          isSaving={editor.isSaving}
          onSave={editor.save}
          onDiscard={editor.discard}
          onRetry={() => undefined}
        >
          <PackageSection isUnclaimed={stored?.packageTier === 'unclaimed'} />
          <BusinessSection kept={stored?.status === 'draft' ? undefined : stored} />
          <PlaceSection
            duplicates={{
              ...duplicates,
              twins: duplicates.twins.map((twin) =>
                mayMerge && twin.status === 'published' ? { ...twin, onMerge: () => editor.merge(twin) } : twin,
              ),
            }}
          />
          <HoursSection />
          <EditorSection heading="Social links">
            <SocialLinks />
          </EditorSection>
          <EditorSection heading="Offers">
            <Offers />
          </EditorSection>
          <ImagesSection />
          <EditorSection heading="Source" hint="Whom readers are told, where the listing comes from somebody else.">
            <LineField name="sourceName" />
            <LineField name="sourceUrl" type="url" />
          </EditorSection>
        </ListingEditor>
      </PlacesContext>
    </EditorContext>
  )
}

function packageNote({ packageTier, paidUntil }: OpenedListing['form']): string {
  return paidUntil === '' ? tiers[packageTier] : `${tiers[packageTier]}, paid until ${formatDate(paidUntil)}`
}

/** What will be saved, and whose it is; only where two wrote: otherwise all of it is one's own. */
function summaryOf(meanwhile: Meanwhile | undefined, unsaved: readonly ListingField[]) {
  if (!meanwhile?.saver) return []
  const { conflicts } = meanwhile
  const who = `${meanwhile.saver.who.split('@')[0]}’s`
  const chosen = conflicts.map(({ field, chosen: whose }) => ({ field, whose: whose ?? ('choose' as const) }))
  const others = [
    ...meanwhile.joined.map((field) => ({ field, whose: 'theirs' as const })),
    ...unsaved.map((field) => ({ field, whose: 'mine' as const })),
  ].filter(({ field }, at, all) => all.findIndex((one) => one.field === field) === at)
  return [...chosen, ...others.filter(({ field }) => !conflicts.some((one) => one.field === field))].map(
    ({ field, whose }) => ({ field: FIELD_NAMES[field], whose, who }),
  )
}
