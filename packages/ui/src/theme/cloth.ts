/** Ground, figure, second, third, line, light. */
export type Colourway = readonly [string, string, string, string, string, string]

/** The palettes of the cover art, three colourways for each category. They belong to artwork only and do not change with the theme. */
export const cloth = {
  accommodation: [
    ['#f4ebda', '#c8471d', '#edb02f', '#2f6db0', '#15183d', '#ffffff'],
    ['#f4ebda', '#1f7a63', '#edb02f', '#c8471d', '#15183d', '#ffffff'],
    ['#f4ebda', '#2f6db0', '#e58a6b', '#edb02f', '#15183d', '#ffffff'],
  ],
  restaurants: [
    ['#26348f', '#f7f1e3', '#8fa2e6', '#f0b23a', '#141c57', '#ffffff'],
    ['#a52a1c', '#fbeedc', '#efa58a', '#f0b23a', '#6b150f', '#ffffff'],
    ['#5a3420', '#f7e9d2', '#d39c6a', '#f0b23a', '#341b0e', '#ffffff'],
  ],
  shopping: [
    ['#edb02f', '#17694a', '#b4301d', '#15183d', '#15183d', '#fbf1d9'],
    ['#17694a', '#edb02f', '#15183d', '#d9552b', '#15183d', '#fbf1d9'],
    ['#b4301d', '#edb02f', '#15183d', '#2f6db0', '#15183d', '#fbf1d9'],
  ],
  transport: [
    ['#2b1a12', '#eedfc2', '#c27a34', '#7a4a26', '#1b0f09', '#f7edd8'],
    ['#eedfc2', '#2b1a12', '#a8501f', '#c99a5b', '#1b0f09', '#f7edd8'],
    ['#8a3b14', '#f1e0bf', '#2b1a12', '#de9a45', '#2b1a12', '#f7edd8'],
  ],
  events: [
    ['#e3b36a', '#43200f', '#8c1f35', '#f7e7c6', '#43200f', '#f7e7c6'],
    ['#8c1f35', '#f3d9a4', '#2c1020', '#e39b3c', '#2c1020', '#f7e7c6'],
    ['#f3e2be', '#43200f', '#c2561f', '#8c1f35', '#43200f', '#ffffff'],
  ],
  wellness: [
    ['#0e4e58', '#cde7df', '#4a9c98', '#f2c9a8', '#083038', '#eff8f3'],
    ['#cfe6da', '#12605c', '#6fb3a2', '#e6855f', '#0b3d3d', '#f6fbf7'],
    ['#1c3f72', '#d5e4f2', '#6f9ccb', '#f2c9a8', '#0e2444', '#f2f7fc'],
  ],
  nightlife: [
    ['#15122e', '#ff6a55', '#ffc745', '#45cfc6', '#0c0a1e', '#f5efe0'],
    ['#15122e', '#ec4f98', '#f5efe0', '#ffc745', '#0c0a1e', '#f5efe0'],
    ['#15122e', '#45cfc6', '#ff6a55', '#f5efe0', '#0c0a1e', '#f5efe0'],
  ],
} as const satisfies Record<string, readonly Colourway[]>
