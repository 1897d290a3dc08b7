import { randomBytes, randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '@dira/data/database'
import { expect, it } from 'vitest'
import { describeOnEngines, useEngine } from '../testing/useEngine.ts'
import { withKey } from '../connect/withKey.ts'
import type { ImageStore } from './imageStore.ts'
import { administratorOf } from '../admin/administratorOf.ts'
import { removeOldImages, storedImages } from './storedImages.ts'

const image = (number: number) => `/media/${String(number).padStart(32, '0')}-90x60/90.webp`
const FILE = Buffer.from('webp')

function memory(): ImageStore & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>()
  return {
    files,
    write: async (path, content) => void files.set(path, content),
    read: async (path) => (files.has(path) ? FILE : undefined),
    remove: async (paths) => paths.forEach((path) => files.delete(path)),
  }
}

describeOnEngines((name) => {
  const engine = useEngine(name)
  const owner = () => ({
    request: async (path: string, init?: RequestInit) =>
      fetch(engine().address + path, withKey(init, engine().secrets.secretKey)),
  })

  it('notes who sent an image before its files are stored', async () => {
    const store = memory()
    const { data } = await engine().admin.auth.getUser()
    const sender = data.user?.id ?? ''
    const broken = { ...store, write: async () => Promise.reject(new Error('The disk is full')) }
    const add = async (to: ImageStore, number: number) =>
      storedImages(to, async () => owner()).add?.(image(number), new Map([[image(number), FILE]]), {
        id: sender,
        isOwner: false,
      })
    await add(store, 1)
    await expect(add(broken, 2)).rejects.toThrow('full')
    expect([...store.files.keys()]).toEqual([image(1)])
    const { data: rows } = await engine().service.from('stored_images').select('url, stored_by').order('url')
    expect(rows).toEqual([image(1), image(2)].map((url) => ({ url, stored_by: sender })))
  })

  it('stores what an applicant sends as nobody’s but that application’s', async () => {
    const token = randomBytes(32).toString('hex')
    const images = storedImages(memory(), async () => owner())
    await images.add?.(image(6), new Map([[image(6), FILE]]), { application: token })
    const { service, anon } = engine()
    const { data: rows } = await service
      .from('stored_images')
      .select('stored_by, is_private, bytes')
      .eq('url', image(6))
    expect(rows).toEqual([{ stored_by: null, is_private: true, bytes: FILE.length }])
    const seen = async (application?: string) =>
      (await anon.rpc('may_see_image', { image_url: image(6), ...(application && { application }) })).data
    expect([await seen(), await seen(token), await seen(token.replace(/^./, 'x'))]).toEqual([false, true, false])
  })

  it('removes the files that nothing names, and no others', async () => {
    const store = memory()
    const { service } = engine()
    for (const number of [3, 4]) store.files.set(image(number), FILE)
    await service
      .from('stored_images')
      .insert([3, 4].map((number) => ({ url: image(number), kept_until: '2026-01-01T00:00:00Z' })))
      .throwOnError()
    await service
      .from('listings')
      .insert({
        slug: 'named',
        business_name: 'Named',
        category: 'shopping',
        country: 'KE',
        images: [{ id: '1', url: image(4), alt: '' }],
      })
      .throwOnError()
    expect(await removeOldImages(store, owner())).toBe(1)
    expect([...store.files.keys()]).toEqual([image(4)])
    expect(await removeOldImages(store, owner())).toBe(0)
    const { data } = await service.from('stored_images').select('kept_until').eq('url', image(4))
    expect(data).toEqual([{ kept_until: null }])
  })

  it('knows an administrator who is signed in, and nobody else', async () => {
    const { address, secrets, admin, member } = engine()
    const { publishableKey } = secrets
    const tokenOf = async (client: typeof admin) => (await client.auth.getSession()).data.session?.access_token ?? ''
    const who = async (authorization: string) => administratorOf(owner(), { authorization, publishableKey })
    const { data } = await admin.auth.getUser()
    expect(await who(`Bearer ${await tokenOf(admin)}`)).toBe(data.user?.id)
    expect(await who(`Bearer ${await tokenOf(member)}`)).toBeUndefined()
    for (const nobody of ['', 'Bearer ', 'Bearer x.y.z', `Bearer ${publishableKey}`])
      expect(await who(nobody)).toBeUndefined()

    // A token stays valid for a while after signing out; the rights do not.
    const another = createClient<Database>(address, publishableKey, { auth: { persistSession: false } })
    await another.auth.signInWithPassword(secrets.demoAdministrator)
    const token = await tokenOf(another)
    expect(await who(`Bearer ${token}`)).toBeDefined()
    await another.auth.signOut({ scope: 'local' })
    expect(await who(`Bearer ${token}`)).toBeUndefined()
  })

  it('lets nobody but the service call what notes and removes images', async () => {
    const { anon, member, admin } = engine()
    for (const client of [anon, member, admin]) {
      const noted = await client.rpc('keep_image', { image_url: image(5), sender: randomUUID() })
      const removed = await client.rpc('images_to_remove')
      expect([noted.error?.code, removed.error?.code]).toEqual(['42501', '42501'])
    }
    expect((await anon.rpc('signed_in_administrator')).error?.code).toBe('42501')
    expect((await member.rpc('signed_in_administrator')).data).toBeNull()
  })
})
