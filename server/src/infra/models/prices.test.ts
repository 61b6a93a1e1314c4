import { expect, test } from 'vitest'
import type { ImageModelSettings, TextModelSettings } from './model-settings.ts'
import { pictureCost, picturePrice, textCost, textPrice } from './prices.ts'

const server = { baseUrl: 'http://localhost:11434/v1', apiKey: null, price: null }
const text = (model: string, change: object = {}): TextModelSettings => ({
  ...server,
  review: true,
  edits: true,
  provider: 'openai',
  model,
  ...change,
})
const images = (model: string, change: object = {}): ImageModelSettings => ({
  ...server,
  provider: 'openai',
  model,
  concurrency: 4,
  ...change,
})
const tokens = { inputTokens: 200_000, outputTokens: 100_000 }

test('text costs the operator’s price, else OpenAI’s list price, also for dated versions', () => {
  expect(textCost(text('gpt-5.4-mini'), tokens)).toBeCloseTo(0.6)
  expect(textCost(text('gpt-5.4-mini-2026-03-17'), tokens)).toBeCloseTo(0.6)
  expect(textCost(text('gpt-5.4-mini', { price: { input: 1, output: 2 } }), tokens)).toBeCloseTo(0.4)
  expect(textCost(text('gpt-5.4-mini', { price: { input: 0, output: 0 } }), tokens)).toBe(0)
})

test('images cost the operator’s price, else their tokens, else an estimate', () => {
  expect(picturePrice(images('gpt-image-2'))).toBe(0.053)
  expect(pictureCost(images('gpt-image-2'))).toBe(0.053)
  expect(pictureCost(images('gpt-image-2'), { inputTokens: 1000, outputTokens: 1500 })).toBeCloseTo(0.053)
  expect(pictureCost(images('gpt-image-2'), { inputTokens: 1000, outputTokens: 3000 })).toBeCloseTo(0.098)
  expect(pictureCost(images('gpt-image-2'), { inputTokens: 0, outputTokens: 0 })).toBe(0.053)
  expect(pictureCost(images('gpt-image-2', { price: 0.04 }), tokens)).toBe(0.04)
})

test('an unknown price is null and costs count as 0', () => {
  for (const [model, change] of [
    ['gpt-9', {}],
    ['constructor', {}],
    ['gpt-5.4-mini', { provider: 'openai-compatible' }],
  ] as const) {
    expect(textPrice(text(model, change)), model).toBeNull()
    expect(textCost(text(model, change), tokens)).toBe(0)
  }
  expect(picturePrice(images('flux', { provider: 'openai-compatible' }))).toBeNull()
  expect(pictureCost(images('flux', { provider: 'openai-compatible' }), tokens)).toBe(0)
  expect(picturePrice(images('flux', { provider: 'openai-compatible', price: 0 }))).toBe(0)
})

test('embedded models cost nothing', () => {
  expect(textPrice({ provider: 'embedded' })).toEqual({ input: 0, output: 0 })
  expect(picturePrice({ provider: 'embedded' })).toBe(0)
  expect(textCost({ provider: 'embedded' }, tokens) + pictureCost({ provider: 'embedded' })).toBe(0)
})
