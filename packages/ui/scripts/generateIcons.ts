/**
 * Writes the interface icons from lucide's drawings, and its licence beside them. Run it after a change of `iconModules.ts` or of lucide's version: `pnpm generate:icons`; a
 * test says when they are out of date.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { iconModules } from './iconModules.ts'

const FOLDER = join(import.meta.dirname, '../src/art/Icon/icons')

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [file, text] of await iconModules()) writeFileSync(join(FOLDER, file), text)

const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))
copyFileSync(join(lucide, 'LICENSE'), join(FOLDER, '../lucide-licence.txt'))
