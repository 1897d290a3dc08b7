import { Visitor, type ESTree } from 'vite'
import type { Violation } from '../violation.ts'
import { isTest } from './isTest.ts'
import type { SourceModule } from './readModule.ts'

const TIERS: readonly unknown[] = ['premium', 'standard', 'classified']
const EQUALITY = ['===', '!==', '==', '!=']
const TIER_ROOM = 'packages/directory-core/src/tier/'
/** Writes made-up listings of every tier. */
const SAMPLE = 'packages/directory-core/src/sample/'

/** Comparisons with a tier's name: what a tier means is decided in one folder. */
export function tierComparisons({ path, program, lineOf }: SourceModule): readonly Violation[] {
  if (path.startsWith(TIER_ROOM) || path.startsWith(SAMPLE) || isTest(path)) return []
  const violations: Violation[] = []
  const check = (node: ESTree.Node | null) => {
    if (node?.type !== 'Literal' || !TIERS.includes(node.value)) return
    const message = `What '${String(node.value)}' means is decided in ${TIER_ROOM}: ask tierDisplay or a view model of directory-core.`
    violations.push({ path, line: lineOf(node), message })
  }
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (!EQUALITY.includes(operator)) return
      check(left)
      check(right)
    },
    SwitchCase: ({ test }) => check(test),
  }).visit(program)
  return violations
}
