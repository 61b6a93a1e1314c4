import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../app/testing.ts'
import { cheapHashes } from './testing-argon2.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  // Cheap ones would not pile up.
  cheapHashes.isOn = false
  api = await testApi({ worker: false })
})
afterAll(() => {
  cheapHashes.isOn = true
  return api.close()
})

test('a flood of logins gets as many password checks as the machine can do, and 503 for the rest', async () => {
  const { user } = await api.signUp()
  const tries = Array.from({ length: 300 }, (_, n) =>
    api.nobody.post('/api/v1/auth/login', {
      email: n % 2 ? user.email : `nobody.${n}@example.org`,
      password: 'Wrong-pass1',
    }),
  )
  // The feed stays available meanwhile.
  expect((await api.nobody.get('/api/v1/public')).status).toBe(200)
  const answers = await Promise.all(tries)
  const refused = answers.find(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
  expect(refused?.problem).toMatchObject({ code: 'too_busy', detail: expect.stringMatching(/try again/) })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  const right = { email: user.email, password: 'Lamp-light7' }
  expect((await api.nobody.post('/api/v1/auth/login', right)).status).toBe(200)
})
