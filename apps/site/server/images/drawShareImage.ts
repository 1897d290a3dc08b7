import { readFileSync } from 'node:fs'
import { CATEGORIES, categoryName } from '@dira/directory-core'
import { colourwayIndex, coverSvg, lightColors, plateSvg, WORDMARK } from '@dira/ui/cover'
import { HEADLINE } from '@dira/data/site'
import * as names from '@dira/data/names'
import type { ShareImage } from '../../src/shared/seo/shareImage.ts'
import { fitText } from './fitText.ts'
import { outlinesOf, typefaces, widthOf, type Typeface } from './typeface.ts'

export const WIDTH = 1200
const HEIGHT = 630
/** Where the words begin, and how wide they may be. */
const WORDS = { x: 64, width: 510 } as const
const SELVEDGE = 20
/** Where the art begins, beside the words; a landscape points at them. */
const ART_X = 620

const { bg, text, accent, tier } = lightColors

/** The picture of a shared link, as SVG. */
export function drawShareImage(image: ShareImage): string {
  const { art, words, selvedge } = partsOf(image)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${bg.canvas}"/>${art}${words}${selvedgeSvg(selvedge)}</svg>`
}

function partsOf(image: ShareImage): { art: string; words: string; selvedge: 'selvedge' | 'selvedge-gold' } {
  switch (image.kind) {
    case 'site':
      return { art: landscape(), words: wordmark(70) + headline(HEADLINE, 560).svg, selvedge: 'selvedge' }
    case 'category': {
      const category = CATEGORIES.find(({ icon }) => icon === image.category)
      const title = headline(category ? categoryName(names, category.slug) : '', 500)
      const slug = slugOf(image.colourway)
      const art = clothOf({ slug, category: image.category })
      return { art, words: wordmark(54) + title.svg + below(HEADLINE), selvedge: 'selvedge' }
    }
    case 'listing': {
      const { slug, category, businessName, place, tierLabel, plate } = image
      const title = headline(businessName, 500)
      if (plate) {
        const art = inArt(plateSvg(plate, { category, look: 'large', hasGround: true }))
        return { art, words: wordmark(54) + title.svg + below(place), selvedge: 'selvedge' }
      }
      return {
        art: clothOf({ slug, category }),
        words: wordmark(54) + badge(tierLabel, title.top - 75) + title.svg + below(place),
        selvedge: 'selvedge-gold',
      }
    }
  }
}

function wordmark(height: number): string {
  const { viewBox, letters, needleAbove, needleBelow } = WORDMARK
  return `<svg x="${WORDS.x - 2}" y="57" width="200" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMinYMin"><path fill="${text.default}" d="${letters}${needleBelow}"/><path fill="${accent.laterite}" d="${needleAbove}"/></svg>`
}

/** Words in the display face, with the baseline of the last line at a height, and where the first begins. */
function headline(words: string, baseline: number): { svg: string; top: number } {
  const typeface = typefaces.display
  const { lines, size } = fitText(words, {
    typeface,
    width: WORDS.width,
    mostLines: 3,
    sizes: [92, 84, 76, 68, 60, 52, 46],
  })
  // Tight when it is large; smaller lines stand apart, for the marks above and below their letters.
  const lineHeight = size * 0.7 + 22
  const first = baseline - lineHeight * (lines.length - 1)
  const svg = lines.map((line, index) =>
    textSvg(line, { typeface, size, y: first + lineHeight * index, colour: text.default }),
  )
  return { svg: svg.join(''), top: first - size * 0.75 }
}

/** A line under the headline, with the needle that marks a place. */
function below(words: string): string {
  const typeface = typefaces.text
  const { lines, size } = fitText(words, { typeface, width: WORDS.width - 25, mostLines: 1, sizes: [28, 25, 22] })
  const line = textSvg(lines.join(''), { typeface, size, x: WORDS.x + 25, y: 559, colour: text.muted })
  return needle(WORDS.x + 6, 551, accent.laterite) + line
}

function badge(label: string, y: number): string {
  const { bg: field, text: ink } = tier.premium
  const look = { typeface: typefaces.strong, size: 20 }
  const start = WORDS.x + 60
  const end = start + widthOf(label, look.typeface) * look.size + 18
  return `<path fill="${field}" d="M${WORDS.x} ${y}H${end}l13 21-13 21H${WORDS.x}z"/>${needle(85, y + 21, ink)}${needle(108, y + 21, ink)}${textSvg(label, { ...look, x: start, y: y + 28, colour: ink })}`
}

const needle = (x: number, y: number, colour: string) => `<path fill="${colour}" d="M${x} ${y - 9}l6 9-6 9-6-9z"/>`

interface TextLook {
  readonly typeface: Typeface
  readonly size: number
  readonly x?: number
  readonly y: number
  readonly colour: string
}

function textSvg(words: string, { x = WORDS.x, y, colour, ...look }: TextLook): string {
  return `<g transform="translate(${x} ${y})" fill="${colour}">${outlinesOf(words, look)}</g>`
}

const clothOf = (cover: { slug: string; category: string }) => inArt(coverSvg(cover))

function inArt(svg: string): string {
  return placed(svg, `x="${ART_X}" y="0" width="${WIDTH - ART_X}" height="${HEIGHT - SELVEDGE}"`)
}

/** The hero of the home page by day, cut to a point that shows the way to the words. */
function landscape(): string {
  const view =
    'x="572" y="-100" width="720" height="720" viewBox="880 -150 760 760" preserveAspectRatio="xMidYMax slice"'
  const hero = artFile('hero-day').replace(/<svg [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" ${view}>`)
  return `<clipPath id="point"><path d="M712 0H1200V610H707L640 315z"/></clipPath><g clip-path="url(#point)">${hero}</g>`
}

function selvedgeSvg(name: 'selvedge' | 'selvedge-gold'): string {
  const tile = placed(artFile(`selvedge/${name}`), 'width="80" height="20"')
  const y = HEIGHT - SELVEDGE
  return `<pattern id="selvedge" y="${y}" width="80" height="20" patternUnits="userSpaceOnUse">${tile}</pattern><rect y="${y}" width="${WIDTH}" height="${SELVEDGE}" fill="url(#selvedge)"/>`
}

/** A drawing as part of another: the place instead of a size of its own. */
const placed = (svg: string, place: string) =>
  svg.replace(
    /^<svg[^>]*>/,
    (tag) => `<svg ${place}${tag.slice('<svg'.length).replaceAll(/ (?:width|height)="[^"]*"/g, '')}`,
  )

const artFile = (name: string) =>
  readFileSync(new URL(`art/${name}.svg`, import.meta.resolve('@dira/ui/cover')), 'utf8')

/** A slug whose cloth has a colourway. */
function slugOf(colourway: number): string {
  for (let index = 0; ; index++) if (colourwayIndex(`share-${index}`) === colourway) return `share-${index}`
}
