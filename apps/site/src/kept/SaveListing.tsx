import { SaveToggle, type SaveToggleProps } from '@dira/ui'
import { SHORTLIST_FULL } from '../app/shortlistLimit.ts'
import { useNotices } from '../notices/NoticeProvider.tsx'
import { useOpenShortlist } from './ShortlistProvider.tsx'
import { useKept } from './useKept.ts'

interface SaveListingProps extends Pick<SaveToggleProps, 'businessName' | 'look'> {
  readonly slug: string
}

/** Keeps a listing in the shortlist of this device, and shows the way there. */
export function SaveListing({ slug, businessName, ...props }: SaveListingProps) {
  const { has, isFull, toggle } = useKept('shortlist')
  const { notify } = useNotices()
  const open = useOpenShortlist()
  const save = (isKept: boolean) => {
    if (isKept && isFull) return notify(SHORTLIST_FULL, { tone: 'error' })
    toggle(slug, isKept)
    if (isKept) {
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
