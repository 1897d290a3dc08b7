import { style, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** A rule in the layer of components: over reset and base, under whatever an application adds. */
export function inComponents(rule: LayeredRule): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}

type Base = string | StyleRule

/** A class with a rule in the layer of components, after the classes and rules that it builds on. */
export function componentStyle(...parts: readonly [...bases: Base[], rule: LayeredRule]): string {
  // By its type the last is the rule, and the others are what it builds on.
  return style([...(parts.slice(0, -1) as Base[]), inComponents(parts.at(-1) as LayeredRule)])
}
