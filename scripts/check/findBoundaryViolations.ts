import { clockReadings } from './boundaries/clockReadings.ts'
import { hardCodedTexts } from './boundaries/hardCodedTexts.ts'
import { importViolations } from './boundaries/importViolations.ts'
import { packageGraphViolations } from './boundaries/packageGraphViolations.ts'
import { rawCounts } from './boundaries/rawCounts.ts'
import { readModule } from './boundaries/readModule.ts'
import { tierComparisons } from './boundaries/tierComparisons.ts'
import { findPackages } from './boundaries/workspacePackage.ts'
import type { Tree } from './readTree.ts'
import type { Violation } from './violation.ts'

const MODULE = /\.(ts|tsx|mjs)$/

/** The dependency rules that lint has no words for; the others are in layers.jsonc. */
export function findBoundaryViolations(tree: Tree): readonly Violation[] {
  const packages = findPackages(tree)
  const modules = [...tree].filter(([path]) => MODULE.test(path)).map(([path, text]) => readModule(path, text))
  return [
    ...packageGraphViolations(packages),
    ...modules.flatMap((module) => [
      ...importViolations(module, tree, packages),
      ...tierComparisons(module),
      ...clockReadings(module),
      ...hardCodedTexts(module),
      ...rawCounts(module),
    ]),
  ]
}
