/** Text, 1.4.3. */
const READ = 4.5
/** Lines and marks that carry meaning, 1.4.11. */
const SEEN = 3

/** Colour pairs, and the least ratio that WCAG 2.2 asks of each. A pair that is not listed is decoration, or never meets. */
const TABLE: readonly (readonly [foreground: string, fields: string, least: number])[] = [
  ['text.default', 'bg.canvas bg.surface bg.sunken bg.selected status.info.bg skeleton.base', READ],
  ['text.muted', 'bg.canvas bg.surface bg.sunken bg.selected', READ],
  ['text.link', 'bg.canvas bg.surface bg.sunken', READ],
  ['text.placeholder', 'bg.canvas bg.surface bg.sunken', READ],
  ['text.inverse', 'bg.inverse bg.inverseRaised', READ],
  ['text.inverseMuted', 'bg.inverse', READ],
  ['accent.laterite', 'bg.canvas bg.surface bg.sunken', READ],
  ['bg.canvas', 'line.strong', READ],
  ['action.text', 'action.bg action.bgHover action.bgPressed', READ],
  ['action2.text', 'action2.bgHover action2.bgPressed', READ],
  ['sun.text', 'sun.bg sun.bgHover sun.bgPressed', READ],
  ['sun.bg', 'bg.inverse', READ],
  ['disabled.text', 'disabled.bg', READ],
  ['tier.premium.text', 'tier.premium.bg', READ],
  ['tier.standard.text', 'tier.standard.bg', READ],
  ['tier.classified.text', 'tier.classified.bg', READ],
  ['status.error.text', 'bg.canvas bg.surface bg.selected status.error.bg', READ],
  ['status.success.text', 'bg.selected status.success.bg', READ],
  ['status.info.text', 'bg.selected status.info.bg', READ],
  ['map.band1Text', 'map.band1', READ],
  ['map.band2Text', 'map.band2', READ],
  ['map.band3Text', 'map.band3', READ],
  ['map.band4Text', 'map.band4', READ],
  ['map.band5Text', 'map.band5', READ],
  ['line.control', 'bg.canvas bg.surface bg.sunken', SEEN],
  ['line.strong', 'bg.canvas bg.surface bg.sunken', SEEN],
  ['action.bg', 'bg.canvas', SEEN],
  ['focus.ring', 'bg.canvas bg.surface bg.sunken', SEEN],
  ['focus.halo', 'focus.ring', SEEN],
  ['tier.standard.bg', 'bg.canvas', SEEN],
  ['status.error.line', 'bg.canvas bg.surface bg.sunken', SEEN],
  ['status.success.line', 'bg.surface', SEEN],
  ['status.info.line', 'bg.surface', SEEN],
  ['map.needle', 'bg.canvas bg.surface bg.sunken', SEEN],
  ['map.coveredLine', 'map.covered', SEEN],
  ['map.selected', 'map.covered', SEEN],
]

/** Each pair by itself. */
export const contrastPairs = TABLE.flatMap(([foreground, fields, least]) =>
  fields.split(' ').map((field) => ({ foreground, field, least })),
)
