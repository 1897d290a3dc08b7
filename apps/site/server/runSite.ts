import { loadEnvironmentFile, Problem } from '@dira/backend'
import { readSettings, type Settings } from './settings/settings.ts'
import type { OpenCode } from './build/siteCode.ts'
import { startSite, stopAll } from './startSite.ts'

/** The output for what happens, to a person or a log. */
export interface Voice {
  readonly step: (sentence: string) => void
  readonly warning: (sentence: string) => void
  /** Gets a sentence where a person can act on it, else the error with its stack. */
  readonly error: (error: unknown) => void
  readonly listening: (site: {
    readonly url: string
    readonly demoAdministrator?: { readonly email: string; readonly password: string } | undefined
  }) => void
  /** Gets a line for each answer. @default nobody */
  readonly answer?: (line: string) => void
}

export interface RunOptions {
  readonly openCode: OpenCode
  readonly voice?: Voice
  /** Changes what the environment says, or refuses it by a `Problem`. @default it stays */
  readonly adjust?: (settings: Settings) => Settings
}

const FOR_A_PERSON: Voice = {
  step: (sentence) => console.log(sentence),
  warning: (sentence) => console.error(sentence),
  error: (error) => console.error(error),
  // At once: the one who waits for the address has the password too.
  listening: ({ url, demoAdministrator: demo }) =>
    console.log(`\nDira is at ${url}${demo ? `\nDemo administrator: ${demo.email}, password ${demo.password}` : ''}`),
}

/** Brings up the data service and the site as the environment says, and stops both together. */
export async function runSite({ openCode, voice = FOR_A_PERSON, adjust = (settings) => settings }: RunOptions) {
  const stops: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined

  /** Stops what runs, the last first, and ends. */
  async function close(code: number): Promise<never> {
    closing ??= stopAll(stops)
    await closing
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0))
  // The process that started this one with a channel is gone.
  process.on('disconnect', () => void close(0))

  try {
    loadEnvironmentFile()
    const settings = adjust(readSettings(process.env))
    const { url, services } = await startSite(settings, {
      openCode,
      stops,
      log: { step: voice.step, warn: voice.warning },
      onAnswer: voice.answer,
    })
    voice.listening({ url, demoAdministrator: services.dataService.demoAdministrator })
    if (!settings.siteUrl)
      voice.warning('Canonical links name this address. Set SITE_URL to the public one before you deploy.')
  } catch (error) {
    voice.error(error instanceof Problem ? error.message : error)
    await close(1)
  }
}
