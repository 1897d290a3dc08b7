import type { AdminDataOptions } from './adminClient.ts'
import type { FileReadAs } from './fileReadingAnswer.ts'
import {
  currentImportSchema,
  IMPORTS_PATH,
  type ImportChoice,
  type ImportDecision,
  type ImportDoubt,
  type ImportJob,
} from './importAnswer.ts'
import { importRowsSchema, type ImportRows, type ImportRowsQuery } from './importRowsAnswer.ts'
import { errorMessage } from './invitationAnswer.ts'

/** Why the server did not do what an import asked for: a sentence for a person, or none when there was no answer. */
export class ImportRefusal extends Error {
  /** 0 for no answer. */
  readonly status: number
  /** A short name of the reason, such as `no-rows`. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** What can be done with an import that is looked through or written. */
export const IMPORT_COMMANDS = ['check', 'back', 'apply', 'stop', 'close', 'forget'] as const
export type ImportCommand = (typeof IMPORT_COMMANDS)[number]

/** Imports, as an administrator's browser drives them; the server does the work. All reject with an `ImportRefusal`. */
export interface ImportsData {
  /** The one that is open; null where there is none. */
  readonly current: () => Promise<ImportJob | null>
  /** Sends a CSV file or a spreadsheet, which becomes the open import, and is read when all of it has come. */
  readonly begin: (file: Blob, name: string, readAs?: FileReadAs) => Promise<ImportJob | null>
  readonly choose: (id: number, choice: ImportChoice) => Promise<ImportJob | null>
  /** Sends a file of the towns that rows are matched to; null takes it away. */
  readonly places: (id: number, file: Blob | null, name?: string) => Promise<ImportJob | null>
  readonly command: (id: number, command: ImportCommand) => Promise<ImportJob | null>
  readonly rows: (id: number, asked: ImportRowsQuery) => Promise<ImportRows>
  readonly decide: (id: number, number: number, decision: ImportDecision | null) => Promise<ImportJob | null>
  /** Leaves out all rows with a doubt that would be written, or takes them in again. */
  readonly leaveOut: (id: number, doubt: ImportDoubt, isOut: boolean) => Promise<ImportJob | null>
  /** Gives a row that is rejected or has notes other cells, and has it judged anew. */
  readonly mend: (id: number, number: number, cells: readonly string[]) => Promise<ImportJob | null>
}

/** The imports of a site: `site` is its origin. */
export function connectImports({
  site,
  accessToken,
  fetch = globalThis.fetch,
}: Pick<AdminDataOptions, 'accessToken' | 'fetch'> & { readonly site: string }): ImportsData {
  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${await accessToken()}`)
    const answer = await fetch(`${site}${IMPORTS_PATH}${path}`, { cache: 'no-store', ...init, headers }).catch(
      (error: unknown) => {
        throw new ImportRefusal(0, 'unreachable', String(error))
      },
    )
    const body: unknown = await answer.json().catch(() => ({}))
    if (!answer.ok) {
      const { code } = body as { readonly code?: unknown }
      throw new ImportRefusal(answer.status, typeof code === 'string' ? code : '', errorMessage.parse(body))
    }
    return body
  }
  const post = async (path: string, body: object) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const jobOf = (answer: unknown) => currentImportSchema.parse(answer).job

  return {
    current: async () => jobOf(await ask('')),
    begin: async (file, name, readAs = {}) => {
      const query = new URLSearchParams({ name, readAs: JSON.stringify(readAs) })
      const headers = { 'content-type': 'application/octet-stream' }
      return jobOf(await ask(`?${query}`, { method: 'POST', headers, body: file }))
    },
    choose: async (id, choice) => jobOf(await post(`/${id}/choice`, choice)),
    places: async (id, file, name = '') => {
      const headers = { 'content-type': 'application/octet-stream' }
      const init = file === null ? { method: 'DELETE' } : { method: 'PUT', headers, body: file }
      return jobOf(await ask(`/${id}/places?${new URLSearchParams({ name })}`, init))
    },
    command: async (id, command) => jobOf(await post(`/${id}/${command}`, {})),
    rows: async (id, asked) => importRowsSchema.parse(await post(`/${id}/rows`, asked)),
    decide: async (id, number, decision) => jobOf(await post(`/${id}/decision`, { number, decision })),
    leaveOut: async (id, doubt, isOut) => jobOf(await post(`/${id}/doubt`, { doubt, isOut })),
    mend: async (id, number, cells) => jobOf(await post(`/${id}/mend`, { number, cells })),
  }
}
