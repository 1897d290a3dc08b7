import type { ImportJob } from '@dira/data'
import { expect, it } from 'vitest'
import { withChoice } from './withChoice.ts'

const choice = { columns: { B: 'phone' }, values: {}, status: 'draft' } as const
// Fields that are not looked at are left out.
const job = {
  choice,
  columns: [
    { name: 'A', first: '', field: 'name', isLeftOut: false, origin: 'guessed' },
    { name: 'B', first: '', field: 'phone', isLeftOut: false, origin: 'remembered' },
  ],
  values: [{ field: 'category', column: 'C', value: 'Duka', rows: 2, meaning: null, isChosen: false }],
} as unknown as ImportJob

it('shows a choice before the server has answered, and leaves the rest', () => {
  const chosen = withChoice(job, {
    ...choice,
    columns: { ...choice.columns, A: '-' },
    values: { category: { Duka: 'shopping' } },
  })
  expect(chosen.columns[0]).toMatchObject({ field: null, isLeftOut: true, origin: 'chosen' })
  expect(chosen.columns[1]).toBe(job.columns[1])
  expect(chosen.values[0]).toMatchObject({ meaning: 'shopping', isChosen: true })
})
