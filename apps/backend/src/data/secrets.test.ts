import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { dataPaths } from './dataFolder.ts'
import { ensureSecrets, generatePassword, readSecrets } from './secrets.ts'

const root = temporaryFolder()
let folders = 0
function newFolder(): string {
  const folder = join(root, String((folders += 1)))
  mkdirSync(folder)
  return folder
}

test('secrets are random, made once, and readable by their owner only', async () => {
  const folder = newFolder()
  const first = await ensureSecrets(folder)
  expect(first.made).toBe(true)
  expect(await ensureSecrets(folder)).toStrictEqual({ secrets: first.secrets, made: false })
  expect((await ensureSecrets(newFolder())).secrets.jwtSecret).not.toBe(first.secrets.jwtSecret)
  expect(first.secrets.jwtSecret.length).toBeGreaterThanOrEqual(64)
  if (process.platform !== 'win32') expect(statSync(dataPaths(folder).secrets).mode & 0o777).toBe(0o600)
})

test.each([
  ['that is well known', 'super-secret-jwt-token-with-at-least-32-characters-long'],
  ['that is well known and short', 'unsafe-secret-change-me'],
  ['that is short', 'x'.repeat(31)],
])('a signing secret %s is refused', async (_, jwtSecret) => {
  const folder = newFolder()
  await ensureSecrets(folder)
  const { secrets: path } = dataPaths(folder)
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), jwtSecret }))
  expect(() => readSecrets(folder)).toThrow('not safe to use (jwtSecret')
})

test('a broken file of secrets is refused, not replaced', async () => {
  const folder = newFolder()
  writeFileSync(dataPaths(folder).secrets, '{')
  await expect(ensureSecrets(folder)).rejects.toThrow('not safe to use')
  expect(readFileSync(dataPaths(folder).secrets, 'utf8')).toBe('{')
})

test('a generated password is long and differs each time', () => {
  const passwords = Array.from({ length: 100 }, generatePassword)
  expect(new Set(passwords).size).toBe(100)
  for (const password of passwords) expect(password).toMatch(/^[\w.+~!*=-]{18}$/)
})
