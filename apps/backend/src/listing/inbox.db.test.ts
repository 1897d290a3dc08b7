import { connectChangeRequestReview, connectInbox, type InboxData } from '@dira/data'
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { describeOnEngines, useEngine } from '../testing/useEngine.ts'

describeOnEngines((name) => {
  const engine = useEngine(name)
  let account: Parameters<typeof connectInbox>[0]
  let inbox: InboxData

  /** Somebody sends a message. */
  async function sent(from: string, message: string): Promise<string> {
    const row = { idempotency_key: randomUUID(), name: from, email: `${randomUUID()}@dira.example`, message }
    const { data } = await engine().service.from('contact_messages').insert(row).select('id').single().throwOnError()
    return data.id
  }

  beforeAll(async () => {
    const { address: url, secrets, admin } = engine()
    const { data } = await admin.auth.getSession()
    account = { url, key: secrets.publishableKey, accessToken: async () => data.session?.access_token }
    inbox = connectInbox(account)
  })

  test('messages are found by every word, without accents, and signs are signs', async () => {
    const id = await sent('Inês Macuácua', 'We want 100% of_it, for four lodges')
    const listing = {
      id: 'kapenta',
      slug: 'kapenta',
      business_name: 'Kapenta Moon',
      category: 'shopping',
      country: 'ZW',
    }
    await engine()
      .service.from('listings')
      .insert({ ...listing, status: 'published' })
      .throwOnError()
    const enquiry = { idempotency_key: randomUUID(), listing_id: 'kapenta', name: 'Joseph', message: 'أين الحمام؟' }
    await engine()
      .service.from('enquiries')
      .insert({ ...enquiry, email: 'joseph@dira.example' })
      .throwOnError()

    const found = async (asked: Parameters<InboxData['items']>[0]) =>
      (await inbox.items(asked)).items.map((item) => item.name)
    expect(await found({})).toEqual(['Joseph', 'Inês Macuácua'])
    expect(await found({ text: 'macuacua INES' })).toEqual(['Inês Macuácua'])
    expect(await found({ text: 'lodges kapenta' })).toEqual([])
    expect(await found({ text: '100% of_' })).toEqual(['Inês Macuácua'])
    expect(await found({ text: '0_%' })).toEqual([])
    expect(await found({ text: ') or (1,2' })).toEqual([])
    expect(await found({ text: '"},{" \\' })).toEqual([])
    expect(await found({ text: 'الحمام' })).toEqual(['Joseph'])
    expect(await inbox.items({ kind: 'message' })).toMatchObject({
      items: [{ id, about: '', isAnswered: false, filedAs: undefined, assignee: undefined }],
      messages: 1,
      enquiries: 1,
    })
    expect(await inbox.item(randomUUID())).toBeUndefined()

    const mine = (await inbox.summary()).administrators[0]!.id
    await engine().admin.from('contact_messages').update({ assignee: mine }).eq('id', id).throwOnError()
    const { data } = await engine().admin.auth.getUser()
    const isMine = data.user?.id === mine
    expect(await found({ whose: 'nobodys' })).toEqual(['Joseph'])
    expect(await found({ whose: 'mine' })).toEqual(isMine ? ['Inês Macuácua'] : [])
    expect(await found({ whose: 'mine-or-nobodys' })).toEqual(isMine ? ['Joseph', 'Inês Macuácua'] : ['Joseph'])

    await inbox.addNote({ kind: 'message', id }, 'Called her')
    await inbox.change([{ kind: 'message', id }], { filedAs: 'spam' })
    expect(await inbox.item(id)).toMatchObject({ status: 'spam', notes: [{ text: 'Called her' }] })
    expect(await inbox.items({ status: 'spam' })).toMatchObject({ items: [{ id }], messages: 1, enquiries: 0 })
    expect(await inbox.summary()).toMatchObject({ messages: { count: 0 }, enquiries: { count: 1 } })
  })

  test('pages go on after the last row, the newest messages and the oldest requests first', async () => {
    const ids: string[] = []
    for (let at = 0; at < 52; at += 1) ids.push(await sent('Page', `page ${at}`))
    const first = await inbox.items({ text: 'page' })
    const second = await inbox.items({ text: 'page', after: first.items.at(-1) })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed())
    expect([first.more, second.more, second.messages]).toEqual([true, false, 52])

    for (let at = 0; at < 51; at += 1) {
      const request = { kind: 'claim', listing_id: 'kapenta', name: `Claimant ${at}` } as const
      const keys = { idempotency_key: randomUUID(), link_token: randomBytes(32).toString('hex') }
      await engine()
        .service.from('change_requests')
        .insert({ ...request, ...keys, email: `${at}@dira.example` })
        .throwOnError()
    }
    const review = connectChangeRequestReview(account)
    const oldest = await review.listChangeRequests({ kind: 'claim', text: 'claimant' })
    const next = await review.listChangeRequests({ kind: 'claim', text: 'claimant', after: oldest.requests.at(-1)! })
    expect([...oldest.requests, ...next.requests].map(({ contact }) => contact.name)).toEqual(
      Array.from({ length: 51 }, (_, at) => `Claimant ${at}`),
    )
    expect([oldest.more, next.more, next.waiting]).toEqual([true, false, 51])
  })
})
