/**
 * Writes the interface icons from lucide's drawings. Run it after a change of `iconModules.ts` or of lucide's version: `pnpm generate:icons`; a
 * test says when they are out of date.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconModules } from './iconModules.ts'

const FOLDER = join(import.meta.dirname, '../src/art/Icon/icons')

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [file, text] of await iconModules()) writeFileSync(join(FOLDER, file), text)
