import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT }).toSorted()
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const scripts = (JSON.parse(read('package.json')) as { scripts: object }).scripts

describe('a workflow', () => {
  it.each(WORKFLOWS)('%s names actions by their commits, with the version beside it', (file) => {
    const used = [...read(file).matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action)
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it.each(WORKFLOWS)('%s may read the repository, and a job more only where it says so', (file) => {
    const [head = '', jobs = ''] = read(file).split(/^jobs:$/m)
    expect(head).toMatch(/^permissions:\n {2}contents: read$/m)
    // Only what publishes and what tags.
    const more = [...jobs.matchAll(/^ {6}[\w-]+: write$/gm)].map(([line]) => line.trim())
    expect(more).toEqual(file.endsWith('release.yml') ? ['id-token: write', 'contents: write'] : [])
  })

  it.each(WORKFLOWS)('%s ends each job after some time, and starts only what there is', (file) => {
    const [, jobs = ''] = read(file).split(/^jobs:$/m)
    const names = [...jobs.matchAll(/^ {2}[\w-]+:$/gm)]
    expect([...jobs.matchAll(/^ {4}timeout-minutes: \d+$/gm)]).toHaveLength(names.length)
    for (const [, script = ''] of jobs.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([script])
    for (const [, path = ''] of jobs.matchAll(/run: (?:node|bash) (\S+)/g))
      expect(existsSync(join(ROOT, path))).toBe(true)
  })

  it('runs each part of .ci/run', () => {
    const [, listed = ''] = /part: \[(.*)\]/.exec(read('.github/workflows/ci.yml')) ?? []
    const parts = listed.split(', ')
    const wanted = [...read('.ci/run').matchAll(/^if wants (\w+); then$/gm)].map(([, part]) => part)
    expect([...new Set(parts.map((part) => part.split(' ')[0]))]).toEqual(wanted)
    const [, groups = ''] = /const FULL[^]*?new Map\(\[([^]*?)\]\)/.exec(read('scripts/test.ts')) ?? []
    const named = [...groups.matchAll(/\['(\w+)'/g)].map(([, group]) => `full ${group}`)
    expect(parts.filter((part) => part.includes(' '))).toEqual(named)
  })
})

describe('updates of dependencies', () => {
  it('wait some days, whatever they are of', () => {
    const updates = read('.github/dependabot.yml').split('package-ecosystem: ').slice(1)
    expect(updates).toHaveLength(2)
    for (const update of updates) expect(update).toMatch(/cooldown:\n\s+default-days: [1-9]/)
  })
})
