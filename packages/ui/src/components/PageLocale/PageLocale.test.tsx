import { render, screen, waitFor } from '@testing-library/react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, it } from 'vitest'
import { PageLocale } from './PageLocale.tsx'

function Locale() {
  const { locale, direction } = useLocale()
  return `${locale} ${direction}`
}

const page = (
  <PageLocale>
    <Locale />
  </PageLocale>
)

const root = document.documentElement
const { lang, dir } = root
afterEach(() => Object.assign(root, { lang, dir }))

it.each([
  ['en', 'ltr'],
  ['en-GB', 'ltr'],
  ['ar-EG', 'rtl'],
  ['sw', 'rtl'],
  ['ar', 'ltr'],
])('tells react-aria the language and the direction of a page in %s, %s', async (language, direction) => {
  Object.assign(root, { lang: language, dir: direction })
  const { container } = render(page)
  const script = direction === 'rtl' ? 'Arab' : 'Latn'
  await waitFor(() => expect(container).toHaveTextContent(`${language.slice(0, 2)}-${script} ${direction}`))
})

it('follows a page that is turned round', async () => {
  Object.assign(root, { lang: 'en', dir: 'ltr' })
  render(page)
  root.dir = 'rtl'
  expect(await screen.findByText('en-Arab rtl')).toBeInTheDocument()
})

it('is rendered by a server, which has no page', () => {
  expect(renderToString(page)).toContain('ltr')
})
