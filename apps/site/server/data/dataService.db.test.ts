import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startDataService } from './dataService.ts'

it.each([
  ['the secret key of this server', 'sb_secret_test', 'sb_secret_test'],
  ['the key of visitors, without a secret one', undefined, 'sb_publishable_test'],
])('stores what visitors send in a hosted project with %s', async (_, secretKey, key) => {
  const project = createServer((__, response) => void response.setHeader('content-type', 'application/json').end('0'))
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void project.close().closeAllConnections())
  const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`
  const warnings: string[] = []
  const service = await startDataService(
    { hosted: { url, publishableKey: 'sb_publishable_test', secretKey } },
    { step: () => undefined, warn: (warning) => warnings.push(warning) },
  )
  expect(service.submissionsTarget()).toEqual({
    address: url,
    headers: { apikey: key, authorization: `Bearer ${key}` },
  })
  expect(warnings.filter((warning) => warning.includes('only_the_server_sends'))).toHaveLength(secretKey ? 0 : 1)
  await service.stop()
})
