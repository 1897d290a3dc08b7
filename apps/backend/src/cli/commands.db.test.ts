// @module-tag ci
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockDataFolder } from '../data/lockDataFolder.ts'
import { writeRunningProcess } from '../data/runningProcess.ts'
import { visitorData } from '../listing/visitorData.ts'
import { superviseBackend, type SupervisedBackend } from '../supervise/superviseBackend.ts'
import { placeData } from '../testing/preparedData.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
const root = temporaryFolder()
const dataFolder = join(root, 'data')
let backend: SupervisedBackend

beforeAll(async () => {
  await placeData(dataFolder)
  backend = await superviseBackend({ dataFolder })
})
afterAll(async () => backend.stop())

interface RunOptions {
  readonly data?: string
  readonly input?: string
  readonly environment?: Record<string, string>
}

async function run(
  command: string,
  args: readonly string[],
  { data = dataFolder, input = '', environment }: RunOptions = {},
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    cwd: root,
    env: {
      ...process.env,
      INIT_CWD: FIXTURES,
      DIRA_DATA: data,
      SUPABASE_URL: '',
      VITE_SUPABASE_URL: '',
      ...environment,
    },
  })
  child.stdin.end(input)
  const closed = new Promise((resolve) => child.once('close', resolve))
  // All at once: when a process ends, Node discards what nobody has begun to read.
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { output, errors, code }
}

describe('pnpm import:listings', () => {
  test('imports into the running server, reports rejected rows, and visitors see the rest at once', async () => {
    const { output, errors, code } = await run('import-listings', [
      ...'businesses.csv --places places.csv --country Kenya'.split(' '),
      ...'--source Guide --source-url https://guide.example/'.split(' '),
    ])
    expect(output).toContain('the running server')
    expect(output).toContain('Read: sourceId (source_id), name, category,')
    expect(output).toContain(
      'Done. 21 rows: 16 imported, 0 updated, 0 unchanged, 5 rejected.\n3 remarks on rows that were imported, listed above.\n' +
        '24 lines: 1 header, 22 in rows, 1 blank, 0 not understood.\nKenya 16.',
    )
    expect(errors.trim().split('\n')).toHaveLength(8)
    expect(errors).toContain('line 11, imported: coordinates "-1.2" cannot be read: the place on the map is left out')
    expect(errors).toContain('line 13: unknown category "Doctors"')
    expect(code).toBe(2)
    const { listings } = await visitorData(backend, backend).listings.published()
    expect(listings.find(({ slug }) => slug === 'baobab-cafe')?.source?.name).toBe('Guide')
  })

  test.each([
    ['a file that is not there', ['none.csv'], 'There is no file'],
    ['no file', [], 'Name one file.'],
    ['a places file that is not there', ['businesses.csv', '--places', 'none.csv'], 'There is no file'],
    [
      'a tier that there is none of',
      ['businesses.csv', '--tier', 'gold'],
      '--tier is one of classified, standard, premium, not "gold".',
    ],
    ['an option that nobody knows', ['businesses.csv', '--fast'], "Unknown option '--fast'"],
    ['a file that says nothing of its country', ['names.csv'], 'has no column for: category, country'],
    ['a country that is none of Africa', ['businesses.csv', '--country', 'France'], '--country is a country of Africa'],
    ['a category that there is none of', ['businesses.csv', '--category', 'do=Doing'], 'not "Doing"'],
    ['a source without its address', ['businesses.csv', '--source', 'A guide'], 'Name the source and its address'],
    ['a column that is not there', ['businesses.csv', '--column', 'name=Nom'], 'There is no column "Nom"'],
  ])('refuses %s in a sentence', async (_, args, message) => {
    const { output, errors, code } = await run('import-listings', args)
    expect(errors).toContain(message)
    expect(errors).not.toContain('    at ')
    expect(output).not.toContain('Done')
    expect(code).toBe(1)
  })

  test('imports without a running server', async () => {
    const data = join(root, 'closed')
    await placeData(data)
    const { output, code } = await run('import-listings', ['businesses.csv', '--country', 'KE'], { data })
    expect(output).toContain(`the data in ${data}`)
    expect(output).toContain('16 imported')
    expect(code).toBe(2)
  })

  test('refuses data that another process has locked, and names it', async () => {
    const data = join(root, 'held')
    mkdirSync(data)
    const lock = lockDataFolder(data)
    writeRunningProcess(data, { pid: 4711, command: 'npm run build', serves: false })
    const { errors, code } = await run('import-listings', ['businesses.csv', '--places', 'places.csv'], { data })
    lock.release()
    expect(errors).toBe(
      `The data in ${data} is in use by process 4711 (npm run build). Stop it first, then try again.\n`,
    )
    expect(code).toBe(1)
  })

  test('reports a hosted project without a key, or that cannot be reached', async () => {
    const environment = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SECRET_KEY: '' }
    const args = ['businesses.csv', '--country', 'KE']
    expect((await run('import-listings', args, { environment })).errors).toContain('no SUPABASE_SECRET_KEY')
    const { errors, code } = await run('import-listings', args, {
      environment: { ...environment, SUPABASE_SECRET_KEY: 'x' },
    })
    expect(errors).toContain('The project at http://127.0.0.1:1 cannot be reached.')
    expect(code).toBe(1)
  })
})

describe('pnpm make:admin', () => {
  async function signIn(email: string, password: string): Promise<number> {
    const response = await backend.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return response.status
  }

  test('makes an administrator and shows the password once', async () => {
    const { output, code } = await run('make-admin', ['naledi@dira.example'])
    expect(code).toBe(0)
    expect(output).toContain('naledi@dira.example is now an administrator')
    const [, password = ''] = /^Password \(shown only now\): (.+)$/m.exec(output) ?? []
    expect(await signIn('naledi@dira.example', password)).toBe(200)
  })

  test('keeps a password, or resets it from standard input without printing it', async () => {
    const kept = await run('make-admin', ['naledi@dira.example'])
    expect(kept.output).toContain('was already an administrator')
    expect(kept.output).toContain('The password stays as it was')
    const input = 'a new password\n'
    const reset = await run('make-admin', ['naledi@dira.example', '--reset-password', '--password-stdin'], { input })
    expect(reset.output).not.toContain('a new password')
    expect(await signIn('naledi@dira.example', 'a new password')).toBe(200)
  })

  test.each([
    [['naledi'], 'Name one e-mail address.'],
    [[], 'Name one e-mail address.'],
    [['naledi@dira.example', '--password-stdin'], 'A password has at least 6 characters'],
  ])('refuses %j in a sentence', async (args, message) => {
    const { errors, code } = await run('make-admin', args)
    expect(errors).toContain(message)
    expect(code).toBe(1)
  })
})
