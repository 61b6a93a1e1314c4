import { S3ServiceError } from 's3mini'
import { StorageUnavailable } from './storage-errors.ts'

type Place = { endpoint: string; bucket: string }

/** By the store's error code. */
const byCode: Record<string, (place: Place) => string> = {
  NoSuchBucket: ({ bucket }) => `it has no bucket ${bucket}. Make it, or name another in S3_BUCKET.`,
  InvalidAccessKeyId: () => 'it does not know the key in S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: () => 'the key in S3_SECRET_ACCESS_KEY is not the right one for S3_ACCESS_KEY_ID.',
  AuthorizationHeaderMalformed: () => 'S3_REGION is not the region of the bucket.',
  PermanentRedirect: () => 'the bucket is in another region. Set S3_REGION, and S3_ENDPOINT to its address.',
  RequestTimeTooSkewed: () => "this machine's clock is wrong, or the store's is.",
  QuotaExceeded: () => 'there is no room left in it for pictures.',
  XMinioStorageFull: () => 'there is no room left in it for pictures.',
}

const byStatus: Record<number, string> = {
  401: 'it does not take our keys. See S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  403: 'this is not allowed to our key. It needs to list the bucket, and to read, write and delete its objects.',
  404: 'there is no such bucket, or no S3 store at all. See S3_ENDPOINT and S3_BUCKET.',
  429: 'it is asked too often.',
  507: 'there is no room left in it for pictures.',
}

/** By the code of a connection error. */
const byConnection: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Is it running, and is S3_ENDPOINT right?',
  ENOTFOUND: 'no machine has this name. See S3_ENDPOINT.',
  EAI_AGAIN: 'its name could not be looked up.',
  ECONNRESET: 'it cut the connection.',
  UND_ERR_SOCKET: 'it cut the connection.',
  EHOSTUNREACH: 'no way leads there. See S3_ENDPOINT.',
  ENETUNREACH: 'no way leads there. See S3_ENDPOINT.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is its own. Trust it with NODE_EXTRA_CA_CERTS.',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an own authority. Trust it with NODE_EXTRA_CA_CERTS.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https there. See S3_ENDPOINT.',
  CERT_HAS_EXPIRED: 'its certificate has run out.',
}

/** Explains what is wrong with the store, and which setting would be right, for the operator. */
export function describeS3Error(place: Place, error: unknown): StorageUnavailable {
  if (error instanceof StorageUnavailable) return error
  return new StorageUnavailable(`The S3 store at ${place.endpoint}: ${reason(place, error)}`, {
    cause: error,
  })
}

/** @param ms the timeout that was reached */
export const describeS3Timeout = ({ endpoint }: Place, ms: number): StorageUnavailable =>
  new StorageUnavailable(
    `The S3 store at ${endpoint} did not answer within ${ms / 1000} seconds. Is it well, and is S3_ENDPOINT right?`,
    { isSilence: true },
  )

function reason(place: Place, error: unknown): string {
  if (error instanceof S3ServiceError) {
    const code = s3ErrorCode(error)
    return (
      (code && byCode[code]?.(place)) ??
      byStatus[error.status] ??
      `it answered ${error.status}${code ? ` (${code})` : ''}.`
    )
  }
  const { code, cause, message } = error as Error & { code?: string; cause?: { code?: string } }
  return byConnection[code ?? cause?.code ?? ''] ?? `${code ?? cause?.code ?? message}.`
}

/** The SDK parses error XML of one media type only, which not every store and proxy sends. */
export const s3ErrorCode = ({ serviceCode, body }: S3ServiceError): string | undefined =>
  serviceCode && serviceCode !== 'Unknown' ? serviceCode : /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1]
