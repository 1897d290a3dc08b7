import { useNotices } from '@dira/app'
import { useRef } from 'react'

/** Says what was done and offers to undo it: by the toast or by its key, once. */
export function useUndo() {
  const { notify } = useNotices()
  const last = useRef<() => void>(undefined)
  function offerUndo(said: string, undo: () => void): void {
    let isDone = false
    const press = () => {
      if (isDone) return
      isDone = true
      undo()
    }
    last.current = press
    notify(said, { action: { label: 'Undo', onPress: press } })
  }
  return { offerUndo, undoLast: () => last.current?.() }
}
