import { expect, test, vi } from 'vitest'
import { forgetOldValues } from './forgetOldValues.ts'

test('the server asks until nothing is left to forget, and says what went wrong', async () => {
  const left = [2, 1, 0]
  const asked: string[] = []
  const onProblem = vi.fn()
  const request = async (path: string) => {
    asked.push(path)
    return Response.json(left.shift())
  }
  forgetOldValues({ request }, { onProblem })()
  await expect.poll(() => left).toEqual([])
  expect(asked).toEqual(Array.from({ length: 3 }, () => '/rest/v1/rpc/forget_old_values'))
  forgetOldValues(
    { request: async () => Response.json({ message: 'No such function' }, { status: 404 }) },
    { onProblem },
  )()
  await expect.poll(() => onProblem).toHaveBeenCalledWith(expect.stringContaining('No such function'))
  expect(onProblem).toHaveBeenCalledTimes(1)
})
