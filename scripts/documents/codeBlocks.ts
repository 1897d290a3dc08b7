import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fenced block of a document. */
export interface CodeBlock {
  readonly file: string
  /** The line at which its code begins, from 1. */
  readonly line: number
  /** The language behind its fence, such as `tsx`. */
  readonly language: string
  readonly code: string
}

/** The documents of the repository: every README and all else that people read, but not what a release wrote. */
export function documents(root: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', '*.mdx'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => file !== '' && !/CHANGELOG\.md$|^\.changeset\/|\/api\.md$/.test(file))
}

/** The blocks of a document, in their order. */
export function codeBlocks(root: string, file: string): readonly CodeBlock[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: code = '', index }) => ({
    file,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    code,
  }))
}
