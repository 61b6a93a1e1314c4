import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Output, streamText } from 'ai'
import type { CallContext, BilledCall } from '../models/call-context.ts'
import type { TextModelSettings } from '../models/model-settings.ts'
import { textCost } from '../models/prices.ts'
import { ProviderError } from '../models/provider-error.ts'
import { chatFetch } from './chat-fetch.ts'
import { OutlineAnswer, PageAgainAnswer, PageAnswer } from './answer-schemas.ts'
import { maxAnswerLength } from './json-answer.ts'
import { tokenLimitReached, type LearnedModes } from './request-mode.ts'
import { isRefusal } from './model-refusal.ts'

export type HostedText = Exclude<TextModelSettings, { provider: 'embedded' }>

export type TextRequest = {
  purpose: 'outline' | 'pages' | 'safety'
  /** The shape of the answer, if it is not that of the purpose. */
  form?: 'again'
  /** The same for every story. */
  system: string
  prompt: string
  /** The prompt describes the form of the answer, and no JSON schema is sent. */
  isPlain: boolean
  /** Null: no limit. */
  maxTokens: number | null
}

/** `signal` aborts the request; `alive` is called with each chunk of the answer. */
export type Request = { context: CallContext; signal: AbortSignal; onActivity: () => void }

/** How an answer ended that was neither refused nor filtered. */
export type TextEnding = { isAtLimit: boolean; isTruncated: boolean }

/**
 * The answer is streamed as text and parsed here. The SDK's own parser would delay a page until the next one begins,
 * and drop an object for one invalid word.
 */
const formats = {
  outline: Output.object({ schema: OutlineAnswer, name: 'outline' }).responseFormat,
  pages: Output.array({ element: PageAnswer, name: 'pages' }).responseFormat,
  again: Output.array({ element: PageAgainAnswer, name: 'pages' }).responseFormat,
}

const endpointOf = ({ provider, baseUrl, apiKey, model }: HostedText, fetch: typeof globalThis.fetch) =>
  provider === 'openai'
    ? createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch }).chat(model)
    : createOpenAICompatible({
        name: 'text',
        baseURL: baseUrl,
        ...(apiKey !== null && { apiKey }),
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
      }).chatModel(model)

/**
 * @returns a function that sends one request: yields text chunks, and returns how the answer ended after its cost was
 * recorded
 */
export function requestText(settings: HostedText, learned: LearnedModes) {
  const fetch = chatFetch(() => (learned.answersWhole = true))
  const model = endpointOf(settings, fetch)
  return async function* ask(question: TextRequest, request: Request): AsyncGenerator<string, TextEnding> {
    const { purpose, form = purpose, system, prompt, isPlain, maxTokens } = question
    const text = Output.text()
    const answer = streamText({
      model,
      instructions: system,
      prompt,
      output: isPlain || form === 'safety' ? text : { ...text, responseFormat: formats[form] },
      ...(maxTokens !== null && { maxOutputTokens: maxTokens }),
      // Retries are made only in models/call-provider.ts.
      maxRetries: 0,
      abortSignal: request.signal,
      // Errors arrive as parts of the stream; the SDK's default handler would log our prompt.
      onError: () => {},
    })
    let length = 0
    let ending: TextEnding = { isAtLimit: false, isTruncated: true }
    for await (const part of answer.stream) {
      // Only the provider's own parts count as activity: the SDK emits parts before the provider has answered.
      if (part.type.endsWith('-delta')) request.onActivity()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw request.signal.reason
      if (part.type === 'text-delta') {
        length += part.text.length
        if (length > maxAnswerLength) throw new ProviderError('unreadable')
        yield part.text
      }
      if (part.type !== 'finish') continue
      const { finishReason, rawFinishReason, totalUsage } = part
      await request.context.recordCall(
        billedCall(settings, purpose, { input: totalUsage.inputTokens, output: totalUsage.outputTokens }),
      )
      if (finishReason === 'content-filter')
        throw new ProviderError(rawFinishReason === 'content_filter' ? 'filtered' : 'refused')
      ending = { isAtLimit: finishReason === 'length', isTruncated: rawFinishReason === undefined }
    }
    return ending
  }
}

function billedCall(
  settings: HostedText,
  purpose: BilledCall['purpose'],
  { input = 0, output = 0 }: { input: number | undefined; output: number | undefined },
): BilledCall {
  const tokens = { inputTokens: input, outputTokens: output }
  return { purpose, model: settings.model, ...tokens, pictures: 0, usd: textCost(settings, tokens) }
}

/** The error for an answer that could not be parsed. */
export const errorInAnswer = (
  text: string,
  { isAtLimit: isLong, isTruncated: isOpen }: TextEnding,
): ProviderError =>
  new ProviderError(isRefusal(text) ? 'refused' : isOpen && text !== '' ? 'cut' : 'unreadable', {
    code: isLong ? tokenLimitReached : undefined,
  })
