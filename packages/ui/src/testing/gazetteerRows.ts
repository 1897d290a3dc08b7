import type { GazetteerGroup, GazetteerRow } from '../directory/results/Gazetteer/Gazetteer.tsx'

// Names as a town has them: in several scripts, in capitals, with marks, with digits, of two letters, and one that no line can hold.
const NAMES = [
  'Qahwa Zaman',
  'مقهى السرايا',
  'SEVENTEEN CAFE',
  'Ọ̀ṣun Coffee & Ɛʋɛ Bread',
  'ቡና ቤት',
  '24 Hours',
  'Al',
  'سندوتشات الجنة للوجبات السريعة والمشويات والعصائر الطازجة',
  'Café de la Gare',
  '(The) Baobab',
  'Чайхана',
  'The Grand Heritage Coffee Roasters, Pâtisserie and Reading Room of the Old Harbour',
  'Thé à la menthe',
]

/** Some rows of a kind, each farther than the one before. */
export function gazetteerGroup(kind: string, count: number, shown = count, withDistance = true): GazetteerGroup {
  const rows = Array.from({ length: shown }, (_, at): GazetteerRow => {
    return {
      slug: `${kind.toLowerCase().replaceAll(' ', '-')}-${at}`,
      businessName: NAMES[at % NAMES.length]!,
      about: kind,
      ...(withDistance && { distance: { km: 0.1 + at * 0.15, bearing: (at * 67) % 360 } }),
    }
  })
  return { kind, count, rows }
}

/** A whole page of a town. */
export const ninetyRows: readonly GazetteerGroup[] = [
  gazetteerGroup('Café', 44),
  gazetteerGroup('Restaurant', 29),
  gazetteerGroup('Fast food', 1180, 17),
]

/** A kind of which several are seen alike: in one town, and in another. */
export const alikeRows: GazetteerGroup = {
  ...gazetteerGroup('Kiosk', 1179, 3, false),
  rows: [alikeIn('Bouaké', 14), ...gazetteerGroup('Kiosk', 3, 3, false).rows, alikeIn('Abidjan', 2)],
}

function alikeIn(town: string, count: number): GazetteerRow {
  const alike = Array.from({ length: count }, (_, at): GazetteerRow => {
    return { slug: `boutique-${town}-${at}`, businessName: 'Boutique', about: `Kiosk · ${town}` }
  })
  return { ...alike[0]!, about: `Kiosk · ${count} in ${town}`, alike }
}
