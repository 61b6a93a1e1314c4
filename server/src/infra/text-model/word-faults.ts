import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { fault, type Fault } from './faults.ts'

/**
 * What of a text does not belong before a child, by its kind alone: a model that is told its words back writes them
 * again. Severe words are unsafe; a word that is harmless elsewhere is the fault of one sentence, which can go.
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
