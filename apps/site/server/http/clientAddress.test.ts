import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './clientAddress.ts'

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress } as Socket, // Nothing else of it is read.
})

describe('clientAddress', () => {
  it.each([
    ['without a proxy, the connection', from('198.51.100.1', '1.2.3.4'), 0, '198.51.100.1'],
    ['behind one, what that one wrote', from('127.0.0.1', '1.2.3.4, 203.0.113.7'), 1, '203.0.113.7'],
    ['behind two, what the first of them wrote', from('127.0.0.1', '9.9.9.9, 203.0.113.7, 10.0.0.1'), 2, '203.0.113.7'],
    ['the connection when the proxy wrote nothing', from('127.0.0.1'), 1, '127.0.0.1'],
    ['the network of an IPv6 address', from('2001:db8:1:2:3:4:5:6'), 0, '2001:db8:1:2'],
    ['the network of a shortened one', from('2001:db8::6'), 0, '2001:db8:0:0'],
    ['an IPv4 address that is written as IPv6', from('::ffff:198.51.100.1'), 0, '::ffff:198.51.100.1'],
  ])('takes %s', (_, request, trusted, expected) => {
    expect(clientAddress(request, trusted)).toBe(expected)
  })
})
