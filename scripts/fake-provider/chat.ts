import type { ProviderCall } from './call-log.ts'
import type { Piece, Reply } from './deliver.ts'
import { errorReply, type ErrorReply } from './errors.ts'
import type { Misfortune } from './faults.ts'
import type { JsonSchema } from './fit-schema.ts'
import { misspeak, say, type Form, type Said } from './say.ts'
import type { ProviderScript } from './script.ts'
import type { Teller } from './tell.ts'

type Part = { type?: string; text?: string }
/** The used fields of a request. */
export type ChatRequest = {
  model?: string
  messages?: { role?: string; content?: string | Part[] | null }[]
  stream?: boolean
  max_tokens?: number
  max_completion_tokens?: number
  stream_options?: { include_usage?: boolean }
  response_format?: { type?: string; json_schema?: { schema?: JsonSchema } }
}

export const promptOf = ({ messages = [] }: ChatRequest): string =>
  messages
    .flatMap(({ content }) =>
      typeof content === 'string' ? [content] : (content ?? []).map(({ text }) => text ?? ''),
    )
    .join('\n')

export const maxTokensOf = ({ max_tokens, max_completion_tokens }: ChatRequest): number | null =>
  max_tokens ?? max_completion_tokens ?? null

const levels = ['none', 'json_object', 'json_schema'] as const

/** @returns an error if the model does not support the requested structure */
function formOf({ response_format: format }: ChatRequest, script: ProviderScript): Form | ErrorReply {
  const { structured = 'json_schema' } = script
  const requested = levels.find((level) => level === format?.type) ?? 'none'
  if (requested === 'none' || structured === 'ignored') return { kind: 'plain' }
  if (levels.indexOf(requested) > levels.indexOf(structured))
    return errorReply(400, `Invalid parameter: 'response_format' of type '${requested}' is not supported.`, {
      param: 'response_format',
      code: 'unsupported_value',
    })
  return { kind: 'json', schema: format?.json_schema?.schema ?? null }
}

/** An estimate of the token count. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4)

const usageOf = (prompt: string, text: string) => ({
  prompt_tokens: tokensOf(prompt),
  completion_tokens: tokensOf(text),
  total_tokens: tokensOf(prompt) + tokensOf(text),
  prompt_tokens_details: { cached_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 0 },
})

type Chat = {
  request: ChatRequest
  call: ProviderCall
  script: ProviderScript
  fault: Misfortune | null
  /** Called when a page was sent completely. */
  wrote: (pageNumber: number) => void
}

export function answerChat(teller: Teller, chat: Chat): Reply | ErrorReply {
  const { request, call, script, fault } = chat
  const form = formOf(request, script)
  if ('status' in form) return form
  if (script.maxTokens === false && call.maxTokens !== null)
    return errorReply(400, "Unsupported parameter: 'max_tokens' is not supported with this model.", {
      param: 'max_tokens',
      code: 'unsupported_parameter',
    })
  const planned = say(teller, call, form, fault)
  const override = script.says?.(call, planned.text)
  const intended = override === undefined ? planned : { text: override, pages: [] }
  const garbled = misspeak({ ...intended, isRefusal: false, finishReason: 'stop' }, fault)
  const answer = upToLimit(garbled, call.maxTokens)
  return request.stream && script.streams !== false ? streamed(chat, answer) : inOnePiece(chat, answer)
}

/** Truncates at the token limit, as models do. */
function upToLimit(answer: Said, maxTokens: number | null): Said {
  if (maxTokens === null || tokensOf(answer.text) <= maxTokens) return answer
  const text = answer.text.slice(0, maxTokens * 4)
  return {
    ...answer,
    text,
    finishReason: 'length',
    pages: answer.pages.filter(({ end }) => end <= text.length),
  }
}

const head = ({ call }: Chat) => ({
  id: `chatcmpl-${call.id}`,
  created: Math.floor(call.beganAt / 1000),
  model: call.model,
  system_fingerprint: 'fp_moonpage',
})

function inOnePiece(chat: Chat, { text, isRefusal, finishReason, pages }: Said): Reply {
  const { call, script, fault } = chat
  const message = {
    role: 'assistant',
    content: isRefusal ? null : text,
    refusal: isRefusal ? text : null,
  }
  const body = JSON.stringify({
    ...head(chat),
    object: 'chat.completion',
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage: usageOf(call.prompt, text),
  })
  const isGarbled = fault?.name === 'malformed-json' && fault.form === 'body'
  const data = isGarbled ? `${body.slice(0, -20)}<<<` : body
  const atMs = (script.delayMs ?? 0) + (tokensOf(text) / (script.tokensPerSecond ?? Infinity)) * 1000
  const holdBack = async () => {
    for (const { page } of pages) await script.beforePage?.(call, page)
  }
  const sent = () => pages.forEach(({ page }) => chat.wrote(page))
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(data)) },
    pieces: [{ data, atMs, before: holdBack, sent }],
  }
}

/** Characters per delta without a configured speed; otherwise a token's four. */
const deltaLength = 40

function streamed(chat: Chat, answer: Said): Reply {
  const { call, script, request, fault } = chat
  const { text, isRefusal, finishReason, pages } = answer
  const event = (choices: unknown[], more = {}) =>
    `data: ${JSON.stringify({ ...head(chat), object: 'chat.completion.chunk', choices, ...more })}\n\n`
  const delta = (content: object, reason: string | null = null) =>
    event([{ index: 0, delta: content, logprobs: null, finish_reason: reason }])
  const { delayMs = 0, tokensPerSecond = Infinity } = script

  const pieces: Piece[] = [{ data: delta({ role: 'assistant', content: '' }), atMs: delayMs }]
  const step = tokensPerSecond < Infinity ? 4 : deltaLength
  // Deltas end at page boundaries, so that a page is written when its last character is sent.
  const ends = new Set(pages.flatMap(({ begin, end }) => [begin, end]))
  for (let begin = 0; begin < text.length;) {
    let end = begin + 1
    while (end < text.length && end < begin + step && !ends.has(end)) end += 1
    // Do not split a surrogate pair.
    if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end += 1
    const opens = pages.find((page) => page.begin === begin)
    const closes = pages.find((page) => page.end === end)
    const content = text.slice(begin, end)
    pieces.push({
      data: delta(isRefusal ? { refusal: content } : { content }),
      atMs: delayMs + (tokensOf(text.slice(0, end)) / tokensPerSecond) * 1000,
      before: opens && (() => script.beforePage?.(call, opens.page)),
      sent: closes && (() => chat.wrote(closes.page)),
    })
    begin = end
  }
  pieces.push({ data: delta({}, finishReason) })
  if (request.stream_options?.include_usage)
    pieces.push({ data: event([], { usage: usageOf(call.prompt, text) }) })
  if (fault?.name === 'malformed-json' && fault.form === 'body')
    pieces.splice(Math.ceil(pieces.length / 2), Infinity, { data: 'data: {"choices": [<<<\n\n' })
  pieces.push({ data: 'data: [DONE]\n\n' })
  return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, pieces }
}
