import { CompareToggle, type CompareToggleProps } from '@dira/ui'
import { useSaved } from './useSaved.ts'

interface CompareListingProps extends Pick<CompareToggleProps, 'businessName' | 'look'> {
  readonly slug: string
}

/** Adds a listing to the comparison or removes it. */
export function CompareListing({ slug, ...props }: CompareListingProps) {
  const { has, isFull, toggle } = useSaved('comparison')
  return (
    <CompareToggle
      isSelected={has(slug)}
      isFull={isFull && !has(slug)}
      onChange={(isSelected) => toggle(slug, isSelected)}
      {...props}
    />
  )
}
