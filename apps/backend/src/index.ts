export { acceptInvitation, readInvitation, type Invitation } from './admin/acceptInvitation.ts'
export type { Account } from './accounts/embeddedAccounts.ts'
export type { AdministratorOutcome, AdministratorRequest } from './accounts/makeEmbeddedAdministrator.ts'
export { administratorOf } from './admin/administratorOf.ts'
export { callAs } from './admin/callAs.ts'
export { readBackupSettings, type BackupSettings } from './backup/backupSettings.ts'
export { keepBackups, type Backups } from './backup/keepBackups.ts'
export type { Backend } from './connect/backend.ts'
export { connectBackend, type ConnectOptions } from './connect/connectBackend.ts'
export { connectHosted, type HostedOptions } from './connect/connectHosted.ts'
export { loadEnvironmentFile } from './connect/loadEnvironmentFile.ts'
export { defaultDataFolder } from './data/dataFolder.ts'
export { databaseUrl } from './database/databaseUrl.ts'
export { diskImages } from './images/diskImages.ts'
export { ImportError } from './import/importError.ts'
export type { ImportJobs } from './import/importJobs.ts'
export { longWork } from './longWork.ts'
export type { ImageStore } from './images/imageStore.ts'
export { storageImages } from './images/storageImages.ts'
export {
  removeOldImagesHourly,
  bytesOf,
  storedImages,
  type ImageFiles,
  type ImageSender,
  type StoredImages,
} from './images/storedImages.ts'
export { serviceOf, visitorData, type Api } from './listing/visitorData.ts'
export { Problem, type ProblemCode } from './report/problem.ts'
export { createSharedLimit, type SharedLimit } from './server/limit.ts'
export { deleteOldSubmissions } from './retention/deleteOldSubmissions.ts'
export { forgetOldValues } from './retention/forgetOldValues.ts'
export { isPlainPath } from './server/isPlainPath.ts'
export { isPlainJson, isPlainQuery } from './server/plainJson.ts'
export {
  superviseBackend,
  type BackendState,
  type SuperviseOptions,
  type SupervisedBackend,
} from './supervise/superviseBackend.ts'
