import { countryName, countrySlug, EMPTY_SEARCH, formatPosition, slugify } from '@dira/directory-core'
import { useEffect, useState } from 'react'
import * as names from '@dira/data/names'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { paths } from '@dira/data/site'
import { findTowns } from '../../shared/suggestions/findTowns.ts'

/** Nothing is asked before nobody has typed for this long. */
const PAUSE = 400
const SHORTEST = 2
const NONE: readonly string[] = []

/** The towns of the directory in a country that begin as somebody types; none where they cannot be asked for. */
export function useTowns(country: string, text: string): readonly string[] {
  const [found, setFound] = useState<{ readonly of: string; readonly towns: readonly string[] }>()
  const typed = text.trim()
  useEffect(() => {
    if (country === '' || typed.length < SHORTEST) return undefined
    const end = `, ${countryName(names, country)}`
    const look = async () => {
      const towns = await findTowns(typed).catch(() => [])
      const known = towns.flatMap(({ label }) => (label.endsWith(end) ? [label.slice(0, -end.length)] : []))
      setFound({ of: country, towns: [...new Set(known)] })
    }
    const timer = setTimeout(() => void look(), PAUSE)
    return () => clearTimeout(timer)
  }, [country, typed])
  return found?.of === country ? found.towns : NONE
}

/** The middle of a town of the directory as the two numbers of a form; undefined where the directory does not know it. */
export function useTownCentre(country: string, town: string): string | undefined {
  const { pageStore } = usePagePayload()
  const [found, setFound] = useState<{ readonly of: string; readonly at: string }>()
  const place = country !== '' && slugify(town) !== '' ? `${countrySlug(country)}/${slugify(town)}` : ''
  useEffect(() => {
    if (place === '') return undefined
    const unwanted = new AbortController()
    const look = async () => {
      const asked = await pageStore.load(paths.search({ ...EMPTY_SEARCH, near: { place } }), unwanted.signal)
      const page = asked.page === 'moved' ? await pageStore.load(asked.to, unwanted.signal) : asked
      if (page.page === 'listings' && page.near) setFound({ of: place, at: formatPosition(page.near) })
    }
    // Without an answer there is no such button.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE)
    return () => {
      clearTimeout(timer)
      unwanted.abort()
    }
  }, [place, pageStore])
  return found?.of === place ? found.at : undefined
}
