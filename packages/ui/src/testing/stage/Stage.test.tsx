import { render, screen } from '@testing-library/react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { expect, it } from 'vitest'
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx'
import { PageStage, PartStage } from './Stage.tsx'
import { stageSettings } from './stageSettings.ts'

const root = document.documentElement

function Direction() {
  return <output>{useLocale().direction}</output>
}

it('gives a story a page of its own: theme, language, direction and size of text', () => {
  const { rerender } = render(
    <PageStage settings={stageSettings({ theme: 'dark', locale: 'ar', textSize: 'double' })}>
      <SkipLink />
    </PageStage>,
  )
  expect([root.dataset['theme'], root.lang, root.dir, root.style.fontSize]).toEqual(['dark', 'ar', 'rtl', '200%'])
  expect(screen.getByRole('link', { name: 'تخطَّ إلى المحتوى' })).toBeInTheDocument()
  rerender(
    <PageStage settings={stageSettings({})}>
      <SkipLink />
    </PageStage>,
  )
  expect([root.dataset['theme'], root.lang, root.dir, root.style.fontSize]).toEqual([undefined, 'en', 'ltr', '100%'])
})

it('gives a story a part of a page, and leaves the page alone', () => {
  const { container } = render(
    <PartStage isPadded settings={stageSettings({ theme: 'dark', direction: 'rtl' })}>
      <SkipLink />
    </PartStage>,
  )
  const part = container.firstElementChild
  expect(part).toHaveAttribute('data-theme', 'dark')
  expect(part).toHaveAttribute('dir', 'rtl')
  expect(root).not.toHaveAttribute('data-theme')
  expect(root.dir).not.toBe('rtl')
})

it.each(['ltr', 'rtl'])('tells React Aria that English runs %s', (direction) => {
  render(
    <PartStage isPadded settings={stageSettings({ direction })}>
      <Direction />
    </PartStage>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(direction)
})
