import { dirname } from 'node:path'
import { findBoundaryViolations } from './findBoundaryViolations.ts'
import { findNameViolations } from './findNameViolations.ts'
import type { Part } from './part.ts'
import { readTree } from './readTree.ts'
import { runScript, runTool } from './runTool.ts'
import { describeViolations, type Violation } from './violation.ts'

/** Everything that is checked, in the order in which it is reported. */
export function allParts(root: string): readonly Part[] {
  const tree = readTree(root)
  const types = [...tree.keys()]
    .filter((path) => /(^|\/)tsconfig\.json$/.test(path))
    .map((path) => ({ name: `types of ${typesOf(path)}`, run: () => runTool(root, 'typescript', ['tsc', '-p', path]) }))
  return [
    ...types,
    { name: 'lint', run: () => runTool(root, 'oxlint', ['oxlint']) },
    { name: 'format', run: () => runTool(root, 'oxfmt', ['oxfmt', '--check']) },
    { name: 'unused code', run: () => runTool(root, 'knip', ['knip', '--no-progress']) },
    { name: 'seed', run: () => runScript(root, 'apps/backend/src/cli/generate-seed.ts', ['--check']) },
    {
      name: 'names of countries',
      run: () => runScript(root, 'packages/directory-core/scripts/generateNames.ts', ['--check']),
    },
    { name: 'database types', run: () => runScript(root, 'apps/backend/src/cli/generate-types.ts', ['--check']) },
    { name: 'boundaries', run: () => findings(findBoundaryViolations(tree)) },
    { name: 'names and paths', run: () => findings(findNameViolations(tree)) },
  ]
}

function typesOf(path: string): string {
  const folder = dirname(path)
  return folder === '.' ? 'the root' : folder
}

async function findings(violations: readonly Violation[]) {
  return { passed: violations.length === 0, output: describeViolations(violations) }
}
