import { expect, it } from 'vitest'
import { connectAdministrators } from './administrators.ts'

/** Administrators of a service with these answers, by the name of a table or function. */
function administratorsOver(answers: Record<string, unknown>) {
  const asked: string[] = []
  const administrators = connectAdministrators({
    url: 'https://service.dira.example',
    key: 'sb_publishable_test',
    site: 'https://dira.example',
    accessToken: async () => 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      asked.push(`${request.headers.get('authorization')} ${pathname}${search} ${await request.text()}`)
      return Response.json(answers[pathname.split('/').at(-1)!])
    },
  })
  return { administrators, asked }
}

it('reads who is an administrator, and the links that wait', async () => {
  const { administrators } = administratorsOver({
    admin_administrators: [
      { id: 'a', email: 'a@dira.example', created_at: '2026-11-20T09:00:00.12+00:00', last_change_at: null },
    ],
    admin_invitations: [
      {
        id: 'i',
        email: 'b@dira.example',
        purpose: 'invitation',
        listing_id: null,
        made_by: 'a@dira.example',
        created_at: '2026-11-22T09:00:00+00:00',
        expires_at: '2026-11-29T09:00:00+00:00',
      },
    ],
  })
  expect(await administrators.list()).toStrictEqual({
    administrators: [
      { id: 'a', email: 'a@dira.example', createdAt: '2026-11-20T09:00:00.12Z', lastChangeAt: undefined },
    ],
    invitations: [
      {
        id: 'i',
        email: 'b@dira.example',
        purpose: 'invitation',
        listingId: undefined,
        madeBy: 'a@dira.example',
        createdAt: '2026-11-22T09:00:00Z',
        expiresAt: '2026-11-29T09:00:00Z',
      },
    ],
  })
})

it('ends rights and links in the name of the one who asks', async () => {
  const { administrators, asked } = administratorsOver({ remove_administrator: true, withdraw_invitation: false })
  expect(await administrators.remove('b')).toBe(true)
  expect(await administrators.withdraw('i')).toBe(false)
  expect(asked).toStrictEqual([
    'Bearer token /rest/v1/rpc/remove_administrator {"administrator_id":"b"}',
    'Bearer token /rest/v1/rpc/withdraw_invitation {"invitation_id":"i"}',
  ])
})
