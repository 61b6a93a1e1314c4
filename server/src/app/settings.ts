import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { Email } from '@moonpage/contract/account'
import { type SignUpMode, signUpModes } from '@moonpage/contract/invitations'
import { CronExpressionParser } from 'cron-parser'
import * as z from 'zod/mini'
import type {
  ImageModelSettings,
  SpeechModelSettings,
  TextModelSettings,
} from '../infra/models/model-settings.ts'
import type { S3Settings } from '../infra/storage/s3-client.ts'
import { modelsOf } from './settings-models.ts'
import { namedSettings } from './settings-names.ts'
import { backupBucketOf, backupSettings } from './settings-backups.ts'
import { picturesOf, pictureSettings } from './settings-pictures.ts'
import { signInOf, signInSettings, type SingleSignOnSettings } from './settings-sign-in.ts'
import { InvalidSetting } from './invalid-setting.ts'

export { InvalidSetting }

/** The environment, read once. Nothing else uses `process.env`. */
export type Settings = {
  host: string
  port: number
  /** The site's URL, for links; null: the origin of each request. */
  publicUrl: string | null
  /** Number of trusted reverse proxies, each of which adds the client's address. */
  proxies: number
  /** How long a process that is shutting down reports not ready before it stops accepting requests. */
  drainMs: number
  dataDir: string
  database: { kind: 'embedded' } | { kind: 'server'; url: string; directUrl: string }
  /** `dir` with S3: where older pictures are until they are moved. */
  pictures: { kind: 'disk'; dir: string } | ({ kind: 's3'; dir: string } & S3Settings)
  /** Null: no backups by schedule. */
  backups: { cron: string; keep: number } | null
  /** The folder of backups. With a bucket they are there only until they are uploaded. */
  backupPlace: { dir: string; bucket: S3Settings | null }
  /** Emails go to a mail server, or into files in the data folder. */
  mail: ({ kind: 'smtp'; url: string } | { kind: 'files' }) & {
    from: string
    /** Folder of the files; those from before a mail server was set stay until their retention ends. */
    dir: string
  }
  /** Created at the start if there is no account with this address. */
  firstAdmin: { email: string; password: string } | null
  sessionSecret: string | undefined
  /** Null: no gate. */
  gatePassword: string | null
  /** Who may register. */
  signUp: SignUpMode
  /** False: only by single sign-on. */
  localLogin: boolean
  singleSignOn: SingleSignOnSettings | null
  textModel: TextModelSettings
  imageModel: ImageModelSettings
  /** What reads aloud, if not only the embedded voice. */
  speechModel: SpeechModelSettings
  workerConcurrency: number
  dailyStories: number
  /** New accounts per day and network. */
  dailySignUps: number
  /** Daily budget for hosted models in US dollars (UTC days); null: unlimited. */
  dailyBudget: number | null
  /** How long the recording of a page may be, and how many bytes the recordings of a book may take. */
  recordings: { seconds: number; bytes: number }
  rateLimiting: boolean
  webhooks: {
    /** Whether they may be in the own network, by plain HTTP, too. */
    allowsPrivate: boolean
  }
  /** Where metrics and health are served; null: nowhere. */
  metrics: { host: string; port: number } | null
  logLevel: string
}

const integer = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z
          .number()
          .check(
            z.minimum(min, `must be a whole number from ${min} to ${max}`),
            z.maximum(max, `must be a whole number from ${min} to ${max}`),
          ),
      ),
    ),
    fallback,
  )

const url = (protocols: string[], example: string) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
          `must look like ${example}`,
        ),
      ),
  )

function isCron(text: string): boolean {
  try {
    CronExpressionParser.parse(text)
    return text.trim().split(/\s+/).length === 5
  } catch {
    return false
  }
}

const isEmail = (text: string): boolean => Email.safeParse(text).success

const mailAddress = z
  .string()
  .check(
    z.refine(
      (text) => isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text),
      'must look like Moonpage <stories@example.org>',
    ),
  )

// The URL's query is rejected: nodemailer reads options from it, such as trusting any certificate.
const smtpUrl = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          /^smtps?:\/\/[^/?#]+\/?$/i.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
        'must look like smtps://user:password@mail.example.org, with what is special in the password percent-encoded',
      ),
    ),
)

const provider = z._default(
  z.enum(['embedded', 'openai', 'openai-compatible'], 'must be embedded, openai or openai-compatible'),
  'embedded',
)
const modelServer = url(['http:', 'https:'], 'http://localhost:11434/v1')
const dollars = z.optional(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be an amount in US dollars, such as 2.50')),
)

const postgresUrl = url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')

const schema = z.object({
  HOST: z._default(z.string(), '0.0.0.0'),
  PORT: integer(0, 65_535, 3000),
  PUBLIC_URL: url(['http:', 'https:'], 'https://stories.example.org'),
  TRUST_PROXY: z._default(
    z.string().check(z.regex(/^(on|off|[1-9])$/, 'must be off, on, or the number of proxies')),
    'off',
  ),
  DRAIN_SECONDS: integer(0, 60, 3),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  ...pictureSettings,
  BACKUP_CRON: z.optional(
    z
      .string()
      .check(z.refine(isCron, 'must be five fields of cron, such as 0 3 * * * for every night at three')),
  ),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEEP: integer(1, 1000, 7),
  ...backupSettings,
  SMTP_URL: smtpUrl,
  MAIL_FROM: z.optional(mailAddress),
  ADMIN_EMAIL: z.optional(z.string().check(z.trim(), z.refine(isEmail, 'must be an e-mail address'))),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(8, 'must have at least 8 characters'),
        z.maxLength(128, 'must have at most 128 characters'),
      ),
  ),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  GATE_PASSWORD: z._default(
    z.string().check(z.maxLength(200, 'must have at most 200 characters')),
    'moonpage',
  ),
  SIGN_UP: z._default(z.enum(signUpModes, 'must be open, invite or closed'), 'open'),
  ...signInSettings,
  TEXT_PROVIDER: provider,
  TEXT_BASE_URL: modelServer,
  TEXT_API_KEY: z.optional(z.string()),
  TEXT_MODEL: z.optional(z.string()),
  TEXT_PRICE: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\d+(\.\d+)?\/\d+(\.\d+)?$/,
          'must be US dollars a million tokens read and written, such as 0.40/1.60',
        ),
      ),
  ),
  TEXT_PROMPTS: z.optional(z.enum(['full', 'short'], 'must be full or short')),
  IMAGE_PROVIDER: provider,
  IMAGE_BASE_URL: modelServer,
  IMAGE_API_KEY: z.optional(z.string()),
  IMAGE_MODEL: z.optional(z.string()),
  IMAGE_PRICE: dollars,
  IMAGE_CONCURRENCY: integer(1, 32, 4),
  SPEECH_PROVIDER: provider,
  SPEECH_BASE_URL: modelServer,
  SPEECH_API_KEY: z.optional(z.string()),
  SPEECH_MODEL: z.optional(z.string()),
  SPEECH_VOICE: z.optional(z.string()),
  SPEECH_TRANSCRIPTION_MODEL: z.optional(z.string()),
  SPEECH_NAMES: z.optional(z.enum(['send', 'keep'], 'must be send or keep')),
  SPEECH_PRICE: dollars,
  DAILY_BUDGET: dollars,
  // Default: hosted models mostly wait, the embedded illustrator keeps a core busy.
  WORKER_CONCURRENCY: integer(1, 64, 0),
  DAILY_STORIES: integer(1, 100_000, 30),
  DAILY_SIGNUPS: integer(1, 100_000, 10),
  TEXT_REVIEW: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  TEXT_EDITOR: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  RECORDING_SECONDS: integer(10, 600, 180),
  RECORDING_MEGABYTES: integer(1, 1000, 20),
  RATE_LIMIT: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  WEBHOOK_PRIVATE_ADDRESSES: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  // Default: no metrics.
  METRICS_PORT: integer(0, 65_535, -1),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
})

const names = Object.keys(schema.shape)

/**
 * @param environment overrides the file
 * @param envFile text of .env: unknown names in it stop the start, and so do names in the environment that are similar
 * to a setting
 * @throws InvalidSetting with a sentence that names the setting
 */
export function readSettings(environment: Record<string, string | undefined>, envFile = ''): Settings {
  const given = namedSettings(environment, parseEnv(envFile), names)
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new InvalidSetting(`The setting ${String(issue?.path[0])} ${issue?.message}.`)
  }
  const s = parsed.data
  if (s.DATABASE_DIRECT_URL && !s.DATABASE_URL)
    throw new InvalidSetting('The setting DATABASE_DIRECT_URL needs DATABASE_URL beside it.')
  if (s.METRICS_PORT > 0 && s.METRICS_PORT === s.PORT)
    throw new InvalidSetting(
      'The setting METRICS_PORT must be another port than PORT: figures are not for visitors.',
    )
  if (s.SMTP_URL && !s.PUBLIC_URL)
    throw new InvalidSetting(
      'The setting SMTP_URL needs PUBLIC_URL beside it: mails carry links to the site.',
    )
  if (Boolean(s.ADMIN_EMAIL) !== Boolean(s.ADMIN_PASSWORD))
    throw new InvalidSetting('The settings ADMIN_EMAIL and ADMIN_PASSWORD need each other.')
  const publicUrl = s.PUBLIC_URL?.replace(/\/$/, '') ?? null
  const proxies = s.TRUST_PROXY === 'off' ? 0 : s.TRUST_PROXY === 'on' ? 1 : Number(s.TRUST_PROXY)
  return {
    host: s.HOST,
    port: s.PORT,
    publicUrl,
    proxies,
    drainMs: proxies > 0 ? s.DRAIN_SECONDS * 1000 : 0,
    dataDir: resolve(s.DATA_DIR),
    database: s.DATABASE_URL
      ? { kind: 'server', url: s.DATABASE_URL, directUrl: s.DATABASE_DIRECT_URL ?? s.DATABASE_URL }
      : { kind: 'embedded' },
    pictures: picturesOf(s, join(resolve(s.DATA_DIR), 'pictures')),
    backups: s.BACKUP_CRON ? { cron: s.BACKUP_CRON, keep: s.BACKUP_KEEP } : null,
    backupPlace: { dir: resolve(s.BACKUP_DIR ?? join(s.DATA_DIR, 'backups')), bucket: backupBucketOf(s) },
    mail: {
      ...(s.SMTP_URL ? { kind: 'smtp', url: s.SMTP_URL } : { kind: 'files' }),
      from: s.MAIL_FROM ?? `Moonpage <moonpage@${mailDomain(s.PUBLIC_URL)}>`,
      dir: join(resolve(s.DATA_DIR), 'mail'),
    },
    firstAdmin:
      s.ADMIN_EMAIL && s.ADMIN_PASSWORD ? { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD } : null,
    sessionSecret: s.SESSION_SECRET,
    gatePassword: s.GATE_PASSWORD === 'off' ? null : s.GATE_PASSWORD,
    signUp: s.SIGN_UP,
    ...signInOf(s, { publicUrl, signUp: s.SIGN_UP }),
    ...modelsOf(s),
    workerConcurrency: s.WORKER_CONCURRENCY || (s.TEXT_PROVIDER === 'embedded' ? 2 : 12),
    dailyStories: s.DAILY_STORIES,
    dailySignUps: s.DAILY_SIGNUPS,
    recordings: { seconds: s.RECORDING_SECONDS, bytes: s.RECORDING_MEGABYTES * 1_000_000 },
    rateLimiting: s.RATE_LIMIT === 'on',
    webhooks: { allowsPrivate: s.WEBHOOK_PRIVATE_ADDRESSES === 'on' },
    metrics: s.METRICS_PORT < 0 ? null : { host: s.METRICS_HOST, port: s.METRICS_PORT },
    logLevel: s.LOG_LEVEL,
  }
}

/** The default sender address. An IP address is not a domain. */
function mailDomain(publicUrl: string | undefined): string {
  const host = publicUrl === undefined ? '' : new URL(publicUrl).hostname
  return /\.[a-z][a-z\d-]*$/i.test(host) ? host : 'localhost'
}

/** The settings of this process: its environment, and .env in the project's folder. */
export const settingsOfProcess = (): Settings =>
  readSettings(process.env, existsSync('.env') ? readFileSync('.env', 'utf8') : '')
