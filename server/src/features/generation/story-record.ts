import type { ImageModel } from '../../infra/image-model/image-model.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import type { GenerationTarget } from './generation-target.ts'

type Models = { textModel: TextModel; imageModel: ImageModel }

type StoryRecord = { text_model?: string | null; prompt_version?: string | null; image_model?: string | null }

/**
 * The models and prompt versions of a story, stored when it is complete. Null for the embedded models. A partial
 * regeneration only changes what is then true of the whole.
 */
export function recordOf(
  { textModel, imageModel }: Models,
  { draft, input }: Pick<GenerationTarget, 'draft' | 'input'>,
): StoryRecord {
  const text = textModel.modelInfo
  const image = input.max_images > 0 ? imageModel.modelInfo : null
  const versions = [text && `text ${text.promptVersion}`, image && `pictures ${image.promptVersion}`].filter(
    (version) => version !== null,
  )
  if (draft === 'page') return {}
  if (draft === 'images') return { image_model: image?.model ?? null }
  return {
    text_model: text?.model ?? null,
    prompt_version: versions.length > 0 ? versions.join(', ') : null,
    image_model: image?.model ?? null,
  }
}
