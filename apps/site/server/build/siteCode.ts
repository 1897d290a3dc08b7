import type { RequestListener, Server } from 'node:http'
import type * as EntryServer from '../../src/entry-server.tsx'
import type { createAnswers, Answer } from '../http/answer.ts'
import type { SecurityInput } from '../http/securityHeaders.ts'
import type { ConsoleSettings } from '@dira/data/site'
import type { ConsoleHtml } from '../pages/consolePages.ts'
import type { SitePages, SitePagesOptions } from '../pages/sitePages.ts'

/** The code from which pages are made. */
export type PageCode = Pick<SitePagesOptions, 'entry' | 'template'>

/** The code that a site runs: what was built, or in development what its source says now. */
export interface SiteCode {
  readonly entry: Pick<typeof EntryServer, 'pathsOf' | 'robots'>
  /** Changes with the code: what an older one stored is read anew. */
  readonly version: string
  /** What every answer carries. */
  readonly headersFor: (input: Omit<SecurityInput, 'bootScript'>) => Readonly<Record<string, string>>
  /** The files of the code, by their paths. */
  readonly readFiles: (answerOf: ReturnType<typeof createAnswers>) => Promise<ReadonlyMap<string, Answer>>
  /** The pages that `make` gives for the code: made once, or anew for each request. */
  readonly pagesBy: (make: (code: PageCode) => SitePages) => SitePages
  /** A page of the console, by its address in the route table. */
  readonly consolePage: (path: string, settings: ConsoleSettings) => Promise<ConsoleHtml>
  /** Answers for the code itself what the site does not. @default the site answers all */
  readonly around?: (site: RequestListener) => RequestListener
  readonly close?: () => Promise<void>
}

/** Opens the code; the server listens already. */
export type OpenCode = (options: {
  readonly server: Server
  readonly onStep: (step: string) => void
}) => Promise<SiteCode>
