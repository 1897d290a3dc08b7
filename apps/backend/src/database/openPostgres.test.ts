import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataPaths } from '../data/dataFolder.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { openPostgres } from './openPostgres.ts'

const dataFolder = temporaryFolder()

describe('openPostgres', () => {
  test('makes no database where there must be one', async () => {
    await expect(openPostgres({ dataFolder, mustExist: true })).rejects.toThrow('is gone')
  })

  test('does over a creation that was cut short', async () => {
    const { unfinishedDatabase, database } = dataPaths(dataFolder)
    mkdirSync(join(unfinishedDatabase, 'base'), { recursive: true })
    const { connection, close } = await openPostgres({ dataFolder, mustExist: false })
    await connection.driver.exec('create table kept (value integer); insert into kept values (1)')
    await close()
    expect(() => renameSync(unfinishedDatabase, `${database}.none`)).toThrow('ENOENT')
  })

  test('keeps what was stored, and waits for the disk before it says so', async () => {
    const { connection, close } = await openPostgres({ dataFolder, mustExist: true })
    const settings = await connection.driver.query(`
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('wal_sync_method') as method, (select count(*)::integer from kept) as rows`)
    expect(settings.rows).toStrictEqual([{ fsync: 'on', commit: 'on', method: 'fsync', rows: 1 }])
    await close()
  })

  test('notices a session that was left inside a transaction', async () => {
    const { connection, isIntact, close } = await openPostgres({ dataFolder, mustExist: true })
    const { driver } = connection
    expect(await isIntact()).toBe(true)
    await driver.exec('begin; create role somebody; set local role somebody')
    expect(await isIntact()).toBe(false)
    await driver.exec('rollback; begin; insert into kept values (3)')
    expect(await isIntact()).toBe(false)
    await driver.exec('rollback')
    expect(await isIntact()).toBe(true)
    await close()
  })

  test('does not acknowledge what would go into a log that has been removed, and ends without hanging', async () => {
    const { connection, isIntact, close } = await openPostgres({ dataFolder, mustExist: true })
    const { driver } = connection
    await driver.query('insert into kept values (2)')
    rmSync(dataPaths(dataFolder).database, { recursive: true })
    await expect(driver.query('insert into kept values (3)')).rejects.toThrow('could not fsync file')
    await expect(driver.query('rollback')).rejects.toThrow('could not fsync file')
    expect(await isIntact()).toBe(false)
    await close()
  })
})
