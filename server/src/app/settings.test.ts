import { expect, test } from 'vitest'
import { readSettings, InvalidSetting } from './settings.ts'
import { warnOfUnknownPrices } from './unknown-prices.ts'

test('starts without any setting', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    database: { kind: 'embedded' },
    gatePassword: 'moonpage',
    dailyStories: 30,
    dailySignUps: 10,
    rateLimiting: true,
    publicUrl: null,
  })
})

test('the environment overrides .env, and an empty value is unset', () => {
  expect(readSettings({ PORT: '4000' }, 'PORT=5000\nHOST=127.0.0.1').port).toBe(4000)
  expect(readSettings({ PORT: '' }, 'HOST=127.0.0.1').port).toBe(3000)
  expect(readSettings({}, 'HOST=127.0.0.1').host).toBe('127.0.0.1')
})

test('with a database server its direct address is the same by default', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://a@b/c' }).database).toEqual({
    kind: 'server',
    url: 'postgres://a@b/c',
    directUrl: 'postgres://a@b/c',
  })
})

test('GATE_PASSWORD=off removes the gate', () => {
  expect(readSettings({ GATE_PASSWORD: 'off' }).gatePassword).toBeNull()
})

test('TRUST_PROXY is the number of proxies', () => {
  const proxies = (value: string) => readSettings({ TRUST_PROXY: value }).proxies
  expect(['off', 'on', '2'].map(proxies)).toEqual([0, 1, 2])
})

const mail = (environment: Record<string, string>) => readSettings(environment).mail
const publicUrl = 'https://stories.example.org'

test('without a mail server emails become files in the data folder', () => {
  expect(mail({ DATA_DIR: '/srv/moonpage' })).toEqual({
    kind: 'files',
    dir: '/srv/moonpage/mail',
    from: 'Moonpage <moonpage@localhost>',
  })
})

test.each([
  'smtps://user:password@mail.example.org',
  'smtp://mail.example.org:2525',
  'smtp://[::1]:25/',
  'smtps://a%40b:p%23@mail.example.org',
])('SMTP_URL=%s is accepted', (url) => {
  expect(mail({ SMTP_URL: url, PUBLIC_URL: publicUrl, MAIL_FROM: 'us@example.org' })).toMatchObject({
    kind: 'smtp',
    url,
    from: 'us@example.org',
  })
})

test('the sender address is derived from the site’s unless set', () => {
  const from = (environment: Record<string, string>) => mail(environment).from
  expect(from({ PUBLIC_URL: publicUrl })).toBe('Moonpage <moonpage@stories.example.org>')
  expect(from({ PUBLIC_URL: 'http://192.168.1.5:3000' })).toBe('Moonpage <moonpage@localhost>')
  expect(from({ MAIL_FROM: 'The Owl <owl@example.org>' })).toBe('The Owl <owl@example.org>')
})

test.each([
  'http://mail.example.org',
  'mail.example.org',
  'smtp:mail.example.org',
  'smtp://',
  'smtp://user:password@',
  'smtp://mail.example.org?tls.rejectUnauthorized=false',
  'smtp://user:pass#word@mail.example.org',
  'smtp://mail.example.org:port',
])('SMTP_URL=%s stops the start with a message', (SMTP_URL) => {
  expect(() => readSettings({ SMTP_URL, PUBLIC_URL: publicUrl })).toThrow(
    /^The setting SMTP_URL must look like smtps:\/\/user:password@mail\.example\.org, with what is special/,
  )
})

test.each([
  [{ PORT: 'http' }, 'The setting PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'The setting PORT must be a whole number from 0 to 65535.'],
  [{ TRUST_PROXY: 'yes' }, 'The setting TRUST_PROXY must be off, on, or the number of proxies.'],
  [{ RATE_LIMIT: 'no' }, 'The setting RATE_LIMIT must be on or off.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'The setting DATABASE_URL must look like postgres://user:password@host:5432/name.',
  ],
  [{ SESSION_SECRET: 'short' }, 'The setting SESSION_SECRET must have at least 32 characters.'],
  [
    { DATABASE_DIRECT_URL: 'postgres://a@b/c' },
    'The setting DATABASE_DIRECT_URL needs DATABASE_URL beside it.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example.org' },
    'The setting SMTP_URL needs PUBLIC_URL beside it: mails carry links to the site.',
  ],
  [{ MAIL_FROM: 'Moonpage' }, 'The setting MAIL_FROM must look like Moonpage <stories@example.org>.'],
  [
    { MAIL_FROM: 'Moonpage <stories>' },
    'The setting MAIL_FROM must look like Moonpage <stories@example.org>.',
  ],
  [{ ADMIN_EMAIL: 'ada@example.org' }, 'The settings ADMIN_EMAIL and ADMIN_PASSWORD need each other.'],
  [{ ADMIN_PASSWORD: 'Lamp-light7' }, 'The settings ADMIN_EMAIL and ADMIN_PASSWORD need each other.'],
  [
    { ADMIN_EMAIL: 'ada', ADMIN_PASSWORD: 'Lamp-light7' },
    'The setting ADMIN_EMAIL must be an e-mail address.',
  ],
  [
    { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'Lamp-7' },
    'The setting ADMIN_PASSWORD must have at least 8 characters.',
  ],
  [
    { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'Lamp-light7'.repeat(12) },
    'The setting ADMIN_PASSWORD must have at most 128 characters.',
  ],
])('%j stops the start with a message', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new InvalidSetting(sentence))
})

test('the first admin needs both address and password', () => {
  expect(readSettings({}).firstAdmin).toBeNull()
  expect(readSettings({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }).firstAdmin).toBeNull()
  expect(
    readSettings({ ADMIN_PASSWORD: ' Lamp light7 ' }, 'ADMIN_EMAIL=" ada@example.org "').firstAdmin,
  ).toEqual({ email: 'ada@example.org', password: ' Lamp light7 ' })
})

const openAi = {
  TEXT_PROVIDER: 'openai',
  TEXT_API_KEY: 'sk-1',
  IMAGE_PROVIDER: 'openai',
  IMAGE_API_KEY: 'sk-2',
}
const server = { BASE_URL: 'http://localhost:11434/v1/', MODEL: 'gemma', PROVIDER: 'openai-compatible' }
const local = (kind: 'TEXT' | 'IMAGE', change: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ ...server, ...change }).map(([name, value]) => [`${kind}_${name}`, value]),
  )

test('without a provider Moonpage uses embedded models, without a budget', () => {
  expect(readSettings({})).toMatchObject({
    textModel: { provider: 'embedded' },
    imageModel: { provider: 'embedded' },
    dailyBudget: null,
  })
})

test('OpenAI needs only a key', () => {
  expect(readSettings({ ...openAi, DAILY_BUDGET: '2.50' })).toMatchObject({
    textModel: {
      provider: 'openai',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'sk-1',
      model: 'gpt-5.4-mini',
      price: null,
    },
    imageModel: { provider: 'openai', apiKey: 'sk-2', model: 'gpt-image-2', concurrency: 4, price: null },
    dailyBudget: 2.5,
  })
})

test('a self-hosted text model is used with the embedded illustrator', () => {
  const { textModel, imageModel } = readSettings(local('TEXT', { PRICE: '0/0.5' }))
  expect(textModel).toEqual({
    provider: 'openai-compatible',
    baseUrl: 'http://localhost:11434/v1',
    apiKey: null,
    model: 'gemma',
    price: { input: 0, output: 0.5 },
    review: true,
    edits: true,
  })
  expect(imageModel).toEqual({ provider: 'embedded' })
})

test.each([
  [{ TEXT_PROVIDER: 'ollama' }, 'The setting TEXT_PROVIDER must be embedded, openai or openai-compatible.'],
  [{ TEXT_PROVIDER: 'openai' }, 'The setting TEXT_PROVIDER=openai needs TEXT_API_KEY beside it.'],
  [
    { IMAGE_PROVIDER: 'openai-compatible', IMAGE_BASE_URL: 'http://localhost:8188/v1' },
    'The setting IMAGE_PROVIDER=openai-compatible needs IMAGE_BASE_URL and IMAGE_MODEL beside it.',
  ],
  [
    { TEXT_API_KEY: 'sk-1' },
    'The setting TEXT_API_KEY needs TEXT_PROVIDER beside it: openai or openai-compatible.',
  ],
  [
    local('TEXT', { BASE_URL: 'localhost:11434' }),
    'The setting TEXT_BASE_URL must look like http://localhost:11434/v1.',
  ],
  [
    local('TEXT', { PRICE: '0.4' }),
    'The setting TEXT_PRICE must be US dollars a million tokens read and written, such as 0.40/1.60.',
  ],
  [
    { ...openAi, DAILY_BUDGET: '$5' },
    'The setting DAILY_BUDGET must be an amount in US dollars, such as 2.50.',
  ],
  [
    { ...local('TEXT'), DAILY_BUDGET: '5' },
    'The setting DAILY_BUDGET needs TEXT_PRICE beside it: what gemma costs is not known. A server of your own costs 0/0.',
  ],
  [
    { ...local('IMAGE'), DAILY_BUDGET: '5' },
    'The setting DAILY_BUDGET needs IMAGE_PRICE beside it: what gemma costs is not known. A server of your own costs 0.',
  ],
  [
    { ...openAi, TEXT_MODEL: 'gpt-99', DAILY_BUDGET: '5' },
    'The setting DAILY_BUDGET needs TEXT_PRICE beside it: what gpt-99 costs is not known. A server of your own costs 0/0.',
  ],
])('models set up as %j stop the start with a message', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new InvalidSetting(sentence))
})

test('a model with an unknown price is reported at the start', () => {
  const warned: string[] = []
  const log = { warn: (line: string) => void warned.push(line) } as Parameters<typeof warnOfUnknownPrices>[1]
  const told = (environment: Record<string, string>) => {
    warned.length = 0
    warnOfUnknownPrices(readSettings(environment), log)
    return warned.join('\n')
  }
  expect(told({})).toBe('')
  expect(told(openAi)).toBe('')
  expect(told(local('TEXT', { PRICE: '0/0' }))).toBe('')
  expect(told({ ...local('TEXT'), ...local('IMAGE') })).toBe(
    'What the model gemma costs is not known, and counts 0. TEXT_PRICE says it; 0/0 for a server of your own.\n' +
      'What a picture of gemma costs is not known, and counts 0. IMAGE_PRICE says it; 0 for a server of your own.',
  )
})

test('pictures go to an S3 store with all of its settings, to the disk with none', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example.org/',
    S3_BUCKET: 'pictures',
    S3_REGION: 'auto',
    S3_ACCESS_KEY_ID: 'an-id',
    S3_SECRET_ACCESS_KEY: 'a-secret',
  }
  expect(readSettings({ DATA_DIR: '/data' }).pictures).toEqual({ kind: 'disk', dir: '/data/pictures' })
  expect(readSettings({ DATA_DIR: '/data', ...s3 }).pictures).toEqual({
    kind: 's3',
    dir: '/data/pictures',
    endpoint: 'https://s3.example.org',
    bucket: 'pictures',
    region: 'auto',
    accessKeyId: 'an-id',
    secretAccessKey: 'a-secret',
  })
  // Backups have a store of their own.
  const theirs = Object.fromEntries(Object.entries(s3).map(([name, value]) => [`BACKUP_${name}`, value]))
  expect(readSettings({ DATA_DIR: '/data', ...theirs })).toMatchObject({
    pictures: { kind: 'disk' },
    backupPlace: { dir: '/data/backups', bucket: { bucket: 'pictures', endpoint: 'https://s3.example.org' } },
  })
  expect(readSettings({ ...s3 }).backupPlace.bucket).toBeNull()
  expect(() => readSettings({ ...theirs, BACKUP_S3_REGION: '' })).toThrow(
    'The setting BACKUP_S3_ENDPOINT needs BACKUP_S3_REGION beside it: ' +
      'backups go to an S3 store with all five, to a folder with none.',
  )
  expect(() => readSettings({ ...s3, S3_REGION: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
    'The setting S3_ENDPOINT needs S3_REGION and S3_SECRET_ACCESS_KEY beside it: ' +
      'pictures go to an S3 store with all five, to the disk with none.',
  )
  for (const S3_ENDPOINT of [
    's3.example.org',
    'https://s3.example.org/pictures',
    'https://me@s3.example.org',
  ])
    expect(() => readSettings({ ...s3, S3_ENDPOINT }), S3_ENDPOINT).toThrow(
      'The setting S3_ENDPOINT must look like https://s3.eu-central-1.amazonaws.com, without the bucket',
    )
  expect(() => readSettings({ ...s3, S3_BUCKET: 'My_Pictures' })).toThrow(
    'The setting S3_BUCKET must be the name of a bucket: 3 to 63 lower-case letters',
  )
})
