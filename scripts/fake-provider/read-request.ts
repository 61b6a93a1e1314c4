import type { IncomingMessage } from 'node:http'
import type { ProviderCall } from './call-log.ts'
import { maxTokensOf, promptOf, type ChatRequest } from './chat.ts'
import { errorReply, notFound, type ErrorReply } from './errors.ts'
import type { ImageRequest } from './images.ts'
import { judgedTexts, type ModerationRequest } from './moderation.ts'
import { isEditors, asksForReplacements, isReview, readPrompt } from './read-prompt.ts'
import type { SpeechRequest } from './speech.ts'
import type { ProviderScript } from './script.ts'

/** A parsed request by its path. */
export type ParsedRequest =
  | { path: 'chat'; request: ChatRequest }
  | { path: 'images'; request: ImageRequest }
  | { path: 'moderations'; request: ModerationRequest }
  | { path: 'speech' | 'captioned'; request: SpeechRequest }
  | { path: 'transcription'; wav: Uint8Array }
  | { path: 'models' }
  | { path: 'files' }

const captionedPath = '/dev/captioned_speech'
const postPaths = [
  '/v1/chat/completions',
  '/v1/images/generations',
  '/v1/images/edits',
  '/v1/moderations',
  '/v1/audio/speech',
  '/v1/audio/transcriptions',
  captionedPath,
]

const mostBytes = 50 * 1024 * 1024

export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw new Error(`A request has at most ${mostBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Parses a request, and fills in `call`. */
export async function readRequest(
  req: IncomingMessage,
  call: ProviderCall,
  script: ProviderScript,
): Promise<ParsedRequest | ErrorReply> {
  const { method, path } = call
  if (method === 'GET' && path === '/v1/models') {
    call.purpose = 'models'
    return { path: 'models' }
  }
  if (method === 'GET' && path.startsWith('/files/')) {
    call.purpose = 'file'
    return { path: 'files' }
  }
  const known = script.edits === false ? postPaths.filter((one) => !one.endsWith('/edits')) : postPaths
  if (method !== 'POST' || !known.includes(path)) return notFound(path)
  const body = await readBody(req)
  script.hears?.(body)
  if (path === '/v1/images/edits') return readEdit(req, body, call)
  if (path === '/v1/audio/transcriptions') return readTranscription(req, body, call)
  let request: object
  try {
    request = JSON.parse(body.toString()) as object
  } catch {
    return errorReply(400, 'We could not parse the JSON body of your request.')
  }
  call.model = modelOf(request)
  if (path === '/v1/chat/completions') {
    const chat = request as ChatRequest
    call.prompt = promptOf(chat)
    call.isStream = chat.stream === true
    call.maxTokens = maxTokensOf(chat)
    const story = readPrompt(call.prompt)
    call.purpose = story
      ? story.pages
        ? 'pages'
        : 'outline'
      : isReview(call.prompt)
        ? 'safety'
        : isEditors(call.prompt) || asksForReplacements(call.prompt)
          ? 'pages'
          : 'other'
    call.pages = story?.pages ?? []
    return { path: 'chat', request: chat }
  }
  if (path === '/v1/images/generations') {
    call.purpose = 'picture'
    call.prompt = 'prompt' in request ? String(request.prompt) : ''
    return { path: 'images', request }
  }
  if (path === '/v1/audio/speech' || path === captionedPath) {
    call.purpose = 'speech'
    call.prompt = 'input' in request ? String(request.input) : ''
    return { path: path === captionedPath ? 'captioned' : 'speech', request }
  }
  call.purpose = 'safety'
  call.prompt = judgedTexts(request).join('\n')
  return { path: 'moderations', request }
}

const modelOf = (request: object): string | null =>
  'model' in request && typeof request.model === 'string' ? request.model : null

const readForm = (req: IncomingMessage, body: Buffer): Promise<FormData | null> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': req.headers['content-type'] ?? '' } })
    .formData()
    .catch(() => null)

/** A transcription: a form with the file. */
async function readTranscription(
  req: IncomingMessage,
  body: Buffer,
  call: ProviderCall,
): Promise<ParsedRequest | ErrorReply> {
  call.purpose = 'transcription'
  const form = await readForm(req, body)
  const file = form?.get('file')
  if (!form || !file || typeof file === 'string')
    return errorReply(400, 'A sound is transcribed by a multipart form with file and model.')
  const model = form.get('model')
  call.model = typeof model === 'string' ? model : null
  return { path: 'transcription', wav: new Uint8Array(await file.arrayBuffer()) }
}

/** An image edit: a form with the files `image` or `image[]`. */
async function readEdit(
  req: IncomingMessage,
  body: Buffer,
  call: ProviderCall,
): Promise<ParsedRequest | ErrorReply> {
  call.purpose = 'picture'
  const form = await readForm(req, body)
  if (!form) return errorReply(400, 'A picture is edited by a multipart form with prompt, model and image.')
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const files = [...form.getAll('image'), ...form.getAll('image[]')].filter((one) => typeof one !== 'string')
  call.model = text('model')
  call.prompt = text('prompt') ?? ''
  call.referenceBytes = files.reduce((sum, file) => sum + file.size, 0)
  if (files.length === 0) return errorReply(400, 'Missing required parameter: image.', { param: 'image' })
  const [size, count, format] = [text('size'), text('n'), text('response_format')]
  return {
    path: 'images',
    request: {
      ...(size && { size }),
      ...(count && { n: Number(count) }),
      ...(format && { response_format: format }),
    },
  }
}
