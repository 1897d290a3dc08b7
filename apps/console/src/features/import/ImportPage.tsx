import { ImportListings } from './ImportListings/ImportListings.tsx'
import type { ImportControls } from './ImportListings/useImportKeys.ts'
import { useRef } from 'react'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts'
import { useSample } from '../../shared/listings/useSample.ts'
import { useImport } from './useImport.ts'

const HINTS = [
  { keys: '1', label: 'one kind' },
  { keys: 'j k', label: 'row' },
  { keys: 'Enter', label: 'whole row' },
  { keys: 'm', label: 'same' },
  { keys: 'd', label: 'different' },
  { keys: 'x', label: 'leave out' },
]

/** `/admin/import` */
export function ImportPage() {
  const controls = useRef<ImportControls>(null)
  const [hasKeys] = useSingleKeys()
  const props = useImport()
  const { count: samples } = useSample()
  useKeys('Import', [
    ...[1, 2, 3, 4, 5].map((place) => ({
      keys: String(place),
      label: `Rows of kind ${place}`,
      run: () => controls.current?.showKind(place),
    })),
    { keys: 'j', label: 'Next row', run: () => controls.current?.move(1) },
    { keys: 'k', label: 'Row before', run: () => controls.current?.move(-1) },
    { keys: 'm', label: 'It is the same', run: () => controls.current?.decide('same') },
    { keys: 'd', label: 'It is another one', run: () => controls.current?.decide('different') },
    { keys: 'x', label: 'Leave out, or take in again', run: () => controls.current?.leaveOut() },
    { keys: '/', label: 'Search', run: () => controls.current?.search() },
    { keys: '$mod+Enter', label: 'Go on', run: () => controls.current?.goOn() },
  ])
  return <ImportListings controls={controls} hints={hasKeys ? HINTS : []} samples={samples} {...props} />
}
