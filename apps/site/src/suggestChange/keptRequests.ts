import type { ChangeRequest } from '@dira/data'

const KEY = 'dira-suggestions'

/** What waits on this device for a network, the oldest first. */
export function keptRequests(): readonly ChangeRequest[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    // Nobody else writes under this key; what is sent is checked by the database.
    return Array.isArray(kept) ? (kept as readonly ChangeRequest[]) : []
  } catch {
    return []
  }
}

/** Keeps a request, once. False where this browser keeps nothing. */
export function keepRequest(request: ChangeRequest): boolean {
  return write([...without(request.idempotencyKey), request])
}

export function forgetRequest(idempotencyKey: string): void {
  write(without(idempotencyKey))
}

function without(idempotencyKey: string): readonly ChangeRequest[] {
  return keptRequests().filter((kept) => kept.idempotencyKey !== idempotencyKey)
}

function write(requests: readonly ChangeRequest[]): boolean {
  try {
    if (requests.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(requests))
    return true
  } catch {
    return false
  }
}
