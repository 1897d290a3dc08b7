import { expect, it } from 'vitest'
import { englishMessages } from './messages.ts'

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories,css}.{ts,tsx}', '!../_template/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

it('every component asks for its section of the catalogue, with its English texts', () => {
  const asked = sources.flatMap(([path, source]) =>
    Array.from(source.matchAll(/useMessages\('(\w+)', (\w+)\)/g), ([, section = '', texts = '']) => ({
      path,
      section,
      texts,
    })),
  )
  expect(asked.length).toBeGreaterThan(80)
  expect(asked.filter(({ section, texts }) => !(section in englishMessages) || texts !== `${section}Messages`)).toEqual(
    [],
  )
})
