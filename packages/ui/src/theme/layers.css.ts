import { globalLayer } from '@vanilla-extract/css'

/** The cascade layers, weakest first. A consumer's own unlayered styles win over all of them. */
export const layers = {
  reset: globalLayer('reset'),
  /** What a theme gives each token. */
  tokens: globalLayer('tokens'),
  base: globalLayer('base'),
  components: globalLayer('components'),
}
