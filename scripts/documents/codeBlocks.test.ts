// @module-tag ci
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { codeBlocks, documents, type CodeBlock } from './codeBlocks.ts'

const ROOT = join(import.meta.dirname, '../..')
const DOCUMENTS = documents(ROOT)
const BLOCKS = DOCUMENTS.flatMap((file) => codeBlocks(ROOT, file))
/** What somebody can run, in the repository or in one of its packages. */
const SCRIPTS = new Set(
  ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })].flatMap((file) =>
    Object.keys((JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { scripts?: object }).scripts ?? {}),
  ),
)
const PACKAGES = DOCUMENTS.filter((file) => /^packages\/[^/]+\/README\.md$/.test(file))

// The package of the apps' common parts has all the others, and so finds them by their names.
const folder = mkdtempSync(join(ROOT, 'packages/app/.blocks-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the code of documents', () => {
  it('compiles as it stands, each block by itself', () => {
    const blocks = BLOCKS.filter(({ language }) => /^tsx?$/.test(language))
    expect(blocks.length).toBeGreaterThan(8)
    blocks.forEach(({ code, language }, at) => writeFileSync(join(folder, `block${at}.${language}`), code))
    const compilerOptions = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], noUnusedLocals: false, types: ['vite/client'] }
    const project = { extends: '../../../tsconfig.base.json', compilerOptions, include: ['*.ts', '*.tsx'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
    // What only ui has beside it.
    for (const name of ['react-aria-components', '@vanilla-extract/css']) {
      mkdirSync(join(folder, 'node_modules', dirname(name)), { recursive: true })
      symlinkSync(join(ROOT, 'packages/ui/node_modules', name), join(folder, 'node_modules', name), 'junction')
    }
    expect(where(compile(), blocks)).toBe('')
  })

  it('is written in a language that a test knows', () => {
    const known = ['ts', 'tsx', 'css', 'sh', 'json', 'mermaid', '']
    expect(BLOCKS.filter(({ language }) => !known.includes(language))).toEqual([])
  })

  it('names commands that exist, in blocks and in sentences', () => {
    // A decision tells of its day.
    const current = DOCUMENTS.filter((file) => !file.startsWith('docs/decisions/'))
    const said = current.flatMap((file) => [
      ...codeBlocks(ROOT, file).map(({ language, code }) => ({ file, code: language === 'sh' ? code : '' })),
      ...[...prose(file).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => ({ file, code })),
    ])
    const commands = said.flatMap(({ file, code }) => commandsOf(code).map((name) => ({ file, name })))
    expect(commands.length).toBeGreaterThan(50)
    expect(commands.filter(({ name }) => !SCRIPTS.has(name))).toEqual([])
  })
})

describe('the README of a package', () => {
  it.each(PACKAGES)('%s begins with code that works, of 40 lines at most', (file) => {
    const first = codeBlocks(ROOT, file).find(({ language }) => /^tsx?$/.test(language))
    expect(first?.code.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
    // Before any other chapter.
    expect(readFileSync(join(ROOT, file), 'utf8').split(/^## /m)[1]).toContain(first?.code)
  })

  it.each(PACKAGES)('%s has links that work wherever it is shown', (file) => {
    expect(linksOf(file).filter((link) => !/^(https:|#)/.test(link))).toEqual([])
  })
})

describe('a link of a document', () => {
  it('leads to a file that exists', () => {
    const lost = DOCUMENTS.flatMap((file) =>
      linksOf(file)
        .filter((link) => !/^([a-z]+:|#|\?)/.test(link))
        .filter((link) => !existsSync(join(ROOT, dirname(file), link.replace(/#.*$/, ''))))
        .map((link) => ({ file, link })),
    )
    expect(lost).toEqual([])
  })
})

/** A document without its blocks. */
function prose(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '')
}

function linksOf(file: string): readonly string[] {
  return [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
}

/** The scripts of package.json that a line starts. */
function commandsOf(line: string): readonly string[] {
  const own = /\bnpm (test|start)\b|\bnpm run (?:-s |--silent )?([\w:-]+)|\bpnpm ([a-z][\w:-]*)/g
  const pnpmItself = ['add', 'install', 'dlx', 'exec', 'run']
  return [...line.matchAll(own)]
    .map(([, alone, run, pnpm]) => alone ?? run ?? pnpm ?? '')
    .filter((name) => !pnpmItself.includes(name))
}

function compile(): string {
  try {
    const bin = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'tsc.cmd' : 'tsc')
    return execFileSync(bin, ['-p', folder], { encoding: 'utf8', shell: process.platform === 'win32' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

/** What the compiler says, with the places of the documents. */
function where(output: string, blocks: readonly CodeBlock[]): string {
  return output.replaceAll(/\S*block(\d+)\.tsx?\((\d+),/g, (found, at: string, line: string) => {
    const block = blocks[Number(at)]
    return block ? `${relative(ROOT, join(ROOT, block.file))}(${block.line + Number(line) - 1},` : found
  })
}
