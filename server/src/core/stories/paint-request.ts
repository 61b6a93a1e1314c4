import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { PaintRequest } from '../../infra/image-model/image-model.ts'

type DrawnPage = Pick<Page, 'page_number' | 'scene'> & { image_variation: string }

/** What a page's picture is painted from; the same page gives the same composition. */
export const paintRequestOf = (
  { cast, seed }: Pick<Outline, 'cast' | 'seed'>,
  { page_number: number, scene, image_variation: variation }: DrawnPage,
): PaintRequest => ({ scene, cast, seed: `${seed}:${number}${variation && `:${variation}`}` })
