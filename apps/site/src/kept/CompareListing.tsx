import { CompareToggle, type CompareToggleProps } from '@dira/ui'
import { useKept } from './useKept.ts'

interface CompareListingProps extends Pick<CompareToggleProps, 'businessName' | 'look'> {
  readonly slug: string
}

/** Chooses a listing to be compared. */
export function CompareListing({ slug, ...props }: CompareListingProps) {
  const { has, isFull, toggle } = useKept('comparison')
  return (
    <CompareToggle
      isSelected={has(slug)}
      isFull={isFull && !has(slug)}
      onChange={(isKept) => toggle(slug, isKept)}
      {...props}
    />
  )
}
