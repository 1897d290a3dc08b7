import { signaturesOf } from './apiReport.ts'

/** A package with the report of what it exported and exports. */
interface ReportedPackage {
  readonly name: string
  /** undefined where there was none. */
  readonly before: string | undefined
  readonly now: string
}

/** The packages whose exported types differ and that no changeset names. A changelog that a release wrote counts as one. */
export function withoutChangeset(packages: readonly ReportedPackage[], texts: readonly string[]): readonly string[] {
  const named = (name: string) =>
    texts.some((text) => new RegExp(`^(?:['"]?${name}['"]?: (?:major|minor|patch)|# ${name})$`, 'm').test(text))
  return packages
    .filter(({ before, now }) => before !== undefined && signaturesOf(before) !== signaturesOf(now))
    .map(({ name }) => name)
    .filter((name) => !named(name))
}
