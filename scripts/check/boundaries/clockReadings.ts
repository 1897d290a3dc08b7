import { Visitor, type ESTree } from 'vite'
import type { Violation } from '../violation.ts'
import { isTest } from './isTest.ts'
import type { SourceModule } from './readModule.ts'

/** `new Date()` and `Date()` in directory-core; lint catches `Date.now()`, but has no word for these. */
export function clockReadings({ path, program, lineOf }: SourceModule): readonly Violation[] {
  if (!path.startsWith('packages/directory-core/src/') || isTest(path)) return []
  const violations: Violation[] = []
  const check = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return
    if (node.type === 'NewExpression' && node.arguments.length > 0) return
    const message = 'directory-core knows no clock: take the instant as an argument.'
    violations.push({ path, line: lineOf(node), message })
  }
  new Visitor({ NewExpression: check, CallExpression: check }).visit(program)
  return violations
}
