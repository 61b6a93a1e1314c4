import * as z from 'zod/mini'
import type { S3Settings } from '../infra/storage/s3-client.ts'
import { InvalidSetting } from './invalid-setting.ts'

const isAddress = (text: string): boolean =>
  /^https?:\/\/[^/?#@]+\/?$/i.test(text) && URL.canParse(text) && new URL(text).hostname !== ''

/** Settings of an S3 picture store. */
export const pictureSettings = {
  S3_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.refine(
          isAddress,
          'must look like https://s3.eu-central-1.amazonaws.com, without the bucket and without a path',
        ),
      ),
  ),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
          'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
        ),
      ),
  ),
  S3_REGION: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9-]+$/, 'must look like eu-central-1; many stores take us-east-1 or auto')),
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
}

type Given = { [K in keyof typeof pictureSettings]?: string | undefined }

/**
 * @param dir folder of pictures on disk
 * @throws InvalidSetting if only some of the five are set
 */
export function picturesOf(
  given: Given,
  dir: string,
): { kind: 'disk'; dir: string } | ({ kind: 's3'; dir: string } & S3Settings) {
  const bucket = bucketOf(
    {
      endpoint: ['S3_ENDPOINT', given.S3_ENDPOINT],
      bucket: ['S3_BUCKET', given.S3_BUCKET],
      region: ['S3_REGION', given.S3_REGION],
      accessKeyId: ['S3_ACCESS_KEY_ID', given.S3_ACCESS_KEY_ID],
      secretAccessKey: ['S3_SECRET_ACCESS_KEY', given.S3_SECRET_ACCESS_KEY],
    },
    'pictures go to an S3 store with all five, to the disk with none.',
  )
  return bucket ? { kind: 's3', dir, ...bucket } : { kind: 'disk', dir }
}

/**
 * @param given by field, the name of the setting and its value
 * @param rule the end of the sentence that says what is missing
 * @returns null if none is set @throws InvalidSetting if only some are
 */
export function bucketOf(
  given: Record<keyof S3Settings, [name: string, value: string | undefined]>,
  rule: string,
): S3Settings | null {
  const all = Object.values(given)
  const [first] = all.find(([, value]) => value !== undefined) ?? []
  if (!first) return null
  const missing = all.filter(([, value]) => value === undefined).map(([name]) => name)
  if (missing.length > 0)
    throw new InvalidSetting(`The setting ${first} needs ${missing.join(' and ')} beside it: ${rule}`)
  const valueOf = (field: keyof S3Settings) => given[field][1] ?? ''
  return {
    endpoint: new URL(valueOf('endpoint')).origin,
    bucket: valueOf('bucket'),
    region: valueOf('region'),
    accessKeyId: valueOf('accessKeyId'),
    secretAccessKey: valueOf('secretAccessKey'),
  }
}
