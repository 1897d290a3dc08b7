import { afterEach, expect, it, vi } from 'vitest'
import { loadMapLayer } from './loadMapLayer.ts'

afterEach(() => vi.unstubAllGlobals())

it('fetches a layer from the files of the build, and says so when there is none', async () => {
  const layer = { grid: 15, arcs: [], countries: [], borders: [], lakes: [], rivers: [] }
  const fetched = vi.fn().mockResolvedValueOnce(Response.json(layer))
  fetched.mockResolvedValueOnce(new Response(null, { status: 404 }))
  vi.stubGlobal('fetch', fetched)
  expect(await loadMapLayer('africa')).toEqual(layer)
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/^\/.*africa.*\.json/))
  await expect(loadMapLayer('east')).rejects.toThrow('The layer east of the map answered 404.')
})
