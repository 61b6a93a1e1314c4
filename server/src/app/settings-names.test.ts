import { expect, test } from 'vitest'
import { readSettings, InvalidSetting } from './settings.ts'

test('an unknown name in .env is reported', () => {
  expect(() => readSettings({}, 'PASSWORD=3000')).toThrow(
    /^\.env sets PASSWORD, which is not a setting\. The settings are HOST, PORT/,
  )
})

test.each([
  ['GATE_PASWORD', 'GATE_PASSWORD'],
  ['DAILY_STORYS', 'DAILY_STORIES'],
  ['DAILY_BUGDET', 'DAILY_BUDGET'],
  ['S3_ACESS_KEY_ID', 'S3_ACCESS_KEY_ID'],
  ['gate_password', 'GATE_PASSWORD'],
  ['POTR', 'PORT'],
])('%s stops the start, in the environment and in .env: %s was meant', (name, meant) => {
  const sentence = `sets ${name}, which is not a setting. Did you mean ${meant}?`
  expect(() => readSettings({ [name]: '1' })).toThrow(new InvalidSetting(`The environment ${sentence}`))
  expect(() => readSettings({}, `${name}=1`)).toThrow(new InvalidSetting(`.env ${sentence}`))
})

test('environment variables of other programs are ignored', () => {
  const others = [
    'PATH',
    'HOME',
    'PORTS',
    'POST',
    'HOSTS',
    'HOSTNAME',
    'host',
    'PWD',
    'TERM',
    'LOGLEVEL',
    'MAIL',
  ]
  const more = ['EMAIL_FROM', 'DATABASE_URI', 'TEST_BASE_URL', 'DATA_DIRECTORY', 'POSTGRES_PASSWORD', 'LANG']
  for (const name of [...others, ...more]) expect(() => readSettings({ [name]: 'x' }), name).not.toThrow()
  // Beside the real one it is not a typing error.
  expect(readSettings({ LOG_LEVEL: 'warn', LOG_LEVELS: 'x' }).logLevel).toBe('warn')
})

test.each([
  ['GATE_PASSWORD', 'Set a password, or off to open the site to everyone.'],
  ['SIGN_UP', 'Set open, invite or closed.'],
  ['DAILY_BUDGET', 'Set an amount in US dollars, or take it out: then there is no limit.'],
  [
    'DATABASE_URL',
    'Set the address of a PostgreSQL server, or take it out for the database that Moonpage brings.',
  ],
])('%s stops the start if it is empty', (name, help) => {
  const sentence = new InvalidSetting(`The setting ${name} is empty. ${help}`)
  for (const value of ['', ' ']) expect(() => readSettings({ [name]: value })).toThrow(sentence)
  expect(() => readSettings({}, `${name}=`)).toThrow(sentence)
})
