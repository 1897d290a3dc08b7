import { useEffect, useState } from 'react'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'

/** A list beside the one of the address, fetched when its address is given; undefined until it is there, and where it is not to be had. */
export function useListAt(url: string | undefined): ListingsData | undefined {
  const { pageStore } = usePagePayload()
  const [found, setFound] = useState<{ readonly url: string; readonly data: ListingsData }>()
  useEffect(() => {
    if (url === undefined) return undefined
    let isWanted = true
    pageStore.load(url).then(
      (data) => {
        if (isWanted && data.page === 'listings') setFound({ url, data })
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [pageStore, url])
  return found?.url === url ? found?.data : undefined
}
