/** The package manager that reads pnpm-lock.yaml; obtained where the machine's own is another one. */
export const PNPM_VERSION = '12.21.0'

/** The major version of the Node that runs everything behind the launcher: the `node` package of the workspace's catalog. */
export const NODE_MAJOR = 24
