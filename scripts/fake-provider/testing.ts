import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ProviderScript } from './script.ts'
import { startFakeProvider, type FakeProvider } from './start-fake-provider.ts'

export const wish = {
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  age_group: '5-6',
  story_attributes: [],
  page_count: 4,
  max_images: 2,
  hero: { name: 'Marlene' },
  avoid: [],
} as const

export const outlinePrompt = `Plan a bedtime story.\nWISH: ${JSON.stringify(wish)}`
export const pagesPrompt = (...pages: number[]) => `${outlinePrompt}\nPAGES: ${JSON.stringify(pages)}`

/** A provider that closes after its test, and the AI SDK's two clients for it. */
export async function providerFor(onEnd: (end: () => Promise<void>) => void, script: ProviderScript = {}) {
  const provider: FakeProvider = await startFakeProvider({ script })
  onEnd(() => provider.close())
  const apiKey = script.key ?? 'any'
  const openai = createOpenAI({ baseURL: provider.url, apiKey })
  const compatible = createOpenAICompatible({
    name: 'scripted',
    baseURL: provider.url,
    apiKey,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })
  return { provider, openai, compatible }
}

/** The rejection reason of a promise. */
export const failureOf = async (promise: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}

export async function listOf<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const one of stream) list.push(one)
  return list
}
