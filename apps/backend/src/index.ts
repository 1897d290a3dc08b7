export type { Account } from './admin/embeddedAccounts.ts'
export type { AdministratorOutcome, AdministratorRequest } from './admin/makeEmbeddedAdministrator.ts'
export type { Backend } from './connect/backend.ts'
export { connectBackend, type ConnectOptions } from './connect/connectBackend.ts'
export { connectHosted, type HostedOptions } from './connect/connectHosted.ts'
export { loadEnvironmentFile } from './connect/loadEnvironmentFile.ts'
export { defaultDataFolder } from './data/dataFolder.ts'
export { visitorData, type Api } from './listing/visitorData.ts'
export { Problem, type ProblemCode } from './problem.ts'
export { createBrake } from './server/brake.ts'
export { deleteOldSubmissions } from './server/deleteOldSubmissions.ts'
export { isPlainPath } from './server/isPlainPath.ts'
export {
  superviseBackend,
  type BackendState,
  type SuperviseOptions,
  type SupervisedBackend,
} from './supervise/superviseBackend.ts'
