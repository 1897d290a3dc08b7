import { SaveToggle, type SaveToggleProps } from '@dira/ui'
import { SHORTLIST_FULL, useSaved } from '@dira/app/saved'
import { useNotices } from '@dira/app'
import { useOpenShortlist } from './ShortlistProvider.tsx'

interface SaveListingProps extends Pick<SaveToggleProps, 'businessName' | 'look'> {
  readonly slug: string
}

/** Adds a listing to the shortlist of this device or removes it, with a toast that opens the list or undoes the removal. */
export function SaveListing({ slug, businessName, ...props }: SaveListingProps) {
  const { has, isFull, toggle } = useSaved('shortlist')
  const { notify } = useNotices('shortlist')
  const open = useOpenShortlist()
  const save = (isSaved: boolean) => {
    if (isSaved && isFull) return notify(SHORTLIST_FULL, { tone: 'error' })
    toggle(slug, isSaved)
    if (isSaved) {
      notify(`${businessName} is on your shortlist`, {
        tone: 'success',
        action: { label: 'Open shortlist', onPress: open },
      })
    } else {
      notify(`${businessName} was removed from your shortlist`, {
        action: { label: 'Undo', onPress: () => toggle(slug, true) },
      })
    }
  }
  return <SaveToggle businessName={businessName} isSelected={has(slug)} onChange={save} {...props} />
}
