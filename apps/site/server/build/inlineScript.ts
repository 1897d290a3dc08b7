import { build, defaultClientConditions, type Plugin } from 'vite'

const QUERY = '?script'

/** Makes one small classic script of a module and what it imports. */
export async function bundleScript(file: string): Promise<string> {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['@dira/source', ...defaultClientConditions] },
      build: { write: false, modulePreload: false, lib: { entry: file, formats: ['iife'], name: 'dira' } },
    }),
  ].flat()
  if (!output || !('output' in output)) throw new Error(`${file} gave no script.`)
  return output.output[0].code.trim()
}

/** Lets `import { script } from './file.ts?script'` give the text of that file as a classic script. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    load: {
      filter: { id: /\.ts\?script$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length)
        this.addWatchFile(file)
        return `export const script = ${JSON.stringify(await bundleScript(file))}`
      },
    },
  }
}
