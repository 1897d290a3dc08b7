import type { ChangeRequest } from '@dira/data'
import { readSaved, writeSaved } from '@dira/data/site'

const KEY = 'dira-suggestions'

/** What waits on this device for a network, the oldest first. */
export function savedRequests(): readonly ChangeRequest[] {
  // Nobody else writes under this key; what is sent is checked by the database.
  return readSaved(KEY, (kept) => (Array.isArray(kept) ? (kept as readonly ChangeRequest[]) : undefined)) ?? []
}

/** Keeps a request, once. False where this browser keeps nothing. */
export function keepRequest(request: ChangeRequest): boolean {
  return write([...without(request.idempotencyKey), request])
}

export function forgetRequest(idempotencyKey: string): void {
  write(without(idempotencyKey))
}

function without(idempotencyKey: string): readonly ChangeRequest[] {
  return savedRequests().filter((kept) => kept.idempotencyKey !== idempotencyKey)
}

function write(requests: readonly ChangeRequest[]): boolean {
  return writeSaved(KEY, requests.length === 0 ? undefined : requests)
}
