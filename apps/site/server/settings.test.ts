import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('needs nothing to be set', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4173,
      siteUrl: undefined,
      hosted: undefined,
      imageOrigins: [],
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
      IMAGE_ORIGINS: 'https://images.example/, https://cdn.example',
      TRUSTED_PROXIES: '1',
      RATE_LIMITS: 'off',
      DIRA_DEMONSTRATION: 'on',
    }
    expect(readSettings(environment)).toEqual({
      host: '0.0.0.0',
      port: 80,
      siteUrl: 'https://dira.example',
      hosted: { url: 'https://p.supabase.co', publishableKey: 'k', secretKey: undefined },
      imageOrigins: ['https://images.example', 'https://cdn.example'],
      trustedProxies: 1,
      isUnlimited: true,
      isDemonstration: true,
    })
  })

  it('takes blank values as not set', () => {
    expect(readSettings({ HOST: ' ', PORT: '', SITE_URL: '' })).toEqual(readSettings({}))
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT=abc is not a port'],
    [{ PORT: '65536' }, 'PORT=65536 is not a port'],
    [{ PORT: '-1' }, 'PORT=-1 is not a port'],
    [{ SITE_URL: 'dira.example' }, 'SITE_URL=dira.example is not a web address'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'is not a web address'],
    [{ IMAGE_ORIGINS: 'http://images.example' }, 'is not an origin with https'],
    [{ IMAGE_ORIGINS: "https://images.example/a 'unsafe-inline'" }, 'is not an origin with https'],
    [{ TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES=yes is not a number of proxies'],
    [{ VITE_SUPABASE_URL: 'https://p.supabase.co' }, 'without VITE_SUPABASE_PUBLISHABLE_KEY'],
  ])('says what is wrong with %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })
})
