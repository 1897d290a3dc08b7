import { expect, test } from 'vitest'
import { limitSignIn } from './limitSignIn.ts'

function limited() {
  let time = 0
  let looked = 0
  const handle = limitSignIn(
    async (request) => {
      looked += 1
      const { password } = (await request.json()) as { password: string }
      return Response.json({}, { status: password === 'right' ? 200 : 400 })
    },
    () => time,
  )
  const signIn = async (email: string, password: string, path = '/auth/v1/token?grant_type=password') => {
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    })
    return (await handle(request)).status
  }
  return { signIn, looked: () => looked, pass: (minutes: number) => void (time += minutes * 60_000) }
}

test('after ten wrong passwords, further ones for the address are refused for five minutes, even the right one', async () => {
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
    await signIn('a@dira.example', 'wrong', '/auth/v1/token?grant_type=refresh_token')
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
