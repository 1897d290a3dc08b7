import { ADMIN_PATHS, INVITATION_PATH } from './adminPaths.ts'
import { matchPath } from './matchPath.ts'
import { OWNER_INVITATION_PATH, OWNER_PATHS } from './ownerPaths.ts'
import { decoded, paths } from './paths.ts'

/** The address of every page of the console, with `:name` for what differs: by them the server knows what there is. */
export const CONSOLE_PATHS: readonly string[] = [
  paths.admin,
  INVITATION_PATH,
  ...Object.values(ADMIN_PATHS),
  `${ADMIN_PATHS.listings}/:item`,
  `${ADMIN_PATHS.payments}/:item`,
  paths.ownerSignIn(),
  OWNER_INVITATION_PATH,
  ...Object.values(OWNER_PATHS),
]

/** Which of these a path is; undefined where the console has no page. */
export function consolePathAt(pathname: string): string | undefined {
  const segments = pathname.slice(1).split('/').map(decoded)
  return CONSOLE_PATHS.find((path) => matchPath(path.slice(1).split('/'), segments))
}
