import type { StoryNarrator } from '@moonpage/contract/narration'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** `seven`; digits above ten. */
export const inWords = (count: number): string => numbers[count] ?? String(count)

/** A page takes about this long to record, with a second try now and then. */
const secondsPerPage = 48

/** `About eight minutes.` @param pages how many there are to record */
export const minutesToRead = (pages: number): string => {
  const minutes = Math.max(2, Math.round((pages * secondsPerPage) / 60))
  return `About ${inWords(minutes)} minutes.`
}

/** One line on a voice. @param all the voices of the book @param total its pages */
export const aboutNarrator = (
  narrator: StoryNarrator,
  all: readonly StoryNarrator[],
  total: number,
): string => {
  const { id, source, recorded_pages: recorded, outdated_pages: outdated } = narrator
  if (source === 'embedded') return 'A little plain, but always here.'
  if (source === 'hosted')
    return id === '' ? 'As the family chose it.' : 'Warm and unhurried. Made by a computer.'
  if (recorded.length >= total) return `All ${total} pages, recorded.`
  const standIn = all.some((one) => one.source === 'hosted') ? 'The house voice' : 'The simple voice'
  if (recorded.length === 0 && outdated.length === 0)
    return `Not recorded here yet. ${standIn} reads for now.`
  const others = total - recorded.length
  const rest = `${standIn} reads the other ${inWords(others)}.`
  if (outdated.length === 0) return `${recorded.length} of ${total} pages. ${rest}`
  const changed =
    outdated.length === 1
      ? 'The text of one page changed'
      : `The text of ${inWords(outdated.length)} pages changed`
  return `${recorded.length} of ${total} pages. ${changed}.`
}
