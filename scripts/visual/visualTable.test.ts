import { expect, it } from 'vitest'
import { visualTable, type Look } from './visualTable.ts'

const look = (path: string, state: Look['state'], message = ''): Look => ({ path: path.split(' > '), state, message })

it('says of every look whether it is the same, changed, new, or could not be drawn', () => {
  const looks = [
    look('Button/Default > light > 320 > ltr', 'passed'),
    look('Button/Default > light > 320 > rtl', 'failed', '42 pixels (ratio 0.01) differ.'),
    look('Button/Default > light > 1280 > ltr', 'failed', 'Expected image dimensions to be 9×9px'),
    look('Link/Default > dark > 320 > ltr', 'failed', 'No existing reference screenshot found.'),
    look('Link/Default > dark > 320 > rtl', 'failed', 'TypeError: its play went wrong'),
    look('Link/Default > dark > 1280 > ltr', 'skipped'),
  ]
  expect(`\n${visualTable(looks, 'same')}`).toBe(`
                       320 ltr  320 rtl  1280 ltr
Button/Default, light  same     CHANGED  CHANGED
Link/Default, dark     new      FAILED`)
})
