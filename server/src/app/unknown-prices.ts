import type { Log } from '../infra/log.ts'
import { picturePrice, speechPrice, textPrice } from '../infra/models/prices.ts'
import type { Settings } from './settings.ts'

/** Models without a known price count as 0, which could be mistaken for free. */
export function warnOfUnknownPrices(
  { textModel, imageModel, speechModel }: Pick<Settings, 'textModel' | 'imageModel' | 'speechModel'>,
  log: Pick<Log, 'warn'>,
): void {
  if (textModel.provider !== 'embedded' && !textPrice(textModel))
    log.warn(
      `What the model ${textModel.model} costs is not known, and counts 0. TEXT_PRICE says it; 0/0 for a server of your own.`,
    )
  if (imageModel.provider !== 'embedded' && picturePrice(imageModel) === null)
    log.warn(
      `What a picture of ${imageModel.model} costs is not known, and counts 0. IMAGE_PRICE says it; 0 for a server of your own.`,
    )
  if (speechPrice(speechModel) === null && speechModel.provider !== 'embedded')
    log.warn(
      `What the voice of ${speechModel.model} costs is not known, and counts 0. SPEECH_PRICE says it; 0 for a server of your own.`,
    )
}
