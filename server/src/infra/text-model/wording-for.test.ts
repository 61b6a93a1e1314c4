import { expect, it } from 'vitest'
import { wordingFor } from './wording-for.ts'

it.each([
  ['qwen3:8b', 'short'],
  ['llama3.2:3b-instruct-q4_K_M', 'short'],
  ['meta-llama/Llama-3.1-8B-Instruct', 'short'],
  ['gemma3:4b', 'short'],
  ['qwen2.5:0.5b', 'short'],
  ['phi-4-mini', 'short'],
  ['qwen3:14b', 'full'],
  ['mixtral:8x7b', 'full'],
  ['qwen3:30b-a3b', 'full'],
  ['llama3.1:70b', 'full'],
  ['gpt-5.4-mini', 'full'],
  ['gpt-4o', 'full'],
])('%s gets the %s prompts', (model, wording) => {
  expect(wordingFor(model)).toBe(wording)
})
