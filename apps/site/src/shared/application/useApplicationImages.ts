import type { APPLICATION_SCHEME } from '@dira/data'
import { useCallback } from 'react'
import { useImageFiles } from '@dira/app/images'
import type { ApplicationDraft } from './applicationDraft.ts'

/** The scheme of `APPLICATION_SCHEME` of @dira/data, which brings along what checks data. */
const SCHEME: typeof APPLICATION_SCHEME = 'Application'

/** The small files of photographs that are private to an application, by their addresses. */
export function useImagesOfApplication(
  token: string,
  urls: readonly string[],
  onGone?: (url: string) => void,
): (url: string) => string | undefined {
  const authorization = useCallback(async () => `${SCHEME} ${token}`, [token])
  return useImageFiles(urls, { authorization, ...(onGone && { onGone }) })
}

/** Those of this device's draft. One that the directory keeps no longer is sent again, or leaves it: an application that names it would be refused. */
export function useDraftImages({ token, written }: ApplicationDraft): (url: string) => string | undefined {
  return useImagesOfApplication(
    token,
    written.images.map(({ url }) => url),
    (gone) =>
      void import('./applicationPhotographs.ts').then(async ({ sendAgain }) => sendAgain(gone)).catch(() => undefined),
  )
}
