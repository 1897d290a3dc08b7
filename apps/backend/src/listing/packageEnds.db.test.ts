// @module-tag ci
import { afterEach, expect, test, vi } from 'vitest'
import { connectDirectoryData } from '@dira/data'
import { effectiveTier, PACKAGE_TIERS, packageEnd, showsField, tierOf, type TierField } from '@dira/directory-core'
import { moveClock } from '../testing/moveClock.ts'
import { describeOnEnginesInCi, useEngine } from '../testing/useEngine.ts'

const [FIRST, SECOND] = ['2026-12-31', '2027-01-31'] as const
const ENDS = [FIRST, SECOND].map((paidUntil) => packageEnd({ paidUntil })!) as [number, number]

/** Where the fields that depend on the package are stored. */
const COLUMNS = {
  description: 'description',
  email: 'email',
  website: 'website',
  links: 'book_url',
  gallery: 'images',
  socialMedia: 'social_media',
  businessHours: 'business_hours',
  specialOffers: 'special_offers',
} as const satisfies Record<TierField, string>

/** Everything that a listing can have, of each tier with each end. */
const ROWS = [...PACKAGE_TIERS, null].flatMap((package_tier) =>
  [null, FIRST, SECOND].map((paid_until) => ({
    id: `zz-${package_tier}-${paid_until}`,
    slug: `zz-${package_tier}-${paid_until}`,
    business_name: `Zz ${package_tier} ${paid_until}`,
    category: 'shopping',
    country: 'KE',
    city_name: 'Zzville',
    package_tier,
    paid_until,
    phone: '+254 700 000007',
    description: 'D',
    email: 'a@b.example',
    website: 'https://b.example',
    book_url: 'https://b.example/book',
    images: [{ id: '1', url: 'https://b.example/1.jpg', alt: '' }],
    business_hours: [{ day: 'Mon-Sun', hours: '00:00-24:00' }],
    social_media: [{ platform: 'X', url: 'https://b.example' }],
    special_offers: [{ id: '1', title: 'T', description: '' }],
    status: 'published',
  })),
)

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)
  const visitor = () => ({ url: engine().address, key: engine().secrets.publishableKey })
  const data = () => connectDirectoryData(visitor()).listings
  const stored = async () => (await engine().service.from('listings').select().order('id').throwOnError()).data
  afterEach(() => void vi.useRealTimers())

  test.each([
    ENDS[0] - 15 * 86_400_000,
    ENDS[0] - 1,
    ENDS[0],
    ENDS[0] + 1,
    ENDS[1] - 1,
    ENDS[1],
    ENDS[1] + 900 * 86_400_000,
  ])('at %i a visitor is given what directory-core says, and of the fields what the tier shows', async (now) => {
    await engine().service.from('listings').upsert(ROWS).throwOnError()
    await moveClock(engine(), now)
    const slugs = ROWS.map(({ slug }) => slug)
    const answer = await engine().anon.rpc('listings_with_slugs', { slugs }).throwOnError()
    const given = new Map((answer.data as Record<string, unknown>[]).map((row) => [row['id'], row]))
    for (const { id, package_tier, paid_until } of ROWS) {
      const tier = effectiveTier({ packageTier: package_tier ?? undefined, paidUntil: paid_until ?? undefined }, now)
      expect(given.get(id)?.['package_tier'] ?? 'classified', id).toBe(tier)
      for (const [field, column] of Object.entries(COLUMNS)) {
        expect(given.get(id)?.[column] !== null, `${id} ${column}`).toBe(showsField(tier, field as TierField))
      }
    }
  })

  test('a reader of changes is led over the end of many packages page by page, also when something is written meanwhile', async () => {
    await moveClock(engine(), ENDS[0] - 1)
    const many = Array.from({ length: 1300 }, (_, at) => ({
      id: `many-${String(at).padStart(4, '0')}`,
      slug: `many-${at}`,
      business_name: `Many ${at}`,
      category: 'shopping',
      country: 'KE',
      package_tier: 'standard',
      paid_until: at < 700 ? SECOND : FIRST,
      status: 'published',
    }))
    for (const part of [many.slice(0, 700), many.slice(700)]) {
      await engine().service.from('listings').insert(part).throwOnError()
    }
    const { listings, version } = await data().published()
    const known = new Map(listings.map((listing) => [listing.id, listing]))
    const before = await stored()
    expect((await data().changesSince(version)).put).toEqual([])

    await moveClock(engine(), ENDS[1])
    let pages = 0
    let newest = version
    for await (const page of data().changePages(version)) {
      expect(page.isReset).toBe(false)
      for (const listing of page.put) known.set(listing.id, listing)
      newest = page.version
      pages += 1
      // Between two pages something else is written.
      if (pages === 2)
        await engine().service.from('listings').update({ phone: '1' }).eq('id', 'many-0003').throwOnError()
    }
    expect(pages).toBeGreaterThan(2)
    expect(newest).toBe(await data().version())
    const now = (await data().published()).listings
    expect([...known.values()].toSorted(byId)).toEqual(now.toSorted(byId))
    expect(now.filter(({ id }) => id.startsWith('many-')).every((listing) => tierOf(listing) === 'classified')).toBe(
      true,
    )
    const written = before.filter(({ id }) => id !== 'many-0003')
    expect(
      (await stored()).filter(({ id }) => id !== 'many-0003'),
      'time passing writes nothing',
    ).toEqual(written)
    await engine().service.from('listings').delete().like('id', 'many-%').throwOnError()
  })

  test('a package that is paid again shows all that it had', async () => {
    await moveClock(engine(), ENDS[1])
    await engine().service.from('listings').upsert(ROWS).throwOnError()
    const before = await stored()
    const id = `zz-premium-${FIRST}`
    await engine().service.from('listings').update({ paid_until: '2028-01-01' }).eq('id', id).throwOnError()
    const kept = (row: (typeof before)[number]) => ({ ...row, paid_until: null, updated_at: '', version: 0 })
    expect((await stored()).map(kept)).toEqual(before.map(kept))
    const [listing] = await data().withSlugs([id])
    expect(listing).toMatchObject({ packageTier: 'premium', specialOffers: [{ title: 'T' }], email: 'a@b.example' })
  })
})

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1)
