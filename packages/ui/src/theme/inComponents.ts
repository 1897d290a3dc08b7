import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** A rule in the layer of components: over reset and base, under whatever an application adds. */
export function inComponents(rule: LayeredRule): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}
