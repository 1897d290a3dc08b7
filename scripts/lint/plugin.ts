/** Rules for oxlint that it has no words for, in the form of ESLint's; `house.ts` says where each holds. */
import type { ESTree, VisitorObject } from 'vite'

interface Context<Option = unknown> {
  readonly options: readonly Option[]
  readonly report: (found: { node: ESTree.Node; message: string }) => void
}

/** ESLint's rule of this name: what a selector matches is refused, with a message. */
const restrictedSyntax = {
  meta: { schema: false },
  create: ({ options, report }: Context<{ selector: string; message: string }>) =>
    Object.fromEntries(
      options.map(({ selector, message }) => [selector, (node: ESTree.Node) => report({ node, message })]),
    ),
}

/** How numbers of things are called here. */
const COUNT = /[a-z](Count|Total)$|^\.?(contacts|count|matches|most|seen|total|views)$|^\.length$/

/**
 * Counts in the markup and before words as they are, and numbers that another formatter writes. Types find those in the messages of packages/ui;
 * elsewhere they are known by their names alone.
 */
const formattedCounts = {
  create: ({ report }: Context): VisitorObject => {
    const message = 'A count has separators from four digits on: write it by directory-core’s `formatCount`.'
    const check = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
      for (const node of children) {
        if (node.type === 'JSXExpressionContainer' && COUNT.test(lastNameOf(node.expression))) report({ node, message })
      }
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      TemplateLiteral({ expressions, quasis }) {
        for (const [index, node] of expressions.entries()) {
          const isBeforeWords = /^ ([a-z]|$)/.test(quasis[index + 1]?.value.raw ?? '')
          if (isBeforeWords && COUNT.test(lastNameOf(node))) report({ node, message })
        }
      },
      CallExpression(node) {
        const isFormatter =
          node.callee.type === 'MemberExpression' && lastNameOf(node.callee.property) === 'toLocaleString'
        // With options it is a measure, such as a distance.
        if (isFormatter && node.arguments.length < 2) report({ node, message })
      },
    }
  },
}

/** `count` of `count` and of `isOpen && count`, `.count` of `city.count`; '' of anything else. What a catalogue has under such a name is a text. */
function lastNameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && !node.computed && !/^\.?messages$/.test(lastNameOf(node.object))) {
    return `.${lastNameOf(node.property)}`
  }
  return node.type === 'LogicalExpression' ? lastNameOf(node.right) : ''
}

/** Attributes that a person sees or hears, and those whose words only a browser reads. */
const SPOKEN = /^(aria-(description|label|placeholder|roledescription|valuetext)|alt|title|placeholder|label|heading)$/
const SILENT = /^(className|d|data-.*|rel|sizes|style|transform)$/
/** Keys, placements and scripts have names that look like words. */
const NAME =
  /^(Arrow(Down|Left|Right|Up)|Backspace|Delete|End|Enter|Escape|Home|Page(Down|Up)|Tab|Arab|Latn|(top|bottom|start|end|left|right) (top|bottom|start|end|left|right))$/
const LETTER = /\p{L}/u
/** Begins as a sentence does, or has two words. A drawing's path and a length in pixels have none. */
const SENTENCE = /^\p{Lu}\p{Ll}|\p{L}{2} \p{L}|\p{L} \p{L}{2}/u
/** A word between two values, such as the "of" of "2 of 4". */
const JOINING = /(^|\s)(?!(px|r?em|deg|m?s|solid)\b)\p{L}{2,}(\s|$)/u

/**
 * Texts that a component says in its own words. Every text in the markup and in a spoken attribute is found, and elsewhere whatever reads
 * like a sentence; a single word in small letters that reaches the markup by way of a variable is not.
 */
const hardCodedTexts = {
  create: ({ report }: Context): VisitorObject => {
    const reported = new Set<number>()
    const add = (node: ESTree.Node, text: string) => {
      if (reported.has(node.start)) return
      reported.add(node.start)
      report({
        node,
        message: `'${text.trim()}' is said in English to everybody: put it into messages.ts, or take it as a prop.`,
      })
    }
    const addSpoken = (node: ESTree.Node | null) => {
      for (const text of textsOf(node)) if (LETTER.test(text.value)) add(text, text.value)
    }
    // Texts that are compared or name a property are not said, nor those that are imported, thrown, or a type.
    const names = new Set<number>()
    let unheard = 0
    const enter = () => void (unheard += 1)
    const exit = () => void (unheard -= 1)
    const isSilent = ({ name }: ESTree.JSXAttribute) => name.type === 'JSXIdentifier' && SILENT.test(name.name)
    return {
      ImportDeclaration: enter,
      'ImportDeclaration:exit': exit,
      ThrowStatement: enter,
      'ThrowStatement:exit': exit,
      TSLiteralType: enter,
      'TSLiteralType:exit': exit,
      BinaryExpression({ left, operator, right }) {
        if (operator === '===' || operator === '!==') for (const { start } of [left, right]) names.add(start)
      },
      MemberExpression({ computed, property }) {
        const named = property.type === 'TemplateLiteral' ? [property, ...property.quasis] : [property]
        if (computed) for (const { start } of named) names.add(start)
      },
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && SPOKEN.test(node.name.name)) addSpoken(node.value)
        if (isSilent(node)) enter()
      },
      'JSXAttribute:exit'(node) {
        if (isSilent(node)) exit()
      },
      JSXElement: ({ children }) => children.forEach((child) => addSpoken(child)),
      JSXFragment: ({ children }) => children.forEach((child) => addSpoken(child)),
      JSXText(node) {
        if (LETTER.test(node.value)) add(node, node.value)
      },
      Literal(node) {
        if (typeof node.value !== 'string' || unheard > 0 || names.has(node.start) || NAME.test(node.value)) return
        if (SENTENCE.test(node.value)) add(node, node.value)
      },
      TemplateElement(node) {
        const text = node.value.cooked ?? ''
        if (unheard === 0 && !names.has(node.start) && (SENTENCE.test(text) || JOINING.test(text))) add(node, text)
      },
    }
  },
}

/** The texts that an expression in the markup may come to. */
function textsOf(node: ESTree.Node | null): readonly ESTree.StringLiteral[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node] : []
  if (node?.type === 'JSXExpressionContainer') return textsOf(node.expression)
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf)
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf)
  return []
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin by its default export.
export default {
  meta: { name: 'dira' },
  rules: {
    'no-restricted-syntax': restrictedSyntax,
    'formatted-counts': formattedCounts,
    'no-hard-coded-texts': hardCodedTexts,
  },
}
