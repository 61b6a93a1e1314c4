import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../lib/free-port.ts'

function start(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/fake-provider.ts', ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return {
    child,
    ended: once(child, 'close').then(([code]: unknown[]) => ({ code, said })),
    said: () => said,
  }
}

test('it prints the settings for Moonpage, answers, and exits on SIGTERM', async () => {
  const port = await freePort()
  const { child, ended, said } = start('--port', String(port), '--key', 'k', '--fault', 'outline:503')
  await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${port}/v1`
  expect(said()).toContain(`TEXT_PROVIDER=openai-compatible TEXT_BASE_URL=${url} TEXT_MODEL=`)
  expect(said()).toContain(`IMAGE_PROVIDER=openai-compatible IMAGE_BASE_URL=${url} IMAGE_MODEL=`)
  expect(said()).toContain('TEXT_API_KEY=k')
  const ask = (content: string, key: string) =>
    fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ model: 'any', messages: [{ role: 'user', content }] }),
    })
  const wish = JSON.stringify({ subject: 'fox', theme: 'courage', setting: 'forest' })
  expect((await ask('hello', 'k')).status).toBe(200)
  expect((await ask('hello', 'other')).status).toBe(401)
  expect((await ask(`WISH: ${wish}`, 'k')).status).toBe(503)
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

test.each([
  [['--delay', 'soon'], '--delay must be a whole number, and is "soon".'],
  [['--structured', 'yes'], '--structured must be one of json_schema, json_object, none, ignored'],
  [['--fault', 'cutt'], 'The fault "cutt" has no name that is known'],
  [['--colour', 'blue'], "Unknown option '--colour'"],
])('%j is rejected with a message', async (args, sentence) => {
  const { code, said } = await start(...args).ended
  expect(said).toContain(sentence)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

test('--help names every option and every fault', async () => {
  const { code, said } = await start('--help').ended
  expect(code).toBe(0)
  for (const word of ['--per-minute', '--no-edits', 'injection-obeyed', '__calls'])
    expect(said).toContain(word)
})
