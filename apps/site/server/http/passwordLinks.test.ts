import { connectInvitation } from '@dira/data'
import { expect, it } from 'vitest'
import { fakeServices, fromAddress } from '../testing/fakeServices.ts'
import { createPasswordLinks } from './passwordLinks.ts'

const ANSWER_TIME = 60

const BY_MAIL = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@dira.example' }

function openSite({
  environment = BY_MAIL,
  answerTime = ANSWER_TIME,
  addressOf = () => '192.0.2.1',
  ...options
}: { environment?: NodeJS.ProcessEnv; answerTime?: number; addressOf?: () => string; owner?: unknown } = {}) {
  const asked: unknown[] = []
  const request = async (path: string, init?: RequestInit) => {
    asked.push([path, JSON.parse(init?.body as string)])
    return Response.json(asked.length === 1)
  }
  const services = fakeServices({ environment, dataService: { owner: async () => ({ request }), ...options } })
  const site = createPasswordLinks(services, { answerTime })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    site.fetch(new Request(input, init), fromAddress(addressOf()))
  return { asked, warn: services.warn, fetch, link: connectInvitation({ site: 'https://dira.example', fetch }) }
}

it('says the same, after the same time, whether there is such an owner, there is none, or nothing could be written', async () => {
  const away = async () => Promise.reject(new Error('The data is away'))
  const { asked, fetch } = openSite()
  const { warn, fetch: fetchAway } = openSite({ owner: away })
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
  expect(warn).toHaveBeenCalledTimes(1)
})

it('lets an address ask five times, and everybody together sixty times a minute', async () => {
  const { link } = openSite({ answerTime: 0 })
  for (let time = 0; time < 5; time += 1) expect(await link.askForPassword('a@dira.example')).toBe('asked')
  expect(await link.askForPassword('a@dira.example')).toBe('limited')
  let from = 0
  const { link: ofMany, warn, asked } = openSite({ answerTime: 0, addressOf: () => `address ${(from += 1)}` })
  for (let time = 0; time < 60; time += 1) expect(await ofMany.askForPassword('a@dira.example')).toBe('asked')
  expect(await ofMany.askForPassword('a@dira.example')).toBe('limited')
  expect(asked).toHaveLength(60)
  expect(warn).toHaveBeenCalledTimes(1)
})

it('is not there where no emails go out', async () => {
  const { link, asked } = openSite({ environment: {} })
  expect(await link.askForPassword('a@dira.example')).toBe('unreachable')
  expect(asked).toStrictEqual([])
})
