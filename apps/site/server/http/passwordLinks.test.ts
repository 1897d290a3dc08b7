import { connectInvitation, PASSWORD_LINKS_PATH } from '@dira/data'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createPasswordLinks, type PasswordLinksOptions } from './passwordLinks.ts'
import type { SiteEnv } from './siteEnv.ts'

const ANSWER_TIME = 60

function openSite(options: Partial<PasswordLinksOptions> = {}) {
  const asked: unknown[] = []
  const errors: unknown[] = []
  const lines: string[] = []
  const request = async (path: string, init?: RequestInit) => {
    asked.push([path, JSON.parse(init?.body as string)])
    return Response.json(asked.length === 1)
  }
  const app = createPasswordLinks({
    owner: async () => ({ request }),
    isByMail: true,
    addressOf: () => 'somebody',
    onBrake: (line) => lines.push(line),
    onError: (error) => errors.push(error),
    answerTime: ANSWER_TIME,
    ...options,
  })
  const site = new Hono<SiteEnv>().route(PASSWORD_LINKS_PATH, app)
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    site.fetch(new Request(input, init), { incoming: {}, outgoing: {} })
  return { asked, errors, lines, fetch, link: connectInvitation({ site: 'https://dira.example', fetch }) }
}

it('says the same, after the same time, whether there is such an owner, there is none, or nothing could be written', async () => {
  const away = async () => Promise.reject(new Error('The data is away'))
  const { asked, fetch } = openSite()
  const { errors, fetch: fetchAway } = openSite({ owner: away })
  const answers: unknown[][] = []
  for (const [ask, email] of [
    [fetch, 'owner@dira.example'],
    [fetch, 'nobody@dira.example'],
    [fetch, ''],
    [fetchAway, 'owner@dira.example'],
  ] as const) {
    const before = performance.now()
    const answer = await ask('https://dira.example/password-links', {
      method: 'POST',
      body: JSON.stringify({ email }),
    })
    // Timers may come a millisecond early.
    expect(performance.now() - before).toBeGreaterThan(ANSWER_TIME - 2)
    answers.push([answer.status, await answer.text(), [...answer.headers]])
  }
  expect(answers).toStrictEqual(answers.map(() => answers[0]))
  expect(answers[0]?.[0]).toBe(204)
  expect(asked).toStrictEqual([
    ['/rest/v1/rpc/ask_password', { address: 'owner@dira.example' }],
    ['/rest/v1/rpc/ask_password', { address: 'nobody@dira.example' }],
  ])
  expect(errors).toHaveLength(1)
})

it('lets an address ask five times, and everybody together sixty times a minute', async () => {
  const { link } = openSite({ answerTime: 0 })
  for (let time = 0; time < 5; time += 1) expect(await link.askForPassword('a@dira.example')).toBe('asked')
  expect(await link.askForPassword('a@dira.example')).toBe('limited')
  let from = 0
  const { link: ofMany, lines, asked } = openSite({ answerTime: 0, addressOf: () => `address ${(from += 1)}` })
  for (let time = 0; time < 60; time += 1) expect(await ofMany.askForPassword('a@dira.example')).toBe('asked')
  expect(await ofMany.askForPassword('a@dira.example')).toBe('limited')
  expect(asked).toHaveLength(60)
  expect(lines).toHaveLength(1)
})

it('is not there where no letters go out', async () => {
  const { link, asked } = openSite({ isByMail: false })
  expect(await link.askForPassword('a@dira.example')).toBe('unreachable')
  expect(asked).toStrictEqual([])
})
