import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { BROWSER_ARGS, obtainBrowsers } from '../test/browser.ts'

/** Builds a page of an application by its own Vite, opens it in a browser, and gives the errors that it met. The first of its files is the script. */
export async function withBuiltPage(
  application: string,
  files: Readonly<Record<string, string>>,
  visit: (page: Page, address: string) => Promise<void>,
): Promise<readonly string[]> {
  const [script] = Object.keys(files)
  const all = {
    'vite.config.js': `import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }`,
    'index.html': `<!doctype html><div id="root"></div><script type="module" src="/${script}"></script>`,
    ...files,
  }
  for (const [file, text] of Object.entries(all)) writeFileSync(join(application, file), text)
  const built = runNode(application, 'vite/bin/vite.js', 'build')
  if (!built.passed) return [built.output]
  const server = await preview({ root: application, configFile: false, preview: { port: 0 }, logLevel: 'error' })
  const browser = await chromium.launch({ executablePath: obtainBrowsers().whole, args: BROWSER_ARGS })
  const errors: string[] = []
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    const address = server.resolvedUrls!.local[0]!
    await page.goto(address)
    await visit(page, address)
    return errors
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Runs a script of an installed package, or one at a path, in a folder. */
export function runNode(folder: string, script: string, ...args: readonly string[]) {
  const path = resolve(folder, 'node_modules', script)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { cwd: folder, encoding: 'utf8' })
  return { passed: status === 0, output: stdout + stderr }
}
