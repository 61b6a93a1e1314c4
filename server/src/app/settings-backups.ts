import type { S3Settings } from '../infra/storage/s3-client.ts'
import { bucketOf, pictureSettings } from './settings-pictures.ts'

/** Settings of an S3 store for backups, which is another than that of the pictures. */
export const backupSettings = {
  BACKUP_S3_ENDPOINT: pictureSettings.S3_ENDPOINT,
  BACKUP_S3_BUCKET: pictureSettings.S3_BUCKET,
  BACKUP_S3_REGION: pictureSettings.S3_REGION,
  BACKUP_S3_ACCESS_KEY_ID: pictureSettings.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: pictureSettings.S3_SECRET_ACCESS_KEY,
}

/** @throws InvalidSetting if only some of the five are set */
export const backupBucketOf = (given: {
  [K in keyof typeof backupSettings]?: string | undefined
}): S3Settings | null =>
  bucketOf(
    {
      endpoint: ['BACKUP_S3_ENDPOINT', given.BACKUP_S3_ENDPOINT],
      bucket: ['BACKUP_S3_BUCKET', given.BACKUP_S3_BUCKET],
      region: ['BACKUP_S3_REGION', given.BACKUP_S3_REGION],
      accessKeyId: ['BACKUP_S3_ACCESS_KEY_ID', given.BACKUP_S3_ACCESS_KEY_ID],
      secretAccessKey: ['BACKUP_S3_SECRET_ACCESS_KEY', given.BACKUP_S3_SECRET_ACCESS_KEY],
    },
    'backups go to an S3 store with all five, to a folder with none.',
  )
