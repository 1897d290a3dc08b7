import { dirname } from 'node:path'
import { npm, type PackedPackage } from '../packed/installPackages.ts'

interface PublishOptions {
  /** Does all but the last step. @default false */
  readonly isDryRun?: boolean
  /** States on the registry which commit and which workflow made it; only a workflow can. @default false */
  readonly isProven?: boolean
}

/** Publishes packed packages one by one, those that the registry has are left out; a line for each. */
export function* publishTarballs(
  packages: readonly Pick<PackedPackage, 'tarball' | 'manifest'>[],
  { isDryRun = false, isProven = false }: PublishOptions = {},
): Generator<string> {
  for (const { tarball, manifest } of packages) {
    const { name, version } = manifest
    if (isPublished(dirname(tarball), `${name}@${version}`)) {
      yield `${name}@${version} is published already`
      continue
    }
    const options = [...(isDryRun ? ['--dry-run'] : []), ...(isProven && !isDryRun ? ['--provenance'] : [])]
    npm(dirname(tarball), ['publish', tarball, '--access', 'public', ...options])
    yield `${name}@${version} ${isDryRun ? 'would be published' : 'is published'}`
  }
}

/** Whether the registry has a version. It throws when the registry cannot be asked. */
function isPublished(folder: string, version: string): boolean {
  try {
    return npm(folder, ['view', version, 'version', '--json']).trim() !== ''
  } catch (error) {
    if (error instanceof Error && /E404/.test(error.message)) return false
    throw error
  }
}
