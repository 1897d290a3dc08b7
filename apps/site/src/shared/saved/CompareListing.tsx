import { CompareToggle, type CompareToggleProps } from '@dira/ui'
import { useNotices } from '@dira/app'
import { useSaved } from '@dira/app/saved'

interface CompareListingProps extends Pick<CompareToggleProps, 'businessName' | 'look'> {
  readonly slug: string
}

/** Adds a listing to the comparison or removes it; when four are chosen, a toast says why it cannot be added. */
export function CompareListing({ slug, ...props }: CompareListingProps) {
  const { has, isFull, toggle } = useSaved('comparison')
  const { notify } = useNotices()
  return (
    <CompareToggle
      isSelected={has(slug)}
      isFull={isFull && !has(slug)}
      onBarred={notify}
      onChange={(isSelected) => toggle(slug, isSelected)}
      {...props}
    />
  )
}
