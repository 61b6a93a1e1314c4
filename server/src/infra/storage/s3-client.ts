import type { AsyncLocalStorage } from 'node:async_hooks'
import { S3mini } from 's3mini'

export type S3Settings = {
  /** Without the bucket, which is appended as a path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** @param deadline aborts the requests that are made within it: the SDK's own timeout would abort slow downloads */
export const s3Client = (settings: S3Settings, deadline: AsyncLocalStorage<AbortSignal>): S3mini =>
  new S3mini({
    ...settings,
    endpoint: `${settings.endpoint}/${settings.bucket}`,
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        // Otherwise it may be compressed, without a length.
        headers: { ...(init?.headers as Record<string, string>), 'accept-encoding': 'identity' },
        redirect: 'manual',
        signal: deadline.getStore() ?? null,
      }),
  })
