import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleScript } from '../build/inlineScript.ts'
import { securityHeaders } from '../http/securityHeaders.ts'
import { staticHeaders } from './staticHeaders.ts'

const REPOSITORY = join(import.meta.dirname, '../../../..')
const deployed = (name: string) => readFileSync(join(REPOSITORY, 'deploy', name), 'utf8')

// As `bootScript` of the server entry, which only a build can import.
const startScript = await bundleScript(join(REPOSITORY, 'apps/site/src/shell/startPage.ts'))
const { themeScript } = (await import(join(REPOSITORY, 'packages/ui/src/theme/themeScript.ts'))) as {
  themeScript: string
}
const headers = securityHeaders({
  siteUrl: 'https://dira.example',
  apiUrl: 'https://project.supabase.co/',
  imageOrigins: [],
  bootScript: `${themeScript}\n${startScript}`,
})

describe('securityHeaders', () => {
  const policy = headers['content-security-policy']

  it('lets pages reach the hosted project, its data and its photographs, and no other site', () => {
    expect(policy).toContain("connect-src 'self' https://project.supabase.co;")
    expect(policy).toContain("img-src 'self' data: https://project.supabase.co;")
    expect(policy?.match(/https:/g)).toHaveLength(2)
  })

  it('lets pages show the photographs of the origins that a deployment allows', () => {
    const allowed = { siteUrl: '', apiUrl: '', imageOrigins: ['https://images.example'], bootScript: '' }
    expect(securityHeaders(allowed)['content-security-policy']).toContain(
      "img-src 'self' data: https://images.example;",
    )
  })

  it('lets pages fetch streets and start the worker that reads them only where a deployment has streets', () => {
    const policyWith = (mapTilesUrl: string) =>
      securityHeaders({ siteUrl: '', apiUrl: '', imageOrigins: [], bootScript: '', mapTilesUrl })[
        'content-security-policy'
      ]
    const worker = "worker-src 'self';"
    expect(policyWith('https://tiles.example/a.pmtiles')).toContain(
      `connect-src 'self' https://tiles.example; ${worker}`,
    )
    expect(policyWith('/a.pmtiles')).toContain(`connect-src 'self'; ${worker}`)
    expect(policyWith('/a.pmtiles')).toContain('trusted-types maplibre-worker')
    expect(policy).not.toContain('worker-src')
    expect(policy).toContain("trusted-types 'none'")
  })

  it('lets pages of this site ask for the position, and none in a frame; nothing else of the device', () => {
    const [position, ...rest] = headers['permissions-policy']!.split(', ').toReversed()
    expect(position).toBe('geolocation=(self)')
    expect(rest.filter((feature) => !feature.endsWith('=()'))).toEqual([])
  })

  it('promises encryption only for an address with https', () => {
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(policy).toContain('upgrade-insecure-requests')
    const plain = securityHeaders({ siteUrl: 'http://localhost:4173', apiUrl: '', imageOrigins: [], bootScript: '' })
    expect(plain['strict-transport-security']).toBeUndefined()
    expect(plain['content-security-policy']).not.toContain('upgrade')
  })
})

describe('the files for hosts', () => {
  const caddy = deployed('Caddyfile')
  const nginx = deployed('nginx.conf')

  it.each([
    ['_headers', staticHeaders(headers), /^ {2}([a-z-]+): (.+)$/gm],
    ['Caddyfile', caddy, /^\t(?:\t|header @hashed )([a-z-]+) "(.+)"$/gm],
    ['nginx.conf', nginx, /^\tadd_header ([a-z-]+) "(.+)" always;$/gm],
  ])('%s gives the headers of the server: where it does not, copy them from here', (_, file, line) => {
    const given = Object.fromEntries([...file.matchAll(line)].map(([, name = '', value]) => [name, value]))
    expect(given).toMatchObject(headers)
    expect(Object.keys(given).toSorted()).toEqual([...Object.keys(headers), 'cache-control'].toSorted())
    expect(file).toMatch(/\/assets\/.*max-age=31536000, immutable|\/assets\/\*\n {2}cache-control: .*immutable|@hashed/)
  })

  it('no header could end its line or its quotes', () => {
    expect(Object.values(headers).join('')).not.toMatch(/["\n$\\]/)
  })

  it('what is missing is never cached for good', () => {
    const [, cached = ''] = /^\t~(\S*\/assets\/) "public, max-age=31536000, immutable";$/m.exec(nginx) ?? []
    const isCached = (answer: string) => new RegExp(cached).test(answer)
    expect(['200/assets/a.js', '304/assets/a.js'].filter(isCached)).toHaveLength(2)
    expect(['404/assets/a.js', '403/assets/a.js', '200/404.html'].filter(isCached)).toEqual([])
    expect(caddy).toMatch(/@changing not path \/assets\/\* .*\n\theader @changing cache-control "no-cache"/)
    expect(caddy).toMatch(/handle_errors \{\n.*\n\t\theader cache-control "no-cache"/)
  })

  describe('a page has one address', () => {
    const ofCaddy = [...caddy.matchAll(/vars_regexp \w+ \{http\.request\.uri\} `(.+)`/g)]
    const ofNginx = [...nginx.matchAll(/^\t"~(.+)" "\/\$1\$2";$/gm)]
    const expressions = ofCaddy.map(([, written = '']) => written)

    /** Where a host that reads the file sends a request; the first rule that speaks of it counts. */
    function movedTo(target: string): string | undefined {
      const found = expressions.map((written) => new RegExp(written).exec(target)).find((match) => match !== null)
      return found && `/${found[1] ?? ''}${found[2] ?? ''}`
    }

    it('by the same rules in both', () => {
      expect(expressions).toHaveLength(2)
      expect(ofNginx.map(([, written = '']) => written.replaceAll('\\\\', '\\'))).toEqual(expressions)
    })

    it.each([
      ['/listings/', '/listings'],
      ['/listings///?search=a/', '/listings?search=a/'],
      ['//listings', '/listings'],
      ['//elsewhere.example/', '/elsewhere.example'],
      ['/\\elsewhere.example', '/elsewhere.example'],
      ['/%5Celsewhere.example/', '/%5Celsewhere.example'],
      ['/a%0d%0ab/', '/a%0d%0ab'],
      ['//', '/'],
    ])('%s moves to %s', (target, location) => expect(movedTo(target)).toBe(location))

    it.each(['/', '/?search=a', '/listings', '/listings?search=//a/', '/assets/a.js'])('%s stays', (target) =>
      expect(movedTo(target)).toBeUndefined(),
    )
  })

  it('both find a page in the file of its name, and open no file by that name', () => {
    expect(caddy).toContain('try_files {path} {path}.html {path}/index.html =404')
    expect(nginx).toContain('try_files $uri $uri.html $uri/index.html =404;')
    const [, unlisted = ''] = /orig_uri\.path\} `(.+)`/.exec(caddy) ?? []
    expect(nginx).toContain(`location ~ "${unlisted.replaceAll('\\', '\\\\')}" {\n\t\tinternal;`)
    const isUnlisted = (path: string) => new RegExp(unlisted).test(path)
    expect(['/404', '/404.html', '/_headers', '/_redirects', '/index', '/listings.html'].every(isUnlisted)).toBe(true)
    expect(['/', '/listings', '/listings/404', '/page.json', '/robots.txt'].some(isUnlisted)).toBe(false)
  })
})
