import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceiver } from '../../features/webhooks/testing-receiver.ts'
import { isAllowedAddress } from './allowed-address.ts'
import { faultOfUrl, postWebhook } from './post-webhook.ts'

let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeAll(async () => {
  receiver = await openReceiver()
})
afterAll(() => receiver.close())

const post = (change: Partial<Parameters<typeof postWebhook>[0]> = {}) =>
  postWebhook({
    url: receiver.url,
    headers: {},
    body: '{}',
    allowsPrivate: true,
    signal: new AbortController().signal,
    ...change,
  })

/** A name server that says the next of these each time. */
const names = (...told: string[][]) => {
  let asked = 0
  const resolve = (_host: string, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      (told[asked++] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  return Object.assign(resolve, { asked: () => asked })
}

test('addresses of private networks are let through only where they are allowed, and some never', () => {
  const yes = ['93.184.216.34', '1.1.1.1', '2606:4700::1111', '172.32.0.1', '100.128.0.1', '::ffff:1.1.1.1']
  const home = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.178.20',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ]
  const never = [
    '0.0.0.0',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '::',
    'fe80::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:0:1::',
    '::127.0.0.1',
    '::ffff:169.254.169.254',
    '',
    'localhost',
    '127.1',
    '::ffff:7f00:1z',
  ]
  for (const address of yes)
    expect([address, isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([
      address,
      true,
      true,
    ])
  for (const address of home)
    expect([address, isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([
      address,
      false,
      true,
    ])
  for (const address of never)
    expect([address, isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([
      address,
      false,
      false,
    ])
})

test('addresses are the same in every way to write them', () => {
  for (const url of [
    'https://0x7f.1',
    'https://017700000001',
    'https://127.1',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://１２７.0.0.1',
  ])
    expect([url, faultOfUrl(url, false)]).toEqual([url, expect.stringContaining('private network')])
  expect(faultOfUrl('https://example.org:8443/a?b=c', false)).toBeNull()
})

test('a name is resolved once, and only what was checked is connected to', async () => {
  const url = receiver.url.replace('127.0.0.1', 'hooks.example.org')
  expect(await post({ url, resolve: names(['127.0.0.1']) })).toBe(204)
  expect(receiver.received).toHaveLength(1)
  // Beside an address that is allowed, one that is not.
  for (const told of [['169.254.169.254'], ['1.1.1.1', '0.0.0.0'], ['::ffff:169.254.169.254']])
    await expect(post({ url, resolve: names(told) })).rejects.toThrow('private network')
  const rebinding = names(['169.254.169.254'], ['127.0.0.1'])
  await expect(post({ url, resolve: rebinding })).rejects.toThrow('private network')
  expect(rebinding.asked()).toBe(1)
  await expect(
    post({ url: url.replace('http:', 'https:'), allowsPrivate: false, resolve: names(['127.0.0.1']) }),
  ).rejects.toThrow('private network')
  await expect(post({ url, allowsPrivate: false, resolve: names(['1.1.1.1']) })).rejects.toThrow('private')
  await expect(post({ url, resolve: names([]) })).rejects.toThrow('has no address')
  expect(receiver.received).toHaveLength(1)
})

test('redirects are not followed, long answers not read, and what went wrong is said', async () => {
  receiver.received.length = 0
  receiver.status = 307
  expect(await post()).toBe(307)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/moonpage'])
  Object.assign(receiver, { status: 200, answer: 'x'.repeat(20_000_000) })
  expect(await post()).toBe(200)
  receiver.answer = ''
  await expect(post({ url: 'http://127.0.0.1:1/' })).rejects.toThrow('accepts no connections')
  await expect(post({ url: receiver.url.replace('http:', 'https:') })).rejects.toThrow(
    /could not|certificate/,
  )
  const stopping = new AbortController()
  receiver.held = new Promise(() => {})
  const waiting = post({ signal: stopping.signal })
  await expect.poll(() => receiver.received.length).toBe(3)
  stopping.abort(new Error('The process is stopping'))
  await expect(waiting).rejects.toThrow('The process is stopping')
})
