import { sentencesOf } from '@moonpage/storyteller/checks/tokens'
import { wordsOf } from '@moonpage/storyteller/familiar'
import { countWords } from '@moonpage/storyteller/room'
import { findUnnamedSpecies } from './check-book.ts'
import { findMismatches } from './check-picture.ts'
import { isUrgent, weightOf, type Fault } from './faults.ts'
import { inventedPeople } from './find-people.ts'
import type { Edit } from './read-edits.ts'
import type { PageOrder, WrittenPage } from './text-model.ts'

// Whether a page that was told again is mended. The editor does not come back, so this asks what code can see.

/** Words with which editors ask for something, and not what they ask for. */
const asking: ReadonlySet<string> = new Set(
  'a about add again all already also an and any are as ask at be because been before but by can cause change child children clear clearly could cut did do does each earlier else explain first for from give had has have he hear hears her here him his how if in instead into introduce is it its just keep know knows leave let line listener make mean means meant mention more must name named need needs new no not nobody now of on one only or other out page phrase plain plainly pronoun reader reason remove repeat replace said say says see sentence sentences she short should show since so some somebody something speak speaker speaks start such take tell tells than that the their them then there these they thing this to told too two under unclear use was were what when where which who whose why will with without word words would write you'.split(
    ' ',
  ),
)

const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `
/** Without endings: `carries`, `carried` and `carry` are one word. */
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3))
const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(stem))

/** Whether what an editor stumbled over is gone, or what was to be said there is said. Yes where code cannot tell. */
export function answersEdit({ quote, suggestion }: Edit, before: string, now: string): boolean {
  const quoted = plain(quote)
  const wasThere = quoted.trim() !== '' && plain(before).includes(quoted)
  if (!wasThere || !plain(now).includes(quoted)) return true
  const [known, said] = [stemsOf(before), stemsOf(now)]
  const asked = wordsOf(suggestion).filter((word) => !asking.has(word) && !known.has(stem(word)))
  if (asked.length > 0) return asked.some((word) => said.has(stem(word)))
  const around = (text: string) => sentencesOf(text).filter((one) => plain(one).includes(quoted))
  return plain(around(before).join(' ')) !== plain(around(now).join(' '))
}

/** Why pages were told again, by who found it. */
export type Reasons = {
  editor: readonly Edit[]
  species: readonly Edit[]
  measured: readonly Edit[]
  overlong: readonly Edit[]
  pictures: readonly Edit[]
}

type Repair = {
  before: WrittenPage
  now: WrittenPage
  faults: { before: readonly Fault[]; now: readonly Fault[] }
}

/** Whether a page is mended in at least one point for which it was told again. A page that could not stay is better in any other words. */
export function isMended(
  { before, now, faults }: Repair,
  { editor, species, measured, overlong, pictures }: Reasons,
  { input, outline, written }: PageOrder,
): boolean {
  if (faults.before.some(isUrgent) && !faults.now.some(isUrgent)) return true
  const isHere = ({ page_number }: Edit) => page_number === now.page_number
  const others = written.map((page) => (page === before ? now : page))
  const unnamed = () => findUnnamedSpecies({ input, outline, written: others }).filter(isHere)
  return (
    editor.filter(isHere).some((edit) => answersEdit(edit, before.content, now.content)) ||
    (species.some(isHere) && unnamed().length < species.filter(isHere).length) ||
    (measured.some(isHere) && weightOf(faults.now) < weightOf(faults.before)) ||
    (overlong.some(isHere) && countWords(now.content) < countWords(before.content)) ||
    (pictures.some(isHere) && now.scene !== undefined)
  )
}

/** Whether a page told again has somebody whom nobody knows, or says something else than its picture, where it did not before. */
export function isSpoiled({ before, now }: Pick<Repair, 'before' | 'now'>, { outline }: PageOrder): boolean {
  const known = inventedPeople(before.content, outline)
  if (inventedPeople(now.content, outline).some((name) => !known.includes(name))) return true
  const scene = now.scene ?? before.scene
  const mismatches = (page: WrittenPage, shown: typeof scene) =>
    shown ? findMismatches({ content: page.content, scene: shown }, outline).length : 0
  return mismatches(now, scene) > mismatches(before, before.scene)
}
