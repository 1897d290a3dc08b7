import type { Api, ApiExport } from './readApi.ts'

/** The report of a package, in Markdown: every export with its docstring and its type, the same text for the same declarations. */
export function apiReport(name: string, { entries, behind, imports }: Api): string {
  const parts = [
    `# The API of ${name}`,
    'Every export with its type. `npm run generate:api` writes this file, and a test compares it. What changes here changes something for those who use\n' +
      'the package: it needs a changeset.',
    ...entries.flatMap(({ entry, exports }) => [`## ${entry}`, ...exports.flatMap((one) => exportParts(one))]),
    '## Types behind these',
    'They have no export of their own.',
    ...behind.flatMap(({ name: type, module, code, doc }) => [`### ${type} of ${module}`, doc, block(code)]),
    '## From other packages',
    block(imports.join('\n')),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** The types of a report without a word of its docstrings: what a changeset is asked for. */
export function signaturesOf(report: string): string {
  const code = [...report.matchAll(/^(?:## .*|### .*|```ts\n[\s\S]*?\n```)$/gm)].map(([found]) => found).join('\n')
  return code.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ')
}

function exportParts(one: ApiExport): readonly string[] {
  if (one.kind === 'shown-before') return [`### ${one.name}`, `The same as in \`${one.entry}\`.`]
  if (one.kind === 'from-elsewhere') {
    const what = one.place.name === '*' ? '*' : `{ ${one.place.name} }`
    return [`### ${one.name}`, block(`export ${what} from '${one.place.from}'`)]
  }
  return [`### ${one.name}`, one.declaration.doc, block(one.declaration.code)]
}

function block(code: string): string {
  return code === '' ? '' : `\`\`\`ts\n${code}\n\`\`\``
}
