import { readSaved, writeSaved } from '@dira/data/site'
import { LAST_STEP, NEW_APPLICATION, type Application } from './application.ts'

/** An application as this device keeps it, from its first letter until another one is begun. */
export interface ApplicationDraft {
  /** The same however often it is sent, so that it is stored once. */
  readonly key: string
  /** What the link of its page holds, and whose the photographs are; '' until it or one of them is first sent. */
  readonly token: string
  /** When it was last written in, in milliseconds since 1970; 0 for one that nobody has. */
  readonly at: number
  readonly step: number
  readonly written: Application
  /** Why it is another business than one of the guide. @default nothing was said */
  readonly another?: string | undefined
  /** `waiting`: it goes as soon as there is a network. */
  readonly sending: 'not-yet' | 'waiting' | 'sent'
}

export interface DraftState {
  readonly draft: ApplicationDraft
  /** Whether the device keeps what is written. */
  readonly isKept: boolean
  /** The draft as it was when the page was opened; undefined for one that nobody had written in. */
  readonly restored: ApplicationDraft | undefined
}

const KEY = 'dira:application'
const SENDINGS: readonly unknown[] = ['not-yet', 'waiting', 'sent'] satisfies ApplicationDraft['sending'][]

const EMPTY = { token: '', at: 0, step: 0, written: NEW_APPLICATION, sending: 'not-yet' } as const

/** What one sees before the device is asked; it is never sent. */
export const NO_DRAFT: DraftState = { draft: { ...EMPTY, key: '' }, isKept: true, restored: undefined }

export const newDraft = (): ApplicationDraft => ({ ...EMPTY, key: crypto.randomUUID() })

let state: DraftState | undefined
const listeners = new Set<() => void>()

/** The draft of this device: the one that it keeps, else a new one. */
export function draftState(): DraftState {
  if (!state) {
    const kept = savedDraft()
    state = { draft: kept ?? newDraft(), isKept: true, restored: kept?.at ? kept : undefined }
  }
  return state
}

/** Puts a draft in the place of the one before, and keeps it. */
export function putDraft(draft: ApplicationDraft): void {
  const { restored } = draftState()
  state = { draft, isKept: writeSaved(KEY, draft), restored: draft.key === restored?.key ? restored : undefined }
  for (const listener of listeners) listener()
}

/** Changes a part of the draft. */
export function changeDraft(next: Partial<ApplicationDraft>): void {
  putDraft({ ...draftState().draft, ...next })
}

/** Writes in the draft. */
export function writeDraft(written: Partial<Application>): void {
  changeDraft({ at: Date.now(), written: { ...draftState().draft.written, ...written } })
}

/** Puts an empty one in its place, of the same package. */
export function beginDraftAnew(): void {
  const { plan } = draftState().draft.written
  putDraft({ ...newDraft(), written: { ...NEW_APPLICATION, plan } })
}

/** Tells of every change, also of one in another tab. */
export function watchDraft(listener: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    const kept = key === KEY ? savedDraft() : undefined
    if (!kept) return
    state = { ...draftState(), draft: kept }
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', look)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', look)
  }
}

/** Forgets what is in memory, as a closed tab does. For tests. */
export function closeDraft(): void {
  state = undefined
}

function savedDraft(): ApplicationDraft | undefined {
  return readSaved(KEY, (stored) => {
    const kept = withImages(stored)
    return isDraft(kept) ? kept : undefined
  })
}

/** A draft of before there were photographs has none. */
function withImages(kept: unknown): unknown {
  const { written } = (kept ?? {}) as Partial<ApplicationDraft>
  return written && !('images' in written)
    ? { ...(kept as ApplicationDraft), written: { images: [], ...(written as object) } }
    : kept
}

/** An older version of the site may have asked for other fields. */
function isDraft(kept: unknown): kept is ApplicationDraft {
  const { key, token, at, step, written, another = '', sending } = kept as ApplicationDraft
  const isHead = [key, token, another].every((text) => typeof text === 'string') && typeof at === 'number'
  const isStep = Number.isInteger(step) && step >= 0 && step <= LAST_STEP
  return isHead && isStep && SENDINGS.includes(sending) && isApplication(written)
}

function isApplication(written: Application): boolean {
  return Object.entries(NEW_APPLICATION).every(([field, empty]) => {
    const value: unknown = written[field as keyof Application]
    return Array.isArray(empty) ? Array.isArray(value) : typeof value === 'string'
  })
}
