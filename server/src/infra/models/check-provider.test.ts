import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkProvider } from './check-provider.ts'
import { noCircuitBreaker } from './circuit-breaker.ts'
import { fails, says, testProvider } from './testing.ts'
import { openProvider } from './provider.ts'

const log = { warn: () => {} }
let server: Awaited<ReturnType<typeof testProvider>>
let keys: (string | undefined)[] = []
beforeAll(async () => {
  server = await testProvider(says(200, {}))
})
afterAll(() => server.close())

const has = (...ids: string[]) => {
  const list = says(200, { object: 'list', data: ids.map((id) => ({ id })) })
  return server.does((response, request) => {
    keys.push(request.headers.authorization)
    return list(response, request)
  })
}

function check(
  model: string,
  {
    apiKey = null as string | null,
    baseUrl = server.baseUrl,
    reason = null as string | null,
    mayLackList = false,
    ms = 5000,
  } = {},
) {
  const settings = { provider: 'openai-compatible', baseUrl, apiKey, model } as const
  const provider = openProvider(settings, 'text', { db: null, log })
  const circuit = { ...noCircuitBreaker, reason: async () => reason }
  return checkProvider({ ...provider, circuit }, settings, AbortSignal.timeout(ms), { mayLackList })
}

test('a server that lists the model is healthy, however it spells the tag', async () => {
  keys = []
  has('llama4:latest', 'provider/bard', 'qwen:7b')
  for (const model of ['llama4', 'llama4:latest', 'provider/bard', 'provider/bard:nitro', 'qwen:7b'])
    await check(model)
  await check('llama4', { apiKey: 'sk-1' })
  expect(keys).toEqual([...Array(5).fill(undefined), 'Bearer sk-1'])
})

test('a failed check has a message for admins, without the API key', async () => {
  has('qwen:7b')
  await expect(check('qwen')).rejects.toThrow(
    /does not know the model qwen\. Its name or the server's address/,
  )
  server.does(fails(401, 'invalid_api_key'))
  await expect(check('m', { apiKey: 'sk-secret' })).rejects.toThrow(
    /does not accept the key \(it says invalid_api_key\)/,
  )
  server.does(fails(500))
  await expect(check('m')).rejects.toThrow(/broke at a request \(it says HTTP 500\)/)
  server.does(says(200, '<html>Ollama is running</html>'))
  await expect(check('m')).rejects.toThrow(/should end where the paths of the protocol begin/)
  server.does(() => {})
  await expect(check('m', { ms: 50 })).rejects.toThrow(/took too long to answer/)
  await expect(check('m', { baseUrl: 'http://models.invalid/v1' })).rejects.toThrow(
    /models\.invalid cannot be reached/,
  )
})

test('a server without a model list is healthy only where that is usual', async () => {
  server.does(fails(404))
  await expect(check('m')).rejects.toThrow(/does not know the model m/)
  await check('m', { mayLackList: true })
  server.does(fails(401))
  await expect(check('m', { mayLackList: true })).rejects.toThrow(/does not accept the key/)
})

test('a provider with an open circuit is unhealthy even if it lists its models', async () => {
  has('m')
  await expect(check('m', { reason: 'The account has no credit.' })).rejects.toThrow(
    'The account has no credit.',
  )
})
