import { useEffect, useRef, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { joinClasses } from '../../theme/joinClasses.ts'
import { MessagesProvider } from '../../catalogue/MessagesProvider.tsx'
import { lengthenTexts } from './lengthenTexts.ts'
import * as styles from './Stage.css.ts'
import type { StageSettings } from './stageSettings.ts'
import { usePageSettings } from './usePageSettings.ts'

export interface StageProps {
  settings: StageSettings
  children: ReactNode
}

/** A page of its own for a story, as somebody with these settings has it. */
export function PageStage({ settings, children }: StageProps) {
  usePageSettings(settings)
  const { long } = settings
  useEffect(() => (long ? lengthenTexts(document.body) : undefined), [long])
  return <Language {...settings}>{children}</Language>
}

/** A part of a page for a story: several are on one page of documentation, each with its own settings. */
export function PartStage({ settings, isPadded, children }: StageProps & { isPadded: boolean }) {
  const { theme, lang, direction, long } = settings
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => (long && part.current ? lengthenTexts(part.current) : undefined), [long])
  return (
    <div
      ref={part}
      data-theme={theme}
      lang={lang}
      dir={direction}
      className={joinClasses(styles.part, isPadded && styles.padded)}
    >
      <Language {...settings}>{children}</Language>
    </div>
  )
}

function Language({ lang, direction, messages, children }: StageSettings & { children: ReactNode }) {
  // React Aria tells the direction by the script of a language: English from right to left is English in Arabic letters.
  const locale = `${lang}-${direction === 'rtl' ? 'Arab' : 'Latn'}`
  return (
    <I18nProvider locale={locale}>
      <MessagesProvider messages={messages}>{children}</MessagesProvider>
    </I18nProvider>
  )
}
