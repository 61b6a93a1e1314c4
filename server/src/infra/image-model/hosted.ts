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
import { pictureFetch, type PictureUsage } from './picture-fetch.ts'
import { picturePrompt, picturePromptVersion, portraitPrompt } from './picture-prompt.ts'
import { sizeFor, squareSize, type AskedSize } from './picture-sizes.ts'
import { reencodePicture } from './reencode-picture.ts'
import { createFairScheduler } from './fair-scheduler.ts'

export type HostedImageSettings = Exclude<ImageModelSettings, { provider: 'embedded' }>

type Deps = ProviderDeps & {
  /** Makes pencil drawings while the provider paints, drawings to color in, and portrait previews. */
  illustrator: ImageModel
  timeouts?: Timeouts
}

/** The form of requests; what a server rejects is left out from then on. */
type RequestForm = { size: AskedSize; withReference: boolean }

/** Paints with a model behind OpenAI's protocol. Its files are always re-encoded: see reencodePicture. */
export function hostedImageModel(settings: HostedImageSettings, deps: Deps): ImageModel {
  const { illustrator, timeouts = pictureTimeouts } = deps
  const { model } = settings
  const provider = openProvider(settings, 'pictures', deps)
  let form: RequestForm = {
    size: sizeFor(model),
    withReference: paintsHeroFirst(settings),
  }

  async function requestPicture(
    { promptFor, reference }: PictureOrder,
    { size, withReference }: RequestForm,
    signal: AbortSignal,
    context: CallContext,
  ) {
    const images = withReference && reference ? [reference] : []
    const text = promptFor(images.length > 0)
    const answered = ({ pictures, ...usage }: PictureUsage) =>
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

  /** Requests a picture, and if the server rejects the request, once in each simpler form. */
  async function paint(order: PictureOrder, signal: AbortSignal, context: CallContext) {
    const asUsual = { ...form, withReference: form.withReference && order.reference !== undefined }
    let rejection: unknown
    for (const one of simplerForms(asUsual)) {
      try {
        const picture = await requestPicture(order, one, signal, context)
        if (rejection !== undefined)
          form = {
            size: one.size,
            withReference: form.withReference && one.withReference === asUsual.withReference,
          }
        return picture
      } catch (error) {
        if (signal.aborted || !isFormRejected(error, one)) throw error
        rejection = error
      }
    }
    throw rejection
  }

  return {
    turns: createFairScheduler(settings.concurrency),
    sketchTurns: illustrator.sketchTurns,
    get takesReference() {
      return form.withReference
    },
    modelInfo: { model, promptVersion: picturePromptVersion },
    check: (signal) => checkProvider(provider, settings, signal),
    paint: (request, context, answered) =>
      callProvider({ provider, timeouts, ...callTerms(context) }, async (signal) => {
        const picture = await paint(orderOf(request), signal, context)
        // The provider is free while the answer is decoded. A retry after an undecodable answer holds no turn; that is
        // rare.
        answered?.()
        return { sizes: await reencodePicture(picture), focus: null }
      }),
    async paintHero(sheet, hasOwnLooks, context) {
      // The portrait preview that the parent saw.
      const reference = hasOwnLooks ? await flattenOntoPaper(await illustrator.portrait(sheet)) : undefined
      const order: PictureOrder = { promptFor: (hasModel) => portraitPrompt(sheet, hasModel), reference }
      return callProvider({ provider, timeouts, ...callTerms(context) }, async (signal) => {
        const sizes = await reencodePicture(await paint(order, signal, context))
        return referenceOf(sizes)
      })
    },
    sketch: (request, signal) => illustrator.sketch(request, signal),
    drawLines: (request) => illustrator.drawLines(request),
    portrait: (sheet) => illustrator.portrait(sheet),
    paintForPrint: (request, size) => illustrator.paintForPrint(request, size),
    paintAlone: (alone, on) => illustrator.paintAlone(alone, on),
    // A cover in the illustrator's style would not match the provider's pictures.
    cover: () => null,
    close: () => illustrator.close(),
  }
}

/** The SDK's model, and options for OpenAI's own models: medium quality costs a quarter of high. */
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

/** The prompt; it differs when a reference picture is sent. */
type PictureOrder = { promptFor: (hasReference: boolean) => string; reference: Uint8Array | undefined }

const orderOf = ({ reference, ...request }: PaintRequest): PictureOrder => ({
  promptFor: (hasReference) => picturePrompt({ ...request, ...(hasReference && { reference }) }),
  reference,
})

/** Flattens a transparent drawing onto white: models may fill in transparent areas. */
const flattenOntoPaper = (drawing: Uint8Array): Promise<Uint8Array> =>
  sharp(drawing).flatten({ background: '#f6efe0' }).webp().toBuffer()

function* simplerForms(manner: RequestForm): Generator<RequestForm> {
  yield manner
  if (manner.withReference) yield { ...manner, withReference: false }
  if (manner.size !== squareSize) yield { size: squareSize, withReference: false }
}

/** Whether the server lacks the endpoint or rejects such requests. */
const isFormRejected = (error: unknown, { withReference }: RequestForm): boolean => {
  const kind = classifyProviderError(error)?.kind
  return kind === 'rejected' || (withReference && kind === 'no-such-model')
}
