import { useCallback } from 'react'
import { useImageFiles } from '@dira/app/images'
import { useDataOptions } from './useDataOptions.ts'

/** The small files of images that not everybody may see, by their addresses: fetched with the token of who is signed in. */
export function usePrivateImages(urls: readonly string[]): (url: string) => string | undefined {
  const { accessToken } = useDataOptions()
  const authorization = useCallback(async () => `Bearer ${await accessToken()}`, [accessToken])
  return useImageFiles(urls, { authorization })
}
