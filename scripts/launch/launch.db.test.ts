// @module-tag ci
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { INSTALL, workspaceWith } from './testing/workspaceFixture.ts'

const SAY_READY = "console.log('ready')"

describe('a script', () => {
  it('gets its arguments, on the Node that the project pins, with the installed programs on its path', async () => {
    const { root, launch } = workspaceWith("console.log(JSON.stringify([process.argv.slice(2), process.env['PATH']]))")
    const { code, output } = await launch('one', '--two=3').ended
    const [args, path] = JSON.parse(output.trim().split('\n').at(-1) ?? '') as [string[], string]
    expect([code, args]).toEqual([0, ['one', '--two=3']])
    expect(path).toContain(join(root, 'node_modules/.bin'))
  })

  it('passes its exit code on, and the signal that ended it', async () => {
    expect(await workspaceWith('process.exit(42)').launch().ended).toMatchObject({ code: 42 })
    const { launch } = workspaceWith("process.kill(process.pid, 'SIGKILL')")
    expect(await launch().ended).toMatchObject({ signal: 'SIGKILL' })
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('gets %s, and the launcher waits for it', async (signal) => {
    const { launch } = workspaceWith(
      `process.once('${signal}', () => setTimeout(() => { console.log('good-bye'); process.exit(5) }, 50))
       setInterval(() => {}, 1000)
       ${SAY_READY}`,
    )
    const launcher = launch()
    await expect.poll(launcher.printed).toContain('ready')
    launcher.kill(signal)
    expect(await launcher.ended).toMatchObject({ code: 5, output: expect.stringContaining('good-bye') })
  })

  it('ends in good order when the launcher is killed and cannot pass a signal on', async () => {
    // A process without its parent cannot print.
    const { root, launch } = workspaceWith(`import { writeFileSync } from 'node:fs'
      process.on('SIGTERM', () => { writeFileSync(import.meta.dirname + '/ended', ''); process.exit(7) })
      setInterval(() => {}, 1000)
      ${SAY_READY}`)
    const launcher = launch()
    await expect.poll(launcher.printed).toContain('ready')
    launcher.kill('SIGKILL')
    await expect.poll(() => existsSync(join(root, 'ended'))).toBe(true)
  })
})

describe('setting up', () => {
  it('installs once, also for two commands that start together, and again when the lockfile has changed', async () => {
    const workspace = workspaceWith(SAY_READY, `sleep 0.5\n${INSTALL}`)
    const both = await Promise.all([workspace.launch().ended, workspace.launch().ended])
    expect([...both.map(({ code }) => code), workspace.installs()]).toEqual([0, 0, 1])
    expect(await workspace.launch().ended).toMatchObject({ output: 'ready\n' })
    workspace.write('pnpm-lock.yaml', 'lockfileVersion: 9\nsettings: {}\n')
    await workspace.launch().ended
    expect(workspace.installs()).toBe(2)
  })

  it('leaves the pinned pnpm where npx finds it, also after an update of pnpm', async () => {
    const workspace = workspaceWith(SAY_READY, `${INSTALL}\necho "pnpm $1"`)
    await workspace.launch().ended
    const asked = () =>
      spawnSync('npx', ['--no', 'pnpm', 'storybook'], { cwd: workspace.root, encoding: 'utf8' }).stdout
    expect(asked()).toBe('pnpm storybook\n')
    rmSync(join(workspace.root, 'node_modules/.bin/pnpm'))
    symlinkSync('gone', join(workspace.root, 'node_modules/.bin/pnpm'))
    await workspace.launch().ended
    expect(asked()).toBe('pnpm storybook\n')
  })

  it('goes on after an interruption, and takes the lock of a launcher that was killed', async () => {
    const workspace = workspaceWith(SAY_READY, `touch begun\n[ -e second ] || exec sleep 60\n${INSTALL}`)
    const launcher = workspace.launch()
    await expect.poll(() => existsSync(join(workspace.root, 'begun'))).toBe(true)
    launcher.kill('SIGINT')
    expect(await launcher.ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('run the same command again'),
    })

    workspace.write('second', '')
    workspace.write('.dira/install.lock', '')
    utimesSync(join(workspace.root, '.dira/install.lock'), new Date(), new Date(Date.now() - 60_000))
    expect(await workspace.launch().ended).toMatchObject({ code: 0, output: expect.stringMatching(/ready\n$/) })
    expect(workspace.installs()).toBe(2)
  })

  it('clears away a half-finished install that pnpm takes for a whole one', async () => {
    const workspace = workspaceWith(SAY_READY, `[ -e node_modules/rest ] || {\n${INSTALL}\n}`)
    workspace.write('node_modules/rest', '')
    const { code, output } = await workspace.launch().ended
    expect([code, output]).toEqual([0, expect.stringMatching(/Repairing a half-finished install[^]*ready\n$/)])
  })

  it('says in one sentence what is wrong when the install fails, or the registry is away', async () => {
    const full = workspaceWith(SAY_READY, 'echo "No space left on device (os error 28)"; exit 1')
    const { code, output } = await full.launch().ended
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/\nInstalling the dependencies failed\. The disk is full: .*\n$/),
    ])
    const away = workspaceWith(SAY_READY, '')
    expect(await away.launch().ended).toMatchObject({
      code: 1,
      output: expect.stringMatching(/registry cannot be reached: check/),
    })
    expect(readdirSync(join(away.root, '.dira/tools'))).toEqual(['pnpm-12.0.0.partial'])
  })
})

it('asks for a newer Node in one sentence when this one is too old', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`
  const preload = `data:text/javascript,${encodeURIComponent(old)}`
  const entry = join(import.meta.dirname, '../launch.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, entry, 'start'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Dira needs Node 20 or newer.*18\.20\.8.*\n$/)])
})
