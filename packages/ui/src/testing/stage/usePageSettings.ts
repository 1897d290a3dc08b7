import { useInsertionEffect } from 'react'
import { pretendMedia } from './pretendMedia.ts'
import type { StageSettings } from './stageSettings.ts'

/** Sets the page as it would be for somebody with these settings. Before any effect of a story, which may measure. */
export function usePageSettings({ theme, lang, direction, textSize, media }: Omit<StageSettings, 'messages' | 'long'>) {
  useInsertionEffect(() => {
    const { documentElement } = document
    documentElement.lang = lang
    documentElement.dir = direction
    documentElement.style.fontSize = textSize
    if (theme === undefined) delete documentElement.dataset['theme']
    else documentElement.dataset['theme'] = theme
  }, [theme, lang, direction, textSize])

  const chosen = JSON.stringify(media)
  useInsertionEffect(() => pretendMedia(JSON.parse(chosen) as typeof media), [chosen])
}
