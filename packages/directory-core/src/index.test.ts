import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The names that the index exports, types too, with the file that each comes from. */
function exported(): { readonly name: string; readonly file: string }[] {
  const statements = read('./index.ts').matchAll(/export (?:type )?\{([^}]*)\} from '([^']*)'/g)
  return [...statements].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.replace('type', '').trim())
      .filter((name) => name !== '')
      .map((name) => ({ name, file })),
  )
}

function hasDocstring({ name, file }: { readonly name: string; readonly file: string }): boolean {
  return new RegExp(`\\*/\\nexport (?:const|(?:async )?function|interface|type) ${name}\\b`).test(read(file))
}

describe('the package', () => {
  it('says of every export what the reader gets', () => {
    expect(exported().filter((one) => !hasDocstring(one))).toEqual([])
    expect(exported().length).toBeGreaterThan(100)
  })
})
