import { useState, type ComponentProps, type ReactNode } from 'react'
import { ListingAction, type ListingActionLook } from './ListingAction.tsx'

export interface ListingToggleProps extends Omit<ComponentProps<'button'>, 'children' | 'onChange' | 'disabled'> {
  /** The name of the business, for the button's accessible name. */
  businessName: string
  /** A square for the corner of a card, or a part of a listing's toolbar. @default 'corner' */
  look?: ListingActionLook
  /** Whether it is on, when the parent keeps it. */
  isSelected?: boolean
  /** Whether it is on at first, when it keeps that itself. @default false */
  defaultSelected?: boolean
  /** It was switched on or off. */
  onChange?: (isSelected: boolean) => void
}

interface LayoutProps extends Omit<ListingToggleProps, 'businessName'> {
  icon: ReactNode
  /** @default as `icon` */
  iconOn?: ReactNode
  word: (isSelected: boolean) => string
  label: (isSelected: boolean) => string
}

/** An action that stays on until it is switched off. */
export function ListingToggle({
  look = 'corner',
  icon,
  iconOn = icon,
  word,
  label,
  isSelected,
  defaultSelected = false,
  onChange,
  onClick,
  ...props
}: LayoutProps) {
  const [own, setOwn] = useState(defaultSelected)
  const isOn = isSelected ?? own
  return (
    <ListingAction
      look={look}
      icon={isOn ? iconOn : icon}
      word={word(isOn)}
      aria-label={label(isOn)}
      aria-pressed={isOn}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        setOwn(!isOn)
        onChange?.(!isOn)
      }}
      {...props}
    />
  )
}
