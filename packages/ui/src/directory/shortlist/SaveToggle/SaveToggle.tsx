import { BookmarkIcon } from '../../../art/Icon/index.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingToggle, type ListingToggleProps } from '../../listing/ListingAction/ListingToggle.tsx'
import { saveToggleMessages } from './messages.ts'

export interface SaveToggleProps extends ListingToggleProps {}

/** Keeps a listing in the visitor's shortlist, or drops it again. */
export function SaveToggle({ businessName, ...props }: SaveToggleProps) {
  const messages = useMessages('saveToggle', saveToggleMessages)
  return (
    <ListingToggle
      icon={<BookmarkIcon />}
      iconOn={<BookmarkIcon fill="currentColor" />}
      word={(isSaved) => (isSaved ? messages.saved : messages.save)}
      // A part shows a word that changes, and the name has to hold it. On a corner the pressed state alone says it.
      label={(isSaved) =>
        isSaved && props.look === 'part' ? messages.savedOf(businessName) : messages.saveOf(businessName)
      }
      {...props}
    />
  )
}
