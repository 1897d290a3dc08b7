import { imagePaths } from '@dira/directory-core'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface ImageFilesOptions {
  /** The `Authorization` of who may see them. */
  readonly authorization: () => Promise<string>
  /** An image that is not there, or not for who asks. */
  readonly onGone?: (url: string) => void
}

/** The small files of images that not everybody may see, by their addresses. */
export function useImageFiles(
  urls: readonly string[],
  { authorization, onGone }: ImageFilesOptions,
): (url: string) => string | undefined {
  const [files, setFiles] = useState<ReadonlyMap<string, string>>(new Map())
  // What the authorization holds goes to this site alone.
  const missing = urls.filter((url) => imagePaths(url).length > 0 && !files.has(url)).join(' ')
  const gone = useEffectEvent((url: string) => onGone?.(url))
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const underWay = asked.current
    const read = async (url: string) => {
      const [path = url] = imagePaths(url)
      const answer = await fetch(path, { headers: { authorization: await authorization() } })
      if (answer.status === 404) gone(url)
      if (!answer.ok) return
      const src = await dataUrlOf(await answer.blob())
      setFiles((now) => new Map(now).set(url, src))
    }
    for (const url of missing.split(' ')) {
      if (url === '' || underWay.has(url)) continue
      underWay.add(url)
      // One that cannot be read now has a place without a picture.
      void read(url)
        .catch(() => undefined)
        .finally(() => underWay.delete(url))
    }
  }, [missing, authorization])
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
