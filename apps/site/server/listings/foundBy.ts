import type { DirectoryOptions } from '@dira/directory-core'
import * as names from '@dira/data/names'
import { narrowing } from '../../src/shared/data/narrowing.ts'
import { readPhonesOnce } from '../../src/shared/data/readPhonesOnce.ts'

/** Options of the server's directory. A file has to be opened with the same ones that it was written with. */
export function foundBy(imageOrigins: readonly string[]): Required<DirectoryOptions> {
  return { ...narrowing({ imageOrigins, readPhones: readPhonesOnce }), names }
}
