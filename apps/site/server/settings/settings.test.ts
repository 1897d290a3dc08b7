import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const REPOSITORY = join(import.meta.dirname, '../../../..')
const BACKUPS = join(REPOSITORY, 'other-backups')
const CACHE = join(REPOSITORY, 'other-cache')

describe('readSettings', () => {
  it('needs nothing to be set', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4173,
      siteUrl: undefined,
      hosted: undefined,
      cacheFolder: join(REPOSITORY, 'apps/site/dist/cache'),
      backups: { folder: join(REPOSITORY, '.dira/backups'), retentionDays: 7, dailyAt: 120 },
      seller: { lines: [] },
      bank: [],
      smtp: undefined,
      imageOrigins: [],
      mapTilesUrl: undefined,
      browserListings: 10_000,
      trustedProxies: 0,
      isUnlimited: false,
      isDemonstration: false,
    })
  })

  it('reads host, port, public address and a hosted project', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '80',
      SITE_URL: 'https://dira.example/',
      VITE_SUPABASE_URL: 'https://p.supabase.co',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'k',
      MAP_TILES_URL: 'https://tiles.example/africa.pmtiles?key=1',
      IMAGE_ORIGINS: 'https://images.example/, https://cdn.example',
      INVOICE_SELLER: ' Dira Directory | 9 Sample Street | ',
      INVOICE_VAT_NUMBER: '4000 000 000',
      INVOICE_VAT_PERCENT: '15.5',
      PAYMENT_BANK: 'Account name: Dira | Account number: 000 1234 5678',
      BROWSER_LISTINGS: '0',
      TRUSTED_PROXIES: '1',
      RATE_LIMITS: 'off',
      DIRA_DEMONSTRATION: 'on',
      DIRA_BACKUPS: BACKUPS,
      DIRA_CACHE: CACHE,
      DIRA_BACKUP_AT: 'off',
    }
    expect(readSettings(environment)).toEqual({
      host: '0.0.0.0',
      port: 80,
      siteUrl: 'https://dira.example',
      hosted: { url: 'https://p.supabase.co', publishableKey: 'k', secretKey: undefined },
      cacheFolder: CACHE,
      backups: { folder: BACKUPS, retentionDays: 7, dailyAt: undefined },
      seller: { lines: ['Dira Directory', '9 Sample Street'], vatNumber: '4000 000 000', vatPercent: 15.5 },
      bank: [
        { label: 'Account name', value: 'Dira' },
        { label: 'Account number', value: '000 1234 5678' },
      ],
      mapTilesUrl: 'https://tiles.example/africa.pmtiles?key=1',
      imageOrigins: ['https://images.example', 'https://cdn.example'],
      browserListings: 0,
      trustedProxies: 1,
      isUnlimited: true,
      isDemonstration: true,
    })
  })

  it('takes streets from a path of the site as well', () => {
    expect(readSettings({ MAP_TILES_URL: '/tiles/africa.pmtiles' }).mapTilesUrl).toBe('/tiles/africa.pmtiles')
  })

  it('takes blank values as not set', () => {
    expect(readSettings({ HOST: ' ', PORT: '', SITE_URL: '' })).toEqual(readSettings({}))
  })

  it.each([
    [{ PAYMENT_BANK: 'Account: 1 | 5678' }, "PAYMENT_BANK holds '5678'"],
    [{ INVOICE_VAT_PERCENT: '15 %' }, 'INVOICE_VAT_PERCENT=15 % is not a rate'],
    [{ PORT: 'abc' }, 'PORT=abc is not a port'],
    [{ PORT: '65536' }, 'PORT=65536 is not a port'],
    [{ PORT: '-1' }, 'PORT=-1 is not a port'],
    [{ SITE_URL: 'dira.example' }, 'SITE_URL=dira.example is not a web address'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'is not a web address'],
    [{ IMAGE_ORIGINS: 'http://images.example' }, 'is not an origin with https'],
    [{ IMAGE_ORIGINS: "https://images.example/a 'unsafe-inline'" }, 'is not an origin with https'],
    [{ MAP_TILES_URL: 'http://tiles.example/a.pmtiles' }, 'is not a PMTiles file with https or on this site'],
    [{ MAP_TILES_URL: '//tiles.example/a.pmtiles' }, 'is not a PMTiles file with https or on this site'],
    [{ MAP_TILES_URL: 'a.pmtiles' }, 'is not a PMTiles file with https or on this site'],
    [{ MAP_TILES_URL: '/style.json' }, 'is not a PMTiles file with https or on this site'],
    [{ MAP_TILES_URL: '/\\tiles.example/a.pmtiles' }, 'is not a PMTiles file with https or on this site'],
    [{ MAP_TILES_URL: 'https://me:secret@tiles.example/a.pmtiles' }, 'is not a PMTiles file'],
    [{ BROWSER_LISTINGS: 'all' }, 'BROWSER_LISTINGS=all is not a number of listings'],
    [{ TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES=yes is not a number of proxies'],
    [{ VITE_SUPABASE_URL: 'https://p.supabase.co' }, 'without VITE_SUPABASE_PUBLISHABLE_KEY'],
  ])('says what is wrong with %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })

  it('says all that is wrong at once', () => {
    expect(() => readSettings({ PORT: 'abc', TRUSTED_PROXIES: 'yes' })).toThrow(/PORT=abc.*\n.*TRUSTED_PROXIES=yes/)
  })

  it('repeats what was written as it is, whatever it means to a replacement', () => {
    expect(() => readSettings({ MAIL_FROM: "$& $' $" })).toThrow("MAIL_FROM=$& $' $ is not a sender")
  })
})

describe('the mail server', () => {
  const SERVER = 'smtp://dira:secret@mail.example:587'
  const read = (environment: NodeJS.ProcessEnv) => readSettings(environment).smtp

  it.each([
    ['Dira <hello@dira.example>', { name: 'Dira', address: 'hello@dira.example' }],
    ['"Dira, the guide" <hello@dira.example>', { name: 'Dira, the guide', address: 'hello@dira.example' }],
    ['hello@dira.example', { name: '', address: 'hello@dira.example' }],
  ])('reads a mail server and the sender %s', (written, from) => {
    expect(read({ SMTP_URL: SERVER, MAIL_FROM: written })).toEqual({ url: SERVER, from })
  })

  it.each([
    [{ SMTP_URL: SERVER }, /MAIL_FROM/],
    [{ MAIL_FROM: 'hello@dira.example' }, /SMTP_URL/],
    [{ SMTP_URL: 'mail.example:587', MAIL_FROM: 'hello@dira.example' }, /smtp:\/\/user:password@/],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'hello@dira.example' }, /smtps:/],
    [{ SMTP_URL: SERVER, MAIL_FROM: 'Dira' }, /MAIL_FROM=Dira is not a sender/],
    [{ SMTP_URL: SERVER, MAIL_FROM: 'Dira <hello@dira.example' }, /is not a sender/],
    [{ SMTP_URL: SERVER, MAIL_FROM: 'Dira hello@dira.example>' }, /is not a sender/],
  ])('says what is wrong with %j', (environment, sentence) => {
    expect(() => read(environment)).toThrow(sentence)
  })

  it('never repeats the password', () => {
    expect(() => read({ SMTP_URL: 'http://dira:secret@mail.example', MAIL_FROM: 'a@b.example' })).toThrow(
      /^(?!.*secret)/,
    )
  })
})
