import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
const uncommented = example.replace(/^# (?=[A-Z\d_]+=)/gm, '')
// Passwords have no example. Settings of models are rejected with the embedded provider.
const filledIn = (provider = 'openai-compatible') =>
  readSettings(
    {
      ADMIN_PASSWORD: 'Lamp-light7',
      TEXT_PROVIDER: provider,
      IMAGE_PROVIDER: provider,
      SPEECH_PROVIDER: provider,
    },
    uncommented,
  )
const namesIn = (text: string) =>
  [...text.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*(?==)/g)].map(([name]) => name)

function allNames(): string[] {
  try {
    readSettings({}, 'NO_SUCH_SETTING=1')
  } catch (error) {
    return String(error).split('The settings are ')[1]?.replace(/\.$/, '').split(', ') ?? []
  }
  return []
}

test('.env.example explains every setting, and sets none', () => {
  expect(namesIn(example).toSorted()).toEqual(allNames().toSorted())
  expect(readSettings({}, example)).toEqual(readSettings({}))
})

test('each of its values is accepted', () => {
  expect(filledIn()).toMatchObject({
    port: 3000,
    gatePassword: 'moonpage',
    dailyStories: 30,
    dailySignUps: 10,
    pictures: { kind: 's3', bucket: 'moonpage-pictures', region: 'eu-central-1' },
    mail: { kind: 'smtp', from: 'Moonpage <moonpage@stories.example.org>' },
    firstAdmin: { email: 'you@example.org' },
    textModel: { model: 'gpt-5.4-mini', price: { input: 0.75, output: 4.5 } },
    imageModel: { model: 'gpt-image-2', price: 0.04, concurrency: 4 },
    speechModel: { model: 'kokoro', voice: 'af_heart', price: 15, hearsNames: false },
    dailyBudget: 5,
    metrics: { host: '127.0.0.1', port: 9464 },
    localLogin: true,
    singleSignOn: {
      issuer: 'https://auth.example.org/application/o/moonpage/',
      clientId: 'moonpage',
      name: 'Authentik',
      signUp: 'open',
      roles: { path: 'groups', admin: 'moonpage-admins', moderator: 'moonpage-moderators' },
    },
    backups: { cron: '0 3 * * *', keep: 7 },
    backupPlace: { dir: '/mnt/other-disk/moonpage', bucket: { bucket: 'moonpage-backups' } },
  })
})

test('the defaults that it shows are the real ones', () => {
  const {
    singleSignOn: __________,
    database: _,
    publicUrl: __,
    mail: ___,
    firstAdmin: ____,
    pictures: ______,
    ...others
  } = filledIn()
  const {
    textModel,
    imageModel,
    speechModel: ________,
    dailyBudget: _____,
    metrics: _______,
    backups: _________,
    backupPlace: ____________,
    ...shown
  } = others
  expect(readSettings({})).toMatchObject(shown)
  const openAi = { TEXT_PROVIDER: 'openai', TEXT_API_KEY: 'k', IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'k' }
  const bare = readSettings(openAi)
  expect(bare.textModel).toMatchObject({ model: textModel.provider !== 'embedded' && textModel.model })
  expect(bare.imageModel).toMatchObject({
    model: imageModel.provider !== 'embedded' && imageModel.model,
    concurrency: imageModel.provider !== 'embedded' && imageModel.concurrency,
  })
})
