import { globalLayer } from '@vanilla-extract/css'

/** The cascade layers, weakest first. A consumer's own unlayered styles win over all of them. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
}
