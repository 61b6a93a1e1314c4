import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BilledCall } from '../models/call-context.ts'
import { hostedImageModel, type HostedImageSettings } from './hosted.ts'
import type { PaintRequest } from './image-model.ts'
import { scriptedImageModel } from './scripted.ts'

type Asked = { path: string; type: string; authorization: string | undefined; body: string }
type Answer = (response: ServerResponse, asked: Asked) => unknown

/** One server on loopback under two host names, so that the second counts as another host. */
let asked: Asked[] = []
let answer: Answer = () => {}
let files: Answer = () => {}
const read = async (request: IncomingMessage): Promise<Asked> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return {
    path: request.url ?? '',
    type: request.headers['content-type'] ?? '',
    authorization: request.headers.authorization,
    body: Buffer.concat(chunks).toString('latin1'),
  }
}
const server = createServer((request, response) => {
  void read(request).then((one) => {
    asked.push(one)
    return (one.path.startsWith('/v1/images/') ? answer : files)(response, one)
  })
})
let base = ''
let elsewhere = ''
let painting: Buffer
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  base = `http://127.0.0.1:${port}`
  elsewhere = `http://localhost:${port}`
  painting = await sharp({ create: { width: 1536, height: 1024, channels: 3, background: '#27386b' } })
    .withExif({ IFD0: { Copyright: 'the provider' } })
    .png()
    .toBuffer()
})
beforeEach(() => {
  asked = []
  files = (response) => response.end(painting)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const usage = { input_tokens: 200, output_tokens: 1000, total_tokens: 1200 }
const sends = (picture: object) => (answer = (response) => json(response, 200, { data: [picture], usage }))
const sendsBytes = (bytes: Buffer) => sends({ b64_json: bytes.toString('base64') })

const request: PaintRequest = {
  seed: 's:1',
  cast: [
    {
      who: 'hero',
      name: '[[hero]]',
      description: 'a fox',
      species: 'fox',
      pronouns: 'they',
      look: { species: 'fox' },
    },
  ],
  scene: {
    setting: 'forest',
    place: 'forest-path',
    time: 'dusk',
    light: 'sky',
    framing: 'medium',
    cast: [{ who: 'hero', pose: 'walk', expression: 'happy', looks_at: 'reader' }],
    props: [],
    text_area: 'none',
  },
}

let paid: BilledCall[] = []
const model = (change: Partial<HostedImageSettings> = {}) =>
  hostedImageModel(
    {
      provider: 'openai-compatible',
      baseUrl: `${base}/v1`,
      apiKey: 'sk-own',
      model: 'painter',
      concurrency: 2,
      price: 0.04,
      ...change,
    },
    {
      db: null,
      log: { warn: () => {} },
      illustrator: scriptedImageModel({ asked: [] }),
      timeouts: { callMs: 4000, allMs: 8000, retryMs: 1 },
    },
  )
const paint = async (change: Partial<HostedImageSettings> = {}, more: Partial<PaintRequest> = {}) => {
  paid = []
  const context = {
    signal: new AbortController().signal,
    recordCall: async (call: BilledCall) => void paid.push(call),
  }
  const { sizes } = await model(change).paint({ ...request, ...more }, context)
  return sizes
}

test.each([
  ['as base64', () => sendsBytes(painting)],
  ['by an address on its own host', () => sends({ url: `${base}/files/1.png` })],
  [
    'by an address that leads on, on its own host',
    () => {
      sends({ url: '/files/old.png' })
      files = (response, { path }) =>
        path.endsWith('old.png')
          ? response.writeHead(302, { location: '/files/new.png' }).end()
          : response.end(painting)
    },
  ],
  ['in a data address', () => sends({ url: `data:image/png;base64,${painting.toString('base64')}` })],
])(
  'a picture that comes %s is encoded by us in every width, 4:3, without what else it held',
  async (_, set) => {
    set()
    const sizes = await paint()
    expect(sizes.map(({ width }) => width).toSorted((a, b) => a - b)).toEqual([480, 960, 1536])
    for (const { width, data } of sizes) {
      const { format, exif, ...size } = await sharp(data).metadata()
      expect([format, size.width, size.height, exif]).toEqual(['webp', width, (width * 3) / 4, undefined])
    }
    expect(paid).toEqual([
      { purpose: 'picture', model: 'painter', pictures: 1, inputTokens: 200, outputTokens: 1000, usd: 0.04 },
    ])
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ model: 'painter', n: 1, size: '1024x768' })
    expect(asked.every(({ authorization }) => authorization === 'Bearer sk-own')).toBe(true)
  },
)

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>')
const endless: Answer = (response) => {
  const go = () => {
    while (response.write(Buffer.alloc(65_536, 65)));
  }
  response.on('drain', go)
  go()
}
test.each<[string, () => unknown, RegExp]>([
  ['SVG', () => sendsBytes(svg), /neither PNG nor JPEG nor WebP/],
  ['a page of HTML', () => sendsBytes(Buffer.from('<!doctype html>')), /neither PNG/],
  ['base64 without an end', () => (answer = endless), /more than 20 MB/],
  [
    'a file without an end',
    () => ((files = endless), sends({ url: `${base}/files/1.png` })),
    /more than 20 MB/,
  ],
  [
    'a file that is not there',
    () => {
      files = (response) => response.writeHead(404).end()
      return sends({ url: `${base}/files/1.png` })
    },
    /answered 404 where it said/,
  ],
  ['an address on another host', () => sends({ url: `${elsewhere}/files/1.png` }), /where we do not go/],
  [
    'an address that leads to another host',
    () => {
      files = (response) => response.writeHead(302, { location: `${elsewhere}/files/2.png` }).end()
      return sends({ url: `${base}/files/1.png` })
    },
    /where we do not go/,
  ],
  [
    'an address that leads to itself',
    () => {
      files = (response) => response.writeHead(302, { location: '/files/1.png' }).end()
      return sends({ url: `${base}/files/1.png` })
    },
    /from one address to the next/,
  ],
  ['an address of this machine', () => sends({ url: 'file:///etc/passwd' }), /where we do not go/],
  ['no picture', () => (answer = (response) => json(response, 200, { data: [] })), /something else than/],
  ['half a JSON', () => (answer = (response) => response.end('{"data":[{"b64')), /something else than/],
])('an answer that is no picture (%s) fails with a message after one retry', async (_, set, sentence) => {
  await set()
  await expect(paint()).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringMatching(sentence),
  })
  expect(asked.filter(({ path }) => path.startsWith('/v1/images'))).toHaveLength(2)
  expect(asked.some(({ path }) => path === '/files/2.png')).toBe(false)
})

test('the cost of an answer is recorded even if it cannot be used', async () => {
  sendsBytes(svg)
  await expect(paint()).rejects.toThrow('neither PNG')
  expect(paid).toHaveLength(2)
  sends({ url: `${elsewhere}/files/1.png` })
  await expect(paint()).rejects.toThrow('where we do not go')
  expect(paid.map(({ pictures }) => pictures)).toEqual([1, 1])
})

test('a broken connection is retried; a filtered picture is not', async () => {
  let times = 0
  answer = (response) => {
    if (++times === 2) return json(response, 200, { data: [{ b64_json: painting.toString('base64') }] })
    response.writeHead(200, { 'content-length': '9999' }).write('{"data":')
    return setTimeout(() => response.destroy(), 20)
  }
  expect(await paint()).toHaveLength(3)
  expect(times).toBe(2)
  asked = []
  answer = (response) => json(response, 400, { error: { message: 'no', code: 'moderation_blocked' } })
  await expect(paint()).rejects.toMatchObject({ kind: 'filtered' })
  expect(asked).toHaveLength(1)
})

test('OpenAI’s models get a reference picture; a server without that endpoint is asked without one from then on', async () => {
  const openai = { provider: 'openai', model: 'gpt-image-2', price: null } as const
  const reference = await sharp(painting).resize(960, 720).webp().toBuffer()
  sendsBytes(painting)
  await paint(openai, { reference })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    path: '/v1/images/edits',
    type: expect.stringMatching('multipart/form-data'),
  })
  expect(asked[0]?.body).toContain(reference.toString('latin1'))
  expect(asked[0]?.body).toContain('shows what the hero looks like')
  expect(paid[0]?.usd).toBeGreaterThan(0.02)

  const one = model(openai)
  const context = { signal: new AbortController().signal, recordCall: async () => {} }
  answer = (response, { path }) =>
    path.endsWith('edits')
      ? json(response, 404, { error: { message: 'no such path' } })
      : json(response, 200, { data: [{ b64_json: painting.toString('base64') }] })
  asked = []
  expect(one.takesReference).toBe(true)
  for (let i = 0; i < 2; i++) {
    const painted = await one.paint({ ...request, ...(one.takesReference && { reference }) }, context)
    expect(painted).toMatchObject({ sizes: { length: 3 }, focus: null })
  }
  expect(asked.map(({ path }) => path)).toEqual(
    ['edits', 'generations', 'generations'].map((end) => `/v1/images/${end}`),
  )
  expect(one.takesReference).toBe(false)
})

test('the hero is painted alone: from the drawing that the parent saw, or from a description', async () => {
  const one = model({ provider: 'openai', model: 'gpt-image-2', price: null })
  paid = []
  const context = {
    signal: new AbortController().signal,
    recordCall: async (call: BilledCall) => void paid.push(call),
  }
  sendsBytes(painting)
  const [sheet] = request.cast
  if (!sheet || !one.paintHero) throw new Error('there is no hero')
  for (const hasOwnLooks of [true, false]) {
    const hero = await one.paintHero(sheet, hasOwnLooks, context)
    expect(await sharp(hero).metadata()).toMatchObject({ format: 'webp', width: 960 })
  }
  expect(asked.map(({ path }) => path)).toEqual(['/v1/images/edits', '/v1/images/generations'])
  expect(asked[0]?.body).toContain('a drawing of the same figure')
  for (const { body } of asked) expect(body).toContain('small red fox')
  expect(paid.map(({ purpose, pictures }) => [purpose, pictures])).toEqual([
    ['picture', 1],
    ['picture', 1],
  ])
})

test('a server that rejects our size is asked for a square from then on', async () => {
  const one = model()
  const context = { signal: new AbortController().signal, recordCall: async () => {} }
  const size = ({ body }: Asked) => (JSON.parse(body) as { size: string }).size
  answer = (response, now) =>
    size(now) === '1024x1024'
      ? json(response, 200, { data: [{ b64_json: painting.toString('base64') }] })
      : json(response, 400, { error: { message: 'Invalid size', code: 'invalid_value' } })
  for (let i = 0; i < 2; i++) await one.paint(request, context)
  expect(asked.map(size)).toEqual(['1024x768', '1024x1024', '1024x1024'])
})
