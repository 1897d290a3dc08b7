import type { FilterGroup } from '@dira/directory-core'
import type { FilterGroupChoices } from '../directory/search/FilterPanel/FilterMenu.tsx'

const choices = (options: readonly (readonly [label: string, count: number, isSelected?: boolean])[]) =>
  options.map(([label, count, isSelected = false]) => ({
    value: label.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    label,
    count,
    isSelected,
  }))

/** The filters of a list, four of them active, for stories and tests. */
export const filterGroups: readonly FilterGroupChoices<FilterGroup>[] = [
  {
    group: 'categories',
    name: 'category',
    label: 'Category',
    options: choices([
      ['Accommodation', 3, true],
      ['Restaurants & Dining', 0],
      ['Shopping', 2, true],
      ['Car Hire & Transport', 3, true],
      ['Events & Festivals', 1, true],
      ['Wellness & Spas', 2],
      ['Nightlife & Entertainment', 1],
    ]),
  },
  {
    group: 'countries',
    name: 'country',
    label: 'Country',
    showAllLabel: 'Show all 9 countries',
    options: choices([
      ['South Africa', 1],
      ['Namibia', 1],
      ['Botswana', 2],
      ['Kenya', 2],
      ['Zimbabwe', 1],
      ['Tanzania', 0],
      ['Mozambique', 1],
      ['Eswatini', 1],
      ['DR Congo', 1],
    ]),
  },
]

/** What businesses have, as one more group. */
export const featureGroup: FilterGroupChoices<'has'> = {
  group: 'has',
  name: 'has',
  label: 'With',
  options: choices([
    ['WhatsApp', 5],
    ['Website', 9],
    ['Photographs', 3, true],
    ['Offers', 0],
  ]),
}
