import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage } from 'ai'
import sharp from 'sharp'
import { callTerms, type CallContext } from '../models/call-context.ts'
import { callProvider } from '../models/call-provider.ts'
import { checkProvider } from '../models/check-provider.ts'
import type { ImageModelSettings } from '../models/model-settings.ts'
import { pictureTimeouts, type Timeouts } from '../models/timeouts.ts'
import { paintsHeroFirst, pictureCost } from '../models/prices.ts'
import { classifyProviderError } from '../models/classify-provider-error.ts'
import { openProvider, type ProviderDeps } from '../models/provider.ts'
import { referenceOf, type ImageModel, type PaintRequest } from './image-model.ts'
import { pictureFetch, type Answered } from './picture-fetch.ts'
import { picturePrompt, picturePromptVersion, portraitPrompt } from './picture-prompt.ts'
import { sizeFor, squareSize, type AskedSize } from './picture-sizes.ts'
import { reencodePicture } from './reencode-picture.ts'
import { createFairScheduler } from './fair-scheduler.ts'

export type HostedImageSettings = Exclude<ImageModelSettings, { provider: 'embedded' }>

type Deps = ProviderDeps & {
  /** Draws with a pencil while the provider paints, and shows looks that are tried on. */
  illustrator: ImageModel
  timeouts?: Timeouts
}

/** How a picture is asked for; what a server does not take is left out from then on. */
type Manner = { size: AskedSize; withReference: boolean }

/** Paints with a model behind OpenAI's protocol. What it sends is never kept as it came: see reencodePicture. */
export function hostedImageModel(settings: HostedImageSettings, deps: Deps): ImageModel {
  const { illustrator, timeouts = pictureTimeouts } = deps
  const { model } = settings
  const provider = openProvider(settings, 'pictures', deps)
  let manner: Manner = {
    size: sizeFor(model),
    withReference: paintsHeroFirst(settings),
  }

  async function ask(
    { promptFor, reference }: Order,
    { size, withReference }: Manner,
    signal: AbortSignal,
    context: CallContext,
  ) {
    const images = withReference && reference ? [reference] : []
    const text = promptFor(images.length > 0)
    const answered = ({ pictures, ...usage }: Answered) =>
      context.recordCall({ purpose: 'picture', model, pictures, usd: pictureCost(settings, usage), ...usage })
    const { image } = await generateImage({
      ...imageModelOf(settings, pictureFetch(settings, answered)),
      prompt: images.length > 0 ? { text, images } : text,
      size,
      maxRetries: 0,
      abortSignal: signal,
    })
    return image.uint8Array
  }

  /** Asks as usual, and where the server does not take that, once in each plainer manner. */
  async function paint(order: Order, signal: AbortSignal, context: CallContext) {
    const asUsual = { ...manner, withReference: manner.withReference && order.reference !== undefined }
    let refusal: unknown
    for (const one of plainerManners(asUsual)) {
      try {
        const picture = await ask(order, one, signal, context)
        if (refusal !== undefined)
          manner = {
            size: one.size,
            withReference: manner.withReference && one.withReference === asUsual.withReference,
          }
        return picture
      } catch (error) {
        if (signal.aborted || !isRefusedManner(error, one)) throw error
        refusal = error
      }
    }
    throw refusal
  }

  return {
    turns: createFairScheduler(settings.concurrency),
    sketchTurns: illustrator.sketchTurns,
    get takesReference() {
      return manner.withReference
    },
    record: { model, promptVersion: picturePromptVersion },
    check: (signal) => checkProvider(provider, settings, signal),
    paint: (request, context, answered) =>
      callProvider({ provider, timeouts, ...callTerms(context) }, async (signal) => {
        const picture = await paint(orderOf(request), signal, context)
        // The provider is free while we read it. One that cannot be read is asked for again without a turn: that is rare.
        answered?.()
        return { sizes: await reencodePicture(picture), focus: null }
      }),
    async paintHero(sheet, hasOwnLooks, context) {
      // What its parent saw when it was made.
      const reference = hasOwnLooks ? await onPaper(await illustrator.portrait(sheet)) : undefined
      const order: Order = { promptFor: (hasModel) => portraitPrompt(sheet, hasModel), reference }
      return callProvider({ provider, timeouts, ...callTerms(context) }, async (signal) => {
        const sizes = await reencodePicture(await paint(order, signal, context))
        return referenceOf(sizes)
      })
    },
    sketch: (request, signal) => illustrator.sketch(request, signal),
    portrait: (sheet) => illustrator.portrait(sheet),
    // A front by another hand would not be the same book.
    cover: () => null,
    close: () => illustrator.close(),
  }
}

/** The model as the SDK knows it, and what only OpenAI's own models are told: medium costs a quarter of the best. */
function imageModelOf(settings: HostedImageSettings, fetch: typeof globalThis.fetch) {
  const { provider, baseUrl, apiKey, model } = settings
  if (provider === 'openai-compatible') {
    const server = createOpenAICompatible({
      name: 'models',
      baseURL: baseUrl,
      fetch,
      ...(apiKey && { apiKey }),
    })
    return { model: server.imageModel(model) }
  }
  const openai = createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch })
  return {
    model: openai.image(model),
    ...(paintsHeroFirst(settings) && { providerOptions: { openai: { quality: 'medium' } } }),
  }
}

/** What is to be painted; the words differ where a reference comes along. */
type Order = { promptFor: (hasReference: boolean) => string; reference: Uint8Array | undefined }

const orderOf = ({ reference, ...request }: PaintRequest): Order => ({
  promptFor: (hasReference) => picturePrompt({ ...request, ...(hasReference && { reference }) }),
  reference,
})

/** A drawing on nothing, on paper: what is clear may be taken for what is to be filled in. */
const onPaper = (drawing: Uint8Array): Promise<Uint8Array> =>
  sharp(drawing).flatten({ background: '#f6efe0' }).webp().toBuffer()

function* plainerManners(manner: Manner): Generator<Manner> {
  yield manner
  if (manner.withReference) yield { ...manner, withReference: false }
  if (manner.size !== squareSize) yield { size: squareSize, withReference: false }
}

/** A server that has no such path, or does not take such a request. */
const isRefusedManner = (error: unknown, { withReference }: Manner): boolean => {
  const kind = classifyProviderError(error)?.kind
  return kind === 'rejected' || (withReference && kind === 'no-such-model')
}
