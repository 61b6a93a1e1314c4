import { generateImage } from 'ai'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { failureOf, providerFor } from './testing.ts'

const prompt = 'A small fox on a hill at night'
const shape = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

test.each(['openai', 'compatible'] as const)('through %s it paints', async (name) => {
  const { openai, compatible, provider } = await providerFor(onTestFinished)
  const model = name === 'openai' ? openai.image('gpt-image-1') : compatible.imageModel('m')
  const { image, usage } = await generateImage({ model, prompt, size: '1536x1024' })
  expect(await shape(image.uint8Array)).toEqual({ format: 'png', width: 1536, height: 1024 })
  expect(usage.outputTokens).toBeGreaterThan(100)
  const { image: again } = await generateImage({ model, prompt, size: '1536x1024' })
  expect(again.base64).toBe(image.base64)
  const { image: other } = await generateImage({ model, prompt: `${prompt}.`, size: '1536x1024' })
  expect(other.base64).not.toBe(image.base64)
  expect(provider.calls()[0]).toMatchObject({ purpose: 'picture', prompt, referenceBytes: 0, isWhole: true })
})

test.each(['openai', 'compatible'] as const)('through %s it accepts a reference picture', async (name) => {
  const { openai, compatible, provider } = await providerFor(onTestFinished)
  const model = name === 'openai' ? openai.image('gpt-image-1') : compatible.imageModel('m')
  const reference = new Uint8Array(
    await sharp(Buffer.alloc(300), { raw: { width: 10, height: 10, channels: 3 } })
      .webp()
      .toBuffer(),
  )
  const { image } = await generateImage({ model, prompt: { text: prompt, images: [reference] } })
  expect(await shape(image.uint8Array)).toMatchObject({ format: 'png', width: 1024 })
  expect(provider.calls()[0]).toMatchObject({
    path: '/v1/images/edits',
    purpose: 'picture',
    prompt,
    referenceBytes: reference.length,
  })
})

test('without edits the path is not found', async () => {
  const { openai } = await providerFor(onTestFinished, { edits: false })
  const model = openai.image('gpt-image-1')
  const error = await failureOf(
    generateImage({ model, prompt: { text: prompt, images: [new Uint8Array(9)] }, maxRetries: 0 }),
  )
  expect(error).toMatchObject({ statusCode: 404 })
})

const addressOf = async (url: string, more = {}) => {
  const body = JSON.stringify({ model: 'm', prompt, ...more })
  const reply = (await fetch(`${url}/images/generations`, { method: 'POST', body }).then((r) =>
    r.json(),
  )) as {
    data: { url: string }[]
  }
  return reply.data[0]?.url ?? ''
}

test('a picture can be a URL', async () => {
  const { provider } = await providerFor(onTestFinished)
  const address = await addressOf(provider.url, { response_format: 'url' })
  expect(new URL(address).origin).toBe(new URL(provider.url).origin)
  const file = await fetch(address)
  expect(file.headers.get('content-type')).toBe('image/png')
  expect(await shape(await file.bytes())).toEqual({ format: 'png', width: 1024, height: 1024 })
  expect((await fetch(`${address}x`)).status).toBe(404)
  expect(provider.calls().map(({ purpose }) => purpose)).toEqual(['picture', 'file', 'file'])
})

test.each(['b64', 'url'] as const)('wrong types are declared as PNG, by %s', async (pictures) => {
  const { compatible, provider } = await providerFor(onTestFinished, {
    pictures,
    faults: ['wrong-picture-type'],
  })
  const bytes = async () => {
    if (pictures === 'url') {
      const file = await fetch(await addressOf(provider.url))
      expect(file.headers.get('content-type')).toBe('image/png')
      return Buffer.from(await file.bytes()).toString()
    }
    const { image } = await generateImage({ model: compatible.imageModel('m'), prompt })
    return Buffer.from(image.uint8Array).toString()
  }
  expect(await bytes()).toMatch(/^<!doctype html>/)
  expect(await bytes()).toMatch(/^GIF89a/)
  expect(await bytes()).toMatch(/^<svg/)
  expect(
    provider
      .calls()
      .map(({ fault }) => fault)
      .filter(Boolean),
  ).toEqual(['wrong-picture-type/html', 'wrong-picture-type/gif', 'wrong-picture-type/svg'])
})

test('a picture of 20000 by 20000 is small when compressed', async () => {
  const { openai } = await providerFor(onTestFinished, { faults: ['huge-picture/dimensions'] })
  const { image } = await generateImage({ model: openai.image('gpt-image-1'), prompt })
  expect(image.uint8Array.length).toBeLessThan(200_000)
  expect(await sharp(image.uint8Array, { limitInputPixels: false }).metadata()).toMatchObject({
    format: 'png',
    width: 20_000,
    height: 20_000,
  })
})

test.each(['b64', 'url'] as const)(
  'a picture without an end goes on until nobody takes it, by %s',
  async (pictures) => {
    const { provider } = await providerFor(onTestFinished, { pictures, faults: ['huge-picture/endless'] })
    const read = async (response: Response) => {
      let size = 0
      for await (const chunk of response.body as AsyncIterable<Uint8Array>)
        if ((size += chunk.length) > 5_000_000) break
      return size
    }
    const generation = { method: 'POST', body: JSON.stringify({ prompt }) }
    const response = await (pictures === 'url'
      ? fetch(await addressOf(provider.url))
      : fetch(`${provider.url}/images/generations`, generation))
    expect(await read(response)).toBeGreaterThan(5_000_000)
    const purpose = pictures === 'url' ? 'file' : 'picture'
    expect(await provider.until((call) => call.purpose === purpose && call.endedAt !== null)).toMatchObject({
      isWhole: false,
    })
  },
)

test('a URL may be on another host, or redirect there', async () => {
  const { provider } = await providerFor(onTestFinished, { faults: ['foreign-picture'] })
  const foreign = await addressOf(provider.url)
  expect(new URL(foreign).hostname).toBe('localhost')
  const leading = await addressOf(provider.url)
  expect(new URL(leading).origin).toBe(new URL(provider.url).origin)
  const redirect = await fetch(leading, { redirect: 'manual' })
  expect(redirect.status).toBe(302)
  expect(new URL(redirect.headers.get('location') ?? '').hostname).toBe('localhost')
})

test.each([
  ['refusal', { statusCode: 400, data: { error: { code: 'moderation_blocked' } } }],
  ['content-filter', { statusCode: 400, data: { error: { code: 'content_policy_violation' } } }],
  ['empty', { message: 'No image generated.' }],
  ['malformed-json', { message: 'Invalid JSON response' }],
  ['wrong-schema', { message: 'Invalid JSON response' }],
  ['cut', { cause: { message: 'terminated' } }],
  ['429', { statusCode: 429, responseHeaders: { 'retry-after': '1' } }],
])('%s instead of a picture', async (fault, seen) => {
  const { openai } = await providerFor(onTestFinished, { faults: [fault] })
  const model = openai.image('gpt-image-1')
  expect(await failureOf(generateImage({ model, prompt, maxRetries: 0 }))).toMatchObject(seen)
})

test('a file download can be cut too', async () => {
  const { provider } = await providerFor(onTestFinished, { pictures: 'url', faults: ['file:cut'] })
  const file = await fetch(await addressOf(provider.url))
  expect(await failureOf(file.bytes())).toMatchObject({ message: 'terminated' })
})
