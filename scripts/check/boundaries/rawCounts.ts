import { Visitor, type ESTree } from 'vite'
import type { Violation } from '../violation.ts'
import { isTest } from './isTest.ts'
import type { SourceModule } from './readModule.ts'

/** What people see and hear. */
const SHOWN = /^(packages\/ui\/src|apps\/(site|backend))\/.*\.tsx?$/

/** How numbers of things are called here. */
const COUNT = /[a-z](Count|Total)$|^\.?(contacts|count|matches|most|seen|total|views)$|^\.length$/

const MESSAGE = 'A count has separators from four digits on: write it by directory-core’s `formatCount`.'

/**
 * Counts in the markup and before words as they are, and numbers that another formatter writes. Lint finds those in the texts of packages/ui by their
 * types; elsewhere they are known by their names alone.
 */
export function rawCounts({ path, program, lineOf }: SourceModule): readonly Violation[] {
  if (!SHOWN.test(path) || isTest(path)) return []
  const found: Violation[] = []
  const add = (node: ESTree.Node) => void found.push({ path, line: lineOf(node), message: MESSAGE })
  const check = (children: readonly ESTree.Node[]) => {
    for (const child of children) {
      if (child.type === 'JSXExpressionContainer' && COUNT.test(lastNameOf(child.expression))) add(child)
    }
  }
  new Visitor({
    JSXElement: ({ children }) => check(children),
    JSXFragment: ({ children }) => check(children),
    TemplateLiteral({ expressions, quasis }) {
      for (const [index, expression] of expressions.entries()) {
        const isBeforeWords = /^ ([a-z]|$)/.test(quasis[index + 1]?.value.raw ?? '')
        if (isBeforeWords && COUNT.test(lastNameOf(expression))) add(expression)
      }
    },
    CallExpression(node) {
      // With options it is a measure, such as a distance.
      if (nameOfCall(node) === 'toLocaleString' && node.arguments.length < 2) add(node)
    },
  }).visit(program)
  return found
}

function nameOfCall({ callee }: ESTree.CallExpression): string {
  return callee.type === 'MemberExpression' ? lastNameOf(callee.property) : ''
}

/** `count` of `count` and of `isOpen && count`, `.count` of `city.count`; '' of anything else. What a catalogue has under such a name is a text. */
function lastNameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && !node.computed && !/^\.?messages$/.test(lastNameOf(node.object))) {
    return `.${lastNameOf(node.property)}`
  }
  return node.type === 'LogicalExpression' ? lastNameOf(node.right) : ''
}
