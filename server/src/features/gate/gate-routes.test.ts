import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false, env: { GATE_PASSWORD: 'open-sesame', RATE_LIMIT: 'on' } })
})
afterAll(() => api.close())

const knock = (password: string) => api.nobody.post('/api/v1/gate', { password })

test('the right password opens it, another is told so, and many wrong guesses have to wait', async () => {
  expect((await knock('open-sesame')).status).toBe(204)
  const wrong = await knock('open')
  expect([wrong.status, wrong.problem.message]).toEqual([403, 'Incorrect password. Please try again.'])
  expect((await knock('')).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: 30 }, () => knock('guess')))
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19)
  const throttled = answers.find(({ status }) => status === 429)
  expect(Number(throttled?.headers['retry-after'])).toBeGreaterThan(0)
})
