import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadEnvironmentFile } from './loadEnvironmentFile.ts'

const file = join(mkdtempSync(join(tmpdir(), 'dira-env-')), '.env')
writeFileSync(file, '# A comment\nSUPABASE_URL=https://hosted.example\nPORT="5000"\n')

describe('loadEnvironmentFile', () => {
  it('adds what the file says', () => {
    expect(loaded({})).toEqual({ SUPABASE_URL: 'https://hosted.example', PORT: '5000' })
  })

  it('leaves what the environment says already', () => {
    expect(loaded({ PORT: '80' })).toMatchObject({ PORT: '80' })
  })

  it('never turns work on a named data folder into work on the hosted project', () => {
    expect(loaded({ DIRA_DATA: '/data' })).toEqual({ DIRA_DATA: '/data' })
  })

  it('needs no file', () => {
    const environment = {}
    loadEnvironmentFile({ file: `${file}.missing`, environment })
    expect(environment).toEqual({})
  })
})

function loaded(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  loadEnvironmentFile({ file, environment })
  return environment
}
