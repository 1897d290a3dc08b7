import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../catalogue/MessagesProvider.tsx'
import { PlaceName } from './PlaceName.tsx'

it.each([
  ['Arabic', 'Cairo', 'القاهرة', 'ar', 'rtl'],
  ['Ethiopic', 'Addis Ababa', 'አዲስ አበባ', 'am', 'ltr'],
  ['Latin letters', 'Ivory Coast', "Côte d'Ivoire", 'fr', 'ltr'],
])('has the local name beside the other one, isolated, in its own language: %s', (_, name, text, lang, direction) => {
  render(<PlaceName name={name} local={{ text, lang }} data-testid="place" />)
  expect(screen.getByTestId('place').textContent.replace(/\s+/g, ' ')).toBe(`${name} · ${text}`)
  const local = screen.getByText(text)
  expect(local.lang).toBe(lang)
  expect(local.matches(`:dir(${direction})`)).toBe(true)
  for (const one of [local, screen.getByText(name)]) expect(one.translate).toBe(false)
})

it('marks a transliteration as one, in the words of a translation too', () => {
  const place = <PlaceName name="Kfr Aldwar" isTransliterated local={{ text: 'كفر الدوار', lang: 'ar' }} />
  const { rerender } = render(place)
  expect(screen.getByText('(transliterated)')).toBeVisible()
  rerender(<MessagesProvider messages={{ placeName: { transliterated: 'kwa herufi' } }}>{place}</MessagesProvider>)
  expect(screen.getByText('(kwa herufi)')).toBeVisible()
  rerender(<PlaceName name="Nairobi" />)
  expect(screen.queryByText(/transliterated/)).toBeNull()
})
