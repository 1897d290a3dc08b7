import type { Colors } from '../theme/colors.ts'

/** What each group of colours is for. */
export const colourRoles = {
  bg: 'The fields that all else stands on: the page, what lies on it (fields, menus, tiles), what lies lower (map sea, quiet panels, hover), chosen rows, and the dark field of footer and owner band.',
  text: 'Running text, its quieter kind, text on dark fields, links (always underlined in running text) and placeholders.',
  line: 'Hairlines that only decorate, the outlines of controls, and the strong rules and frames.',
  action: 'The primary signpost: indigo by day, marigold by night. One way on, in each place.',
  action2: 'Secondary buttons, and the wash under anything that a pointer is over.',
  sun: 'The marigold signpost for dark fields, at most one a view. Marigold never carries text on a light page and never marks a boundary alone: pair it with ink.',
  accent: 'Needles, the mark of the current page, checks.',
  disabled: 'Controls that do not answer now. Their text still reads.',
  focus: 'The ring round what has the focus, and the gap inside it: together they read on any colour, art included.',
  tier: 'The badge of a package. Word, shape and count of needles carry the meaning; colour supports it.',
  status:
    'Messages: what went wrong, what went well, what is worth knowing. Text, field and line of each belong together.',
  skeleton: 'What stands in for a thing that is loading.',
  map: 'Maps: land, countries covered in three bands by count, the chosen one, needles.',
  overlay: 'The scrim behind dialogs and drawers.',
} as const satisfies Record<keyof Colors, string>
