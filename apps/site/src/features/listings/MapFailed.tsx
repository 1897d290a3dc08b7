import { Notice } from '@dira/ui'

/** In place of a map whose code could not be fetched: the list is there. */
export function MapFailed() {
  return (
    <div>
      <Notice tone="error">The map could not be loaded. The list has the same businesses.</Notice>
    </div>
  )
}
