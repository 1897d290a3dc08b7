import { useId } from 'react'
import { CompareIcon } from '../../../art/Icon/index.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { ListingToggle, type ListingToggleProps } from '../../listing/ListingAction/ListingToggle.tsx'
import { compareToggleMessages } from './messages.ts'

export interface CompareToggleProps extends ListingToggleProps {
  /** As many others as can be compared are chosen: this one cannot be added, and says why. @default false */
  isFull?: boolean
  /** It was pressed and cannot be added: the place to say why to those who see. */
  onBarred?: (reason: string) => void
}

/** Puts a listing beside others in the comparison, or takes it out again. */
export function CompareToggle({ businessName, isFull = false, onBarred, ...props }: CompareToggleProps) {
  const isBarred = isFull && !props.isSelected
  const messages = useMessages('compareToggle', compareToggleMessages)
  const reasonId = useId()
  const toggle = (
    <ListingToggle
      icon={<CompareIcon />}
      word={(isChosen) => (isChosen ? messages.comparing : isBarred ? messages.full : messages.compare)}
      label={(isChosen) => {
        if (isBarred) return messages.fullOf(businessName)
        return isChosen && props.look === 'part' ? messages.comparingOf(businessName) : messages.compareOf(businessName)
      }}
      {...props}
      // Not `disabled`: keyboard users must be able to reach it and hear the reason.
      {...(isBarred && {
        'aria-disabled': true,
        'aria-describedby': reasonId,
        title: messages.fullReason,
        onClick: (event) => {
          event.preventDefault()
          onBarred?.(messages.fullReason)
        },
      })}
    />
  )
  if (!isBarred) return toggle
  return (
    <>
      {toggle}
      <VisuallyHidden id={reasonId}>{messages.fullReason}</VisuallyHidden>
    </>
  )
}
