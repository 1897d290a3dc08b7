import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTree } from '../check/readTree.ts'
import { runTool } from '../check/runTool.ts'
import { planComponent, type ComponentRequest } from './planComponent.ts'

const SOURCES = 'packages/ui/src'

/** Writes a new component, and what has to know it, into the repository. The paths are those of all files that it wrote. */
export async function makeComponent({ root, ...request }: ComponentRequest & { readonly root: string }) {
  const plan = planComponent(readTree(join(root, SOURCES)), request)
  if (!plan.ok) return plan
  for (const [path, text] of plan.files) {
    const file = join(root, SOURCES, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const paths = [...plan.files.keys()].map((path) => `${SOURCES}/${path}`)
  // A longer name than the template's breaks lines elsewhere.
  const { passed, output } = await runTool(root, 'oxfmt', ['oxfmt', ...paths])
  if (!passed) throw new Error(`The files are written, but oxfmt could not format them: ${output}`)
  return { ok: true, paths } as const
}
