import { expect, it } from 'vitest'
import { whatsappLink } from './replyLinks.ts'

it.each([
  ['+27 82 555 0166', 'https://wa.me/27825550166'],
  ['+27 (0)82', undefined],
  ['082 555 0166', undefined],
  ['+27 82 555 0166 or 0167', undefined],
  ['', undefined],
])('offers WhatsApp only for a number that can be dialled from everywhere: %s', (phone, link) => {
  expect(whatsappLink(phone)).toBe(link)
})
