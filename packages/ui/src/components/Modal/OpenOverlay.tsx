import { use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { useOverlay } from '../OverlayProvider.tsx'

/** Stands in a modal overlay and says that it is open, whoever keeps that. On its way out it is closed already. */
export function OpenOverlay() {
  const state = use(OverlayTriggerStateContext)
  useOverlay(state?.isOpen ?? false, () => state?.close())
  return null
}
