import { expect, it } from 'vitest'
import { emailOf } from '@dira/data/emails'
import { emailHtml } from './emailHtml.ts'

const HOSTILE = `"><img src=x onerror=alert(1)> & <b>O'Brien</b>`
const html = emailHtml(
  emailOf(
    {
      kind: 'reminder',
      name: HOSTILE,
      slug: 'a"onclick="b',
      country: 'NA',
      tier: 'standard',
      paidUntil: '2026-11-29',
      renewsFrom: '2026-11-29',
      isOwned: false,
    },
    { siteUrl: 'https://dira.example', today: '2026-11-22' },
  ),
)

it('escapes all that it says', () => {
  expect(html).not.toMatch(/<img|<b>|a"onclick/)
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;O&#39;Brien&lt;/b&gt;')
})

it('fetches nothing and runs nothing', () => {
  expect(html).not.toMatch(/<script|<img|<link|[ "]src=["h]|url\(|@import/)
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://dira.example/listings/a&quot;onclick=&quot;b"'])
})

it('is laid out by tables that only lay out', () => {
  expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length)
})
