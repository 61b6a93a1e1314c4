import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Output, streamText } from 'ai'
import type { CallContext, BilledCall } from '../models/call-context.ts'
import type { TextModelSettings } from '../models/model-settings.ts'
import { textCost } from '../models/prices.ts'
import { ProviderError } from '../models/provider-error.ts'
import { chatFetch } from './chat-fetch.ts'
import { OutlineAnswer, PageAgainAnswer, PageAnswer } from './answer-schemas.ts'
import { longestAnswer } from './json-answer.ts'
import { tooLong, type LearnedModes } from './request-mode.ts'
import { isRefusal } from './model-refusal.ts'

export type HostedText = Exclude<TextModelSettings, { provider: 'embedded' }>

export type TextRequest = {
  purpose: 'outline' | 'pages' | 'safety'
  /** The form of the answer, when it is not that of the purpose. */
  form?: 'again'
  /** What holds for every story. */
  system: string
  prompt: string
  /** Plain: the form of the answer stands in the prompt, and no schema holds the model to it. */
  isPlain: boolean
  /** Null: as many as it likes. */
  mostTokens: number | null
}

/** How one request is made: `signal` ends it, `alive` hears of every bit of the answer. */
export type Request = { context: CallContext; signal: AbortSignal; alive: () => void }

/** How an answer ended where it was neither refused nor cut. */
export type TextEnding = { isLong: boolean; isOpen: boolean }

/**
 * The text of an answer as it comes. Its form is sent along as a JSON schema, but read by us: the SDK's own reading
 * would hold a page back until the next one begins, and drop what one wrong word is in.
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

/** @returns one request to the model: its words as they come; returns how it ended, after it was paid */
export function requestText(settings: HostedText, learned: LearnedModes) {
  const fetch = chatFetch(() => (learned.answersWhole = true))
  const model = endpointOf(settings, fetch)
  return async function* ask(question: TextRequest, request: Request): AsyncGenerator<string, TextEnding> {
    const { purpose, form = purpose, system, prompt, isPlain, mostTokens } = question
    const text = Output.text()
    const answer = streamText({
      model,
      instructions: system,
      prompt,
      output: isPlain || form === 'safety' ? text : { ...text, responseFormat: formats[form] },
      ...(mostTokens !== null && { maxOutputTokens: mostTokens }),
      // Asked again in one place only, models/call-provider.ts.
      maxRetries: 0,
      abortSignal: request.signal,
      // Errors come as parts of the stream; the SDK's own way would write our prompt to the log.
      onError: () => {},
    })
    let length = 0
    let ending: TextEnding = { isLong: false, isOpen: true }
    for await (const part of answer.stream) {
      // The SDK's own parts come before the provider has said anything; a slow model may take its time for the first word.
      if (part.type.endsWith('-delta')) request.alive()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw request.signal.reason
      if (part.type === 'text-delta') {
        length += part.text.length
        if (length > longestAnswer) throw new ProviderError('unreadable')
        yield part.text
      }
      if (part.type !== 'finish') continue
      const { finishReason, rawFinishReason, totalUsage } = part
      await request.context.paid(
        paidOf(settings, purpose, { input: totalUsage.inputTokens, output: totalUsage.outputTokens }),
      )
      if (finishReason === 'content-filter')
        throw new ProviderError(rawFinishReason === 'content_filter' ? 'filtered' : 'refused')
      ending = { isLong: finishReason === 'length', isOpen: rawFinishReason === undefined }
    }
    return ending
  }
}

function paidOf(
  settings: HostedText,
  purpose: BilledCall['purpose'],
  { input = 0, output = 0 }: { input: number | undefined; output: number | undefined },
): BilledCall {
  const tokens = { inputTokens: input, outputTokens: output }
  return { purpose, model: settings.model, ...tokens, pictures: 0, usd: textCost(settings, tokens) }
}

/** Why an answer of which nothing could be read is of no use. */
export const errorInAnswer = (text: string, { isLong, isOpen }: TextEnding): ProviderError =>
  new ProviderError(isRefusal(text) ? 'refused' : isOpen && text !== '' ? 'cut' : 'unreadable', {
    code: isLong ? tooLong : undefined,
  })
