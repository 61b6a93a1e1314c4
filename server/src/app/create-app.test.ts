import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApi } from './testing.ts'

test('closing does not wait for unused connections of browsers', async () => {
  const api = await testApi({ worker: false })
  const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }))
  const silent = connect(Number(port), '127.0.0.1')
  await once(silent, 'connect')
  const begun = performance.now()
  await api.close()
  expect(performance.now() - begun).toBeLessThan(5000)
})
