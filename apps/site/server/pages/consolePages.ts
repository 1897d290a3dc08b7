import { CONTACT, consolePathAt, paths, type ConsoleSettings } from '@dira/data/site'
import type { Answer, AnswerInput } from '../http/answer.ts'
import { ASK_AGAIN, NEVER_STORED } from '../http/cachePolicy.ts'
import { fillTemplate } from './template.ts'

/** A page of the console as its build rendered it, before anybody is signed in. */
export interface ConsolePage {
  /** Its address, with `:name` for what differs. */
  readonly path: string
  /** For an installation whose emails go out by themselves. */
  readonly sendsEmails: boolean
  readonly title: string
  readonly description: string
  readonly app: string
}

interface ConsolePagesOptions {
  /** The template of a page, and the page where the build rendered it: in development the browser renders all. */
  readonly pageOf: (path: string, settings: ConsoleSettings) => Promise<ConsoleHtml>
  readonly settings: ConsoleSettings
  readonly answerOf: (input: AnswerInput) => Answer
}

export interface ConsoleHtml {
  readonly template: string
  readonly page?: ConsolePage | undefined
}

/** The sentence for readers without script. */
const NO_SCRIPT = `<p>These pages need JavaScript. Without it, write to <a href="${CONTACT.email.href}">${CONTACT.email.text}</a>.</p>`

/** The page of the console at a path, if it has one. */
export type ConsolePages = (pathname: string) => Promise<Answer | undefined>

/** Answers the addresses of the console: all that differs between two readers comes later, from the data service. */
export function createConsolePages({ pageOf, settings, answerOf }: ConsolePagesOptions): ConsolePages {
  const known = new Map<string, { readonly html: string; readonly answer: Answer }>()
  return async (pathname) => {
    const path = consolePathAt(pathname)
    if (path === undefined) return undefined
    const html = htmlOf(await pageOf(path, settings), settings)
    const last = known.get(path)
    if (last?.html === html) return last.answer
    const answer = answerOf({ type: 'text/html; charset=utf-8', content: html, ...policyOf(path) })
    known.set(path, { html, answer })
    return answer
  }
}

/** The address of a page may be good for something, and what is on it is not for the next person at this machine. */
function policyOf(path: string): Pick<AnswerInput, 'cacheControl' | 'headers'> {
  if (path === paths.admin) return { cacheControl: ASK_AGAIN }
  return { cacheControl: NEVER_STORED, headers: { 'referrer-policy': 'no-referrer' } }
}

function htmlOf({ template, page }: ConsoleHtml, settings: ConsoleSettings): string {
  const { title = 'Dira', description = '', app = '' } = page ?? {}
  // JSON that no text in it can end the element of.
  const written = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    '<meta name="robots" content="noindex" />',
  ].join('\n    ')
  const data = `<script type="application/json" id="settings">${written}</script>`
  return fillTemplate(
    template.replace('<!--noscript-->', () => NO_SCRIPT),
    { head, app, data },
  )
}
