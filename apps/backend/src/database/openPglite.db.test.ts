// @module-tag ci
import fs, { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { dataPaths } from '../data/dataFolder.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { openPglite } from './openPglite.ts'
import { isPanic } from './protectSession.ts'

const dataFolder = temporaryFolder()

describe('openPglite', () => {
  test('makes no new database where there must be one', async () => {
    await expect(openPglite({ dataFolder, mustExist: true })).rejects.toThrow('is gone')
  })

  test('repeats a creation that was interrupted', async () => {
    const { unfinishedDatabase, database } = dataPaths(dataFolder)
    mkdirSync(join(unfinishedDatabase, 'base'), { recursive: true })
    const { connection, close } = await openPglite({ dataFolder, mustExist: false })
    await connection.driver.exec('create table stored_rows (value integer); insert into stored_rows values (1)')
    await close()
    expect(() => renameSync(unfinishedDatabase, `${database}.none`)).toThrow('ENOENT')
  })

  test('keeps stored rows', async () => {
    const { connection, close } = await openPglite({ dataFolder, mustExist: true })
    expect((await connection.driver.query('select * from stored_rows')).rows).toStrictEqual([{ value: 1 }])
    await close()
  })

  test('notices a session that was left inside a transaction', async () => {
    const { connection, isIntact, close } = await openPglite({ dataFolder, mustExist: true })
    const { driver } = connection
    expect(await isIntact()).toBe(true)
    await driver.exec('begin; create role somebody; set local role somebody')
    expect(await isIntact()).toBe(false)
    await driver.exec('rollback; begin; insert into stored_rows values (3)')
    expect(await isIntact()).toBe(false)
    await driver.exec('rollback')
    expect(await isIntact()).toBe(true)
    await close()
  })

  test.each(['ENOSPC', 'EIO'])('acknowledges nothing and does not hang when its log gets %s', async (code) => {
    const { connection, isIntact, failure, close } = await openPglite({ dataFolder, mustExist: true })
    const { driver } = connection
    const insert = () => driver.transaction((transaction) => transaction.query('insert into stored_rows values (2)'))
    vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error(code), { code })
    })
    await expect(insert()).rejects.toThrow('could not write to log file')
    vi.restoreAllMocks()
    await expect(insert()).rejects.toThrow('could not write to log file')
    expect([await isIntact(), isPanic(failure())]).toStrictEqual([false, true])
    await close()

    const again = await openPglite({ dataFolder, mustExist: true })
    expect((await again.connection.driver.query('select * from stored_rows')).rows).toStrictEqual([{ value: 1 }])
    await again.close()
  })
})
