import type { Violation } from '../violation.ts'
import type { WorkspacePackage } from './workspacePackage.ts'

/** Packages that depend on themselves by way of others, and packages that depend on an app. */
export function packageGraphViolations(packages: readonly WorkspacePackage[]): readonly Violation[] {
  return packages.flatMap((start) => {
    const path = `${start.folder}/package.json`
    const reached = reachableFrom(start, packages)
    const app = reached.find(({ folder }) => folder.startsWith('apps/'))
    return [
      ...(reached.includes(start)
        ? [
            {
              path,
              line: 1,
              message: `${start.name} depends on itself by way of others: what they share belongs below both.`,
            },
          ]
        : []),
      ...(app && start.folder.startsWith('packages/')
        ? [
            {
              path,
              line: 1,
              message: `A package depends on no app: what it needs of ${app.name} belongs in packages/.`,
            },
          ]
        : []),
    ]
  })
}

function reachableFrom(start: WorkspacePackage, packages: readonly WorkspacePackage[]): readonly WorkspacePackage[] {
  const reached = new Set<WorkspacePackage>()
  const follow = ({ dependencies }: WorkspacePackage) => {
    for (const next of packages) {
      if (!dependencies.includes(next.name) || reached.has(next)) continue
      reached.add(next)
      follow(next)
    }
  }
  follow(start)
  return [...reached]
}
