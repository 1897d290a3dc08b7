import { describe, expect, it } from 'vitest'
import { caddyfile, nginxSite, staticHeaders } from './hostingFiles.ts'
import { securityHeaders } from './securityHeaders.ts'

const siteUrl = 'https://dira.example'
const headers = securityHeaders({ siteUrl, apiUrl: 'https://project.supabase.co/', bootScript: 'start()' })

describe('securityHeaders', () => {
  const policy = headers['content-security-policy']

  it('lets pages reach the hosted project, its data and its photographs, and nothing else', () => {
    expect(policy).toContain("connect-src 'self' https://project.supabase.co;")
    expect(policy).toContain("img-src 'self' data: https://project.supabase.co;")
    expect(policy?.match(/https:/g)).toHaveLength(2)
  })

  it('promises encryption only where there is some', () => {
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(policy).toContain('upgrade-insecure-requests')
    const plain = securityHeaders({ siteUrl: 'http://localhost:4173', apiUrl: '', bootScript: '' })
    expect(plain['strict-transport-security']).toBeUndefined()
    expect(plain['content-security-policy']).not.toContain('upgrade')
  })
})

describe('the files for hosts', () => {
  it.each([
    ['_headers', staticHeaders({ headers }), /^ {2}([a-z-]+): (.+)$/gm],
    ['Caddyfile', caddyfile({ siteUrl, headers }), /^\t\t([a-z-]+) "(.+)"$/gm],
    ['nginx.conf', nginxSite({ siteUrl, headers }), /^\tadd_header ([a-z-]+) "(.+)" always;$/gm],
  ])('%s gives the headers of the server', (_, file, line) => {
    const given = Object.fromEntries([...file.matchAll(line)].map(([, name = '', value]) => [name, value]))
    expect(given).toMatchObject(headers)
    expect(Object.keys(given).toSorted()).toEqual([...Object.keys(headers), 'cache-control'].toSorted())
    expect(file).toMatch(/\/assets\/.*max-age=31536000, immutable|\/assets\/\*\n {2}cache-control: .*immutable|@hashed/)
  })

  it('no header could end its line or its quotes', () => {
    expect(Object.values(headers).join('')).not.toMatch(/["\n$\\]/)
  })
})
