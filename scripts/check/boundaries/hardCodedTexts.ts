import { Visitor, type ESTree } from 'vite'
import type { Violation } from '../violation.ts'
import { isTest } from './isTest.ts'
import type { SourceModule } from './readModule.ts'

/** Where components are; their texts are in the messages.ts beside them. */
const COMPONENTS = /^packages\/ui\/src\/(components|directory)\/.*(?<!\.css|\/messages)\.tsx?$/

/** Attributes that a person sees or hears. */
const SPOKEN = /^(aria-(description|label|placeholder|roledescription|valuetext)|alt|title|placeholder|label|heading)$/
/** Attributes whose words only a browser reads. */
const SILENT = /^(className|d|data-.*|rel|sizes|style|transform)$/

/** Keys, placements and scripts have names that look like words. */
const KEY = /^(Arrow(Down|Left|Right|Up)|Backspace|Delete|End|Enter|Escape|Home|Page(Down|Up)|Tab)$/
const PLACEMENT = /^(top|bottom|start|end|left|right) (top|bottom|start|end|left|right)$/
const SCRIPT = /^(Arab|Latn)$/
const LETTER = /\p{L}/u
/** Begins as a sentence does, or has two words. A drawing's path and a length in pixels have none. */
const SENTENCE = /^\p{Lu}\p{Ll}|\p{L}{2} \p{L}|\p{L} \p{L}{2}/u
/** A word between two values, such as the "of" of "2 of 4". */
const JOINING = /(^|\s)(?!(px|r?em|deg|m?s|solid)\b)\p{L}{2,}(\s|$)/u

/**
 * Texts that a component says in its own words. Every text in the markup and in a spoken attribute is found, and elsewhere whatever reads
 * like a sentence; a single word in small letters that reaches the markup by way of a variable is not.
 */
export function hardCodedTexts({ path, program, lineOf }: SourceModule): readonly Violation[] {
  if (!COMPONENTS.test(path) || isTest(path)) return []
  const found = new Map<number, Violation>()
  const add = (node: ESTree.Node, text: string) => {
    const message = `'${text.trim()}' is said in English to everybody: put it into messages.ts, or take it as a prop.`
    found.set(node.start, { path, line: lineOf(node), message })
  }
  const addSpoken = (node: ESTree.Node | null) => {
    for (const text of textsOf(node)) if (LETTER.test(text.value)) add(text, text.value)
  }

  // What is compared or names a property is not said.
  const names = new Set<number>()
  const addNames = (...nodes: readonly ESTree.Node[]) => {
    for (const { start } of nodes) names.add(start)
  }

  let unheard = 0
  const isUnheard = { enter: () => (unheard += 1), exit: () => (unheard -= 1) }
  new Visitor({
    ImportDeclaration: isUnheard.enter,
    'ImportDeclaration:exit': isUnheard.exit,
    ThrowStatement: isUnheard.enter,
    'ThrowStatement:exit': isUnheard.exit,
    TSLiteralType: isUnheard.enter,
    'TSLiteralType:exit': isUnheard.exit,
    BinaryExpression({ left, operator, right }) {
      if (operator === '===' || operator === '!==') addNames(left, right)
    },
    MemberExpression({ computed, property }) {
      if (computed) addNames(property, ...(property.type === 'TemplateLiteral' ? property.quasis : []))
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && SPOKEN.test(name.name)) addSpoken(value)
      if (name.type === 'JSXIdentifier' && SILENT.test(name.name)) isUnheard.enter()
    },
    'JSXAttribute:exit'({ name }) {
      if (name.type === 'JSXIdentifier' && SILENT.test(name.name)) isUnheard.exit()
    },
    JSXElement: ({ children }) => children.forEach(addSpoken),
    JSXFragment: ({ children }) => children.forEach(addSpoken),
    JSXText(node) {
      if (LETTER.test(node.value)) add(node, node.value)
    },
    Literal(node) {
      if (typeof node.value !== 'string' || unheard > 0 || names.has(node.start)) return
      if ([KEY, PLACEMENT, SCRIPT].some((words) => words.test(node.value))) return
      if (SENTENCE.test(node.value)) add(node, node.value)
    },
    TemplateElement(node) {
      const text = node.value.cooked ?? ''
      if (unheard === 0 && !names.has(node.start) && (SENTENCE.test(text) || JOINING.test(text))) add(node, text)
    },
  }).visit(program)
  return [...found.values()]
}

/** The texts that an expression in the markup may come to. */
function textsOf(node: ESTree.Node | null): readonly ESTree.StringLiteral[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node] : []
  if (node?.type === 'JSXExpressionContainer') return textsOf(node.expression)
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf)
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf)
  return []
}
