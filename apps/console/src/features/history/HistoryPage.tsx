import { ChangeHistory } from './ChangeHistory/ChangeHistory.tsx'
import type { OperationControls } from './ChangeHistory/OperationPane.tsx'
import { useRef } from 'react'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts'
import { useHistory } from './useHistory.ts'

const HINTS = [
  { keys: 'j k', label: 'move' },
  { keys: 'z', label: 'undo' },
]

/** `/admin/history` */
export function HistoryPage() {
  const controls = useRef<OperationControls>(null)
  const [hasKeys] = useSingleKeys()
  const { props, move, step, close } = useHistory()
  useKeys('History', [
    { keys: 'j', label: 'Next change', run: () => move(1) },
    { keys: 'k', label: 'Change before', run: () => move(-1) },
    { keys: ']', label: 'Next listing', run: () => step(1) },
    { keys: '[', label: 'Listing before', run: () => step(-1) },
    { keys: 'z', label: 'Undo', run: () => controls.current?.undo() },
    { keys: 'Escape', label: 'Close the change', run: close },
  ])
  return <ChangeHistory controls={controls} hints={hasKeys ? HINTS : []} {...props} />
}
