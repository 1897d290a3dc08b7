import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { lockDataFolder } from './lockDataFolder.ts'
import { writeRunningProcess } from './runningProcess.ts'

const folder = temporaryFolder()

test('only one process locks a folder, and the refusal names it', () => {
  const lock = lockDataFolder(folder)
  writeRunningProcess(folder, { pid: 4711, command: 'npm start', serves: true })
  expect(() => lockDataFolder(folder)).toThrow(
    `The data in ${folder} is in use by process 4711 (npm start). Stop it first`,
  )
  lock.release()
  lockDataFolder(folder).release()
})

test('kill -9 of the holder leaves no lock behind', async () => {
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(new URL('lockDataFolder.ts', import.meta.url).href)})
    const held = lockDataFolder(process.argv[1])
    process.stdout.write('held')
    setInterval(() => held, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script, folder])
  await once(holder.stdout, 'data')
  expect(() => lockDataFolder(folder)).toThrow('is in use')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockDataFolder(folder).release()
})
