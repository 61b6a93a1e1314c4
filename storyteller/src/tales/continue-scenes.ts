import { actSentences } from '../act-sentences.ts'
import { withContinuity } from '../continuity.ts'
import { withClothesBetween } from '../dress.ts'
import { withSameMake } from '../same-make.ts'
import { withSameLooks } from '../same-looks.ts'
import type { CharacterSheet, Scene } from '../scene.ts'

/**
 * The pictures of a tale's book as one story: each thing looks alike in all of them, and what stood, sat or was worn in one is
 * there in the next until a line says otherwise.
 * @param texts the texts of the pages
 */
export function continueScenes(
  scenes: readonly Scene[],
  texts: readonly string[],
  cast: readonly CharacterSheet[],
): Scene[] {
  const dressed = withClothesBetween(withSameLooks(withSameMake(scenes)), cast)
  return dressed.map((scene, at) => {
    const whole = withContinuity(scene, dressed.slice(0, at), {
      content: texts[at] ?? '',
      later: dressed.slice(at + 1),
    })
    const { acts = [], things = [], place } = whole
    return whole.acts === scene.acts
      ? whole
      : { ...whole, action: actSentences({ acts, things, place }, cast).join(' ') }
  })
}
