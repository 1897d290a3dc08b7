import { CompareToggle, type CompareToggleProps } from '@dira/ui'
import { useNotices } from '../notices/NoticeProvider.tsx'
import { useSaved } from './useSaved.ts'

interface CompareListingProps extends Pick<CompareToggleProps, 'businessName' | 'look'> {
  readonly slug: string
}

/** Adds a listing to the comparison or removes it; where there is no room for more, a toast says so. */
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
