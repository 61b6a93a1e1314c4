import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { fault, type Fault } from './faults.ts'

/**
 * Faults for unsuitable words, by category only: a model that is told its own words repeats them. Severe words are
 * `unsafe`. A word that is harmless elsewhere is `forbidden`, so only its sentence is removed.
 */
export function wordFaults(text: string): Fault[] {
  const words = findUnfitWords(text)
  const kinds = (isSevere: boolean) =>
    [...new Set(words.filter((word) => word.isSevere === isSevere).map(({ kind }) => kind))].join(', ')
  const [severe, doubtful] = [kinds(true), kinds(false)]
  return [
    ...(severe ? [fault('unsafe', `There is something in it that no child may read: ${severe}.`)] : []),
    ...(doubtful
      ? [
          fault(
            'forbidden',
            `A sentence does not belong before a young child: ${doubtful}. Tell it another way.`,
          ),
        ]
      : []),
  ]
}
