import type { BackupsStatus } from '@dira/data'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BackupAge, type BackupAgeProps } from './BackupAge.tsx'
import { backupTone } from './backupTone.ts'

const MADE = '2026-11-22T02:00:00.000Z'
const FACTS: BackupsStatus = {
  since: '2026-11-01T00:00:00.000Z',
  isDaily: true,
  retentionDays: 7,
  last: { at: MADE, bytes: 41_200_000, images: 1204, accounts: 1 },
  failure: null,
}
const FAILURE = { at: '2026-11-22T03:00:00.000Z', message: 'The disk is full.' }
const after = (hours: number) => new Date(Date.parse(MADE) + hours * 3_600_000)

describe('how backups stand', () => {
  it.each<[string, Partial<BackupsStatus>, number, string]>([
    ['good for 26 hours', {}, 26, 'good'],
    ['late after that', {}, 26.1, 'late'],
    ['late for 50 hours', {}, 50, 'late'],
    ['wrong after that', {}, 50.1, 'wrong'],
    ['wrong after a failure, however young the last is', { failure: FAILURE }, 2, 'wrong'],
    ['wrong without any', { last: null }, 2, 'wrong'],
    ['late in the first hour of a directory', { last: null, since: MADE }, 0.9, 'late'],
    ['wrong when that has passed', { last: null, since: MADE }, 1.1, 'wrong'],
    ['late where they were switched off', { isDaily: false, last: null }, 400, 'late'],
  ])('%s', (_, changed, hours, expected) => {
    expect(backupTone({ ...FACTS, ...changed }, after(hours))).toBe(expected)
  })
})

describe('BackupAge', () => {
  const show = (props: Partial<BackupAgeProps> = {}) =>
    render(<BackupAge {...FACTS} now={after(7.4)} {...props} />).container

  it('says how old the last one is and what it holds', () => {
    const text = show().textContent
    expect(text).toContain('Backup 7 hours old')
    expect(text).toContain('41 MB with 1,204 image files and 1 account. Those of 7 days are kept.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks for help with the command when one is missing', () => {
    show({ now: after(80) })
    expect(screen.getByRole('alert').textContent).toBe(
      'The last backup is 3 days old.Make one on the server with npm run backup',
    )
  })

  it('says why the last try failed, and that there is an older one', () => {
    show({ failure: FAILURE })
    expect(screen.getByRole('alert').textContent).toMatch(
      /: the backup failed\. The disk is full\.The last good one is 7 hours old\./,
    )
  })

  it('says that the first is on its way, and that they are switched off', () => {
    expect(show({ last: null, since: MADE, now: after(0.1) }).textContent).toContain('No backup yet The first is made')
    expect(show({ last: null, isDaily: false }).textContent).toContain('No backup yet Daily backups are switched off.')
  })
})
