import { parseSync, Visitor, type ESTree } from 'vite'
import { lineAt } from '../violation.ts'

/** A source file as the rules see it. */
export interface SourceModule {
  readonly path: string
  readonly program: ESTree.Program
  /** What it imports and passes on, on demand too. */
  readonly imports: readonly ModuleImport[]
  readonly lineOf: (node: { readonly start: number }) => number
}

export interface ModuleImport {
  readonly specifier: string
  readonly line: number
}

/** Reads the syntax and not the text: a comment or a message may name what the code must not do. */
export function readModule(path: string, text: string): SourceModule {
  const { program } = parseSync(path, text)
  const lineOf = ({ start }: { readonly start: number }) => lineAt(text, start)
  const imports: ModuleImport[] = []
  const add = (source: ESTree.Node | null) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return
    imports.push({ specifier: source.value, line: lineOf(source) })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
  }).visit(program)
  return { path, program, imports, lineOf }
}
