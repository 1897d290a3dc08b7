// @module-tag ci
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { useScratchDatabase } from '../testing/scratchDatabase.ts'

const database = useScratchDatabase()

/** By night so many that a thousand of them are renames. */
const ACTS = inject('isNightly') ? 3_000 : 300
const LISTINGS = 8
const SLUGS = 64
const listing = fc.nat(LISTINGS - 1)
const rename = fc
  .record({ id: listing, slug: fc.nat(SLUGS - 1), isOwn: fc.integer({ max: 4, min: 0 }) })
  .map(({ id, slug, isOwn }) => ({ do: 'rename', id, slug: isOwn > 0 ? slug - (slug % LISTINGS) + id : slug }))

/** What an administrator does to a listing; most of it are renames, many of them among a few addresses that no other one asks for, and so in circles. */
const act = fc.oneof(
  { weight: 12, arbitrary: rename },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('status'),
      id: listing,
      status: fc.constantFrom('published', 'published', 'archived', 'draft'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge'), id: listing, into: listing }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), id: listing }) },
)
type Act = {
  readonly do: string
  readonly id: number
  readonly slug?: number
  readonly status?: string
  readonly into?: number
}

interface Known {
  readonly slug: string
  readonly status: string
}
interface Row {
  readonly slug: string
  readonly to: string | null
  readonly gone: { readonly id?: string | undefined } | null
}

/** Where addresses lead, as somebody would work it out who remembers all that ever was. */
class Memory {
  readonly listings = new Map<string, Known>()
  readonly owners = new Map<string, string>()
  readonly merged = new Map<string, string>()

  /** Whether a listing may have a slug: it has it, or nobody has it and it leads to nobody else who is there still. */
  isFree(slug: string, id: string): boolean {
    if (this.listings.get(id)?.slug === slug) return true
    const owner = this.owners.get(slug)
    const isOthers = [...this.listings].some(([other, known]) => other !== id && known.slug === slug)
    return !isOthers && (owner === undefined || owner === id || !this.listings.has(owner))
  }

  put(id: string, next: Known): void {
    const before = this.listings.get(id)
    if (before?.status === 'published' && (next.status !== 'published' || next.slug !== before.slug)) {
      this.owners.set(before.slug, id)
    }
    this.listings.set(id, next)
  }

  remove(id: string): void {
    const before = this.listings.get(id)
    if (before?.status === 'published') this.owners.set(before.slug, id)
    this.listings.delete(id)
  }

  leadsTo(slug: string): Row {
    const owner = this.owners.get(slug) ?? ''
    const seen = new Set<string>()
    for (let id: string | undefined = owner; id !== undefined && !seen.has(id); id = this.merged.get(id)) {
      seen.add(id)
      const known = this.listings.get(id)
      if (known?.status === 'published') return { slug, to: known.slug, gone: null }
    }
    const known = this.listings.get(owner)
    if (!known) return { slug, to: null, gone: {} }
    return { slug, to: null, gone: known.status === 'draft' ? null : { id: owner } }
  }
}

/** All former addresses and the version of the listings, as the site's server asks for them. */
async function read(): Promise<{ readonly rows: readonly Row[]; readonly version: string }> {
  const { rows } = await database().query<{ rows: Row[]; version: string }>(
    `select public.former_addresses(array(select jsonb_array_elements_text(public.former_slugs('')))) as rows, public.listings_version() as version`,
  )
  return { rows: sorted(rows[0]!.rows), version: rows[0]!.version }
}

const sorted = (rows: Iterable<Row>) =>
  [...rows]
    .map(({ slug, to, gone }) => ({ slug, to, gone: gone && { id: gone.id } }))
    .toSorted((one, other) => one.slug.localeCompare(other.slug))

test('after many renames in chains and circles each address leads to where its listing is, or says that it has gone', async () => {
  const run = async (statement: string, values: unknown[] = []) => {
    await database().exec('savepoint act')
    try {
      await database().query(statement, values)
      return true
    } catch (error) {
      expect((error as { code?: string }).code).toMatch(/^(23505|22023)$/)
      await database().exec('rollback to savepoint act')
      return false
    } finally {
      await database().exec('release savepoint act')
    }
  }
  const memory = new Memory()
  let before = await read()
  expect(before.rows).toEqual([])
  let renames = 0

  async function play({ do: what, id: number, slug: wanted = 0, status = '', into = 0 }: Act): Promise<void> {
    const id = `former-${number}`
    const present = memory.listings.get(id)
    const slug = what === 'rename' ? `was-${wanted}` : (present?.slug ?? `first-${id}`)
    if (what === 'remove') {
      await run('delete from public.listings where id = $1', [id])
      memory.remove(id)
    } else if (what === 'merge') {
      const target = memory.listings.get(`former-${into}`)
      // As merge_listing() does, which asks for an administrator.
      if (!present || number === into || target?.status !== 'published') return
      await run(
        'insert into private.merged_listings values ($1, $2) on conflict (listing_id) do update set into_id = excluded.into_id',
        [id, `former-${into}`],
      )
      await run(`update public.listings set status = 'archived' where id = $1`, [id])
      await run('select private.touch_addresses(array[$1])', [id])
      memory.merged.set(id, `former-${into}`)
      memory.put(id, { slug: present.slug, status: 'archived' })
    } else if (!present) {
      const isMade = await run(
        `insert into public.listings (id, slug, business_name, category, country, status) values ($1, $2, 'Was', 'shopping', 'KE', 'published')`,
        [id, slug],
      )
      expect(isMade, `${id} at ${slug}`).toBe(memory.isFree(slug, id))
      if (isMade) memory.put(id, { slug, status: 'published' })
    } else {
      const next = { slug, status: what === 'status' ? status : present.status }
      const isDone = await run('update public.listings set slug = $2, status = $3 where id = $1', [
        id,
        next.slug,
        next.status,
      ])
      expect(isDone, `${id} to ${slug}`).toBe(memory.isFree(slug, id))
      if (isDone) memory.put(id, next)
      if (isDone && slug !== present.slug) renames += 1
    }
  }

  for (const [at, one] of fc.sample(act, ACTS).entries()) {
    await play(one)
    if (at % 10 < 9) continue
    const now = await read()
    expect(now.rows, `after act ${at}`).toEqual(sorted([...memory.owners.keys()].map((slug) => memory.leadsTo(slug))))
    // Pages are made anew by the version alone.
    if (now.version === before.version) expect(now.rows).toEqual(before.rows)
    before = now
  }
  expect(renames).toBeGreaterThan(ACTS / 3)
})
