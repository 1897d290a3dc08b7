export { BackupAge, type BackupAgeProps } from './BackupAge.tsx'
export { backupTone, type BackupFacts, type BackupTone } from './backupTone.ts'
