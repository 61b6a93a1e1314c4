import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
const uncommented = example.replace(/^# (?=[A-Z_]+=)/gm, '')
// A password is the one value that nobody should find ready to be taken.
const filledIn = () => readSettings({ ADMIN_PASSWORD: 'Lamp-light7' }, uncommented)
const namesIn = (text: string) => [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)*(?==)/g)].map(([name]) => name)

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

test('each of its values is one that is taken', () => {
  expect(filledIn()).toMatchObject({
    port: 3000,
    gatePassword: 'moonpage',
    dailyStories: 30,
    mail: { kind: 'smtp', from: 'Moonpage <moonpage@stories.example.org>' },
    firstAdmin: { email: 'you@example.org' },
  })
})

test('what it shows as a default is the default', () => {
  const { database: _, publicUrl: __, mail: ___, firstAdmin: ____, ...shown } = filledIn()
  expect(readSettings({})).toMatchObject(shown)
})
