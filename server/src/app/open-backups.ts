import type { BackupSchedule } from '../features/backups/make-backup-job.ts'
import { s3Backups } from '../infra/backup/s3-backups.ts'
import type { Settings } from './settings.ts'

/** The schedule of backups with the place to which they go; null: none are made by schedule. */
export const openBackups = ({ backups, backupPlace: { dir, bucket } }: Settings): BackupSchedule | null =>
  backups && { ...backups, dir, store: bucket && s3Backups(bucket) }
