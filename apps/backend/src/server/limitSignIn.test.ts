import { expect, test } from 'vitest'
import { limitSignIn } from './limitSignIn.ts'

function limited() {
  let time = 0
  let looked = 0
  const lines: string[] = []
  const handle = limitSignIn(
    async (request) => {
      looked += 1
      const { password } = (await request.json()) as { password: string }
      return Response.json({}, { status: password === 'right' ? 200 : 400 })
    },
    { now: () => time, onLimit: (line) => lines.push(line) },
  )
  const signIn = async (
    email: string,
    password: string,
    { path = '/auth/v1/token?grant_type=password', client = '192.0.2.1' } = {},
  ) => {
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': client },
      body: JSON.stringify({ email, password }),
    })
    return (await handle(request)).status
  }
  return { signIn, lines, looked: () => looked, pass: (minutes: number) => void (time += minutes * 60_000) }
}

test('after ten wrong passwords from a client, further ones for the e-mail are refused for five minutes, even the right one', async () => {
  const { signIn, looked, pass } = limited()
  for (let guess = 0; guess < 10; guess += 1) expect(await signIn('a@dira.example', 'wrong')).toBe(400)
  expect(await signIn(' A@dira.example', 'right')).toBe(429)
  expect(looked()).toBe(10)
  expect(await signIn('b@dira.example', 'right')).toBe(200)
  pass(5)
  expect(await signIn('a@dira.example', 'right')).toBe(200)
})

test('the right password resets the count, and token refreshes do not count', async () => {
  const { signIn } = limited()
  for (let guess = 0; guess < 9; guess += 1) await signIn('a@dira.example', 'wrong')
  expect(await signIn('a@dira.example', 'right')).toBe(200)
  for (let guess = 0; guess < 30; guess += 1)
    await signIn('a@dira.example', 'wrong', { path: '/auth/v1/token?grant_type=refresh_token' })
  for (let guess = 0; guess < 9; guess += 1) expect(await signIn('a@dira.example', 'wrong')).toBe(400)
  expect(await signIn('a@dira.example', 'right')).toBe(200)
})

test('invalid bodies are counted together', async () => {
  const handle = limitSignIn(async () => Response.json({}, { status: 400 }))
  const ask = async () =>
    (await handle(new Request('http://localhost/auth/v1/token?grant_type=password', { method: 'POST', body: '{' })))
      .status
  for (let guess = 0; guess < 10; guess += 1) expect(await ask()).toBe(400)
  expect(await ask()).toBe(429)
})

test('a stranger elsewhere locks nobody out', async () => {
  const { signIn } = limited()
  for (let guess = 0; guess < 30; guess += 1) await signIn('admin@dira.example', 'wrong', { client: '203.0.113.9' })
  expect(await signIn('admin@dira.example', 'right', { client: '203.0.113.9' })).toBe(429)
  expect(await signIn('admin@dira.example', 'right')).toBe(200)
})

test('one client is refused after a hundred wrong passwords for any e-mails, until five minutes have passed', async () => {
  const { signIn, pass } = limited()
  for (let guess = 0; guess < 100; guess += 1) expect(await signIn(`${guess}@dira.example`, 'wrong')).toBe(400)
  expect(await signIn('admin@dira.example', 'right')).toBe(429)
  expect(await signIn('admin@dira.example', 'right', { client: '203.0.113.9' })).toBe(200)
  pass(5)
  expect(await signIn('admin@dira.example', 'right')).toBe(200)
})

test('wrong passwords from everywhere are braked, and the operator is told', async () => {
  const { signIn, lines, pass } = limited()
  const guess = (number: number) => signIn('admin@dira.example', 'wrong', { client: `client ${number}` })
  for (let number = 0; number < 600; number += 1) expect(await guess(number)).toBe(400)
  expect(await guess(600)).toBe(429)
  expect(lines).toEqual(['More than 600 wrong passwords in a minute: until it is over, all others are refused.'])
  pass(1)
  expect(await guess(601)).toBe(400)
})
