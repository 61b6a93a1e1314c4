import { APICallError } from 'ai'
import { callTerms, type CallContext } from '../models/call-context.ts'
import { callProvider, type ProviderPolicy } from '../models/call-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import type { HostedText } from './request-text.ts'
import { isObject, listOf } from './json-answer.ts'

const moderationModel = 'omni-moderation-latest'

/**
 * OpenAI's moderation endpoint, which is free of charge. Other providers have none.
 * @returns the flagged categories, in OpenAI's words; empty if nothing was flagged or there is no endpoint
 */
export function moderateOutput(settings: HostedText, policy: Omit<ProviderPolicy, 'signal'>) {
  let isAvailable = settings.provider === 'openai'
  async function moderate(text: string, context: CallContext): Promise<string[]> {
    if (!isAvailable) return []
    try {
      return await callProvider({ ...policy, ...callTerms(context) }, async (until) => {
        const found = flaggedCategories(await requestModeration(settings, text, until))
        await context.recordCall({
          purpose: 'safety',
          model: moderationModel,
          inputTokens: 0,
          outputTokens: 0,
          pictures: 0,
          usd: 0,
        })
        return found
      })
    } catch (error) {
      // An OpenAI-compatible server may lack the moderation endpoint.
      if (!(error instanceof ProviderError) || error.kind !== 'no-such-model') throw error
      isAvailable = false
      policy.provider.log.warn(
        { provider: policy.provider.name.host },
        'this provider has no moderation: texts are checked by our own lexicon alone',
      )
      return []
    }
  }
  return { moderate, isThere: () => isAvailable }
}

async function requestModeration(settings: HostedText, input: string, signal: AbortSignal): Promise<unknown> {
  const url = `${settings.baseUrl}/moderations`
  const response = await fetch(url, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.apiKey ?? ''}` },
    body: JSON.stringify({ model: moderationModel, input }),
  })
  const body = await response.text()
  if (!response.ok)
    throw new APICallError({
      message: 'The text was not judged',
      url,
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: body,
    })
  try {
    return JSON.parse(body)
  } catch {
    throw new ProviderError('unreadable')
  }
}

/** @throws ProviderError `unreadable`: text without a moderation result is not shown */
function flaggedCategories(answer: unknown): string[] {
  const [result] = listOf(isObject(answer) ? answer['results'] : null)
  if (!isObject(result) || typeof result['flagged'] !== 'boolean') throw new ProviderError('unreadable')
  if (!result['flagged']) return []
  const categories = isObject(result['categories']) ? result['categories'] : {}
  const named = Object.keys(categories).filter((name) => categories[name] === true)
  return named.length > 0 ? named : ['unsafe']
}
