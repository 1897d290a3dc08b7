import { imagePaths } from '@dira/directory-core'
import { useCallback, useEffect, useState } from 'react'
import { useDataOptions } from './useDataOptions.ts'

/** The small files of images that not everybody may see, by their addresses: fetched with the token of who is signed in. */
export function usePrivateImages(urls: readonly string[]): (url: string) => string | undefined {
  const { accessToken } = useDataOptions()
  const [files, setFiles] = useState<ReadonlyMap<string, string>>(new Map())
  // The token goes to this site alone.
  const missing = urls.filter((url) => imagePaths(url).length > 0 && !files.has(url)).join(' ')
  useEffect(() => {
    if (missing === '') return undefined
    const unwanted = new AbortController()
    const read = async (url: string) => {
      const [path = url] = imagePaths(url)
      const headers = { authorization: `Bearer ${await accessToken()}` }
      const answer = await fetch(path, { headers, signal: unwanted.signal })
      if (!answer.ok) return
      const src = await dataUrlOf(await answer.blob())
      setFiles((now) => new Map(now).set(url, src))
    }
    // One that cannot be read now has a place without a picture.
    for (const url of missing.split(' ')) void read(url).catch(() => undefined)
    return () => unwanted.abort()
  }, [missing, accessToken])
  return useCallback((url) => files.get(url), [files])
}

/** The policy of the pages allows images as data, and as no other address of the browser's own. */
async function dataUrlOf(file: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    // Read as an address, it is text.
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The image cannot be read', { cause: reader.error })))
    reader.readAsDataURL(file)
  })
}
