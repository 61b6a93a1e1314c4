import { fillNames } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import type { Outline } from '@moonpage/storyteller/outline'
import { faultsOfCauses } from './check-causes.ts'
import { dangerFaults } from './check-dangers.ts'
import { repeatsPrompt } from './copied-text.ts'
import { fault, type Fault } from './faults.ts'
import { wordsOfOutline } from './outline-words.ts'
import { wordFaults } from './word-faults.ts'

export function faultsOfOutline(outline: Outline, input: StoryInput): Fault[] {
  const faults: Fault[] = []
  const { title, summary, beats, names } = outline
  const texts = wordsOfOutline(outline)
  const text = texts.join('\n')
  if (title === '') faults.push(fault('broken', 'There is no title.'))
  if (title.length > 90) faults.push(fault('broken', 'The title has more than eight words.'))
  if (summary === '' || summary.length > 400)
    faults.push(fault('broken', 'The summary has to be one or two sentences.'))
  if (outline.refrain !== null && outline.refrain.length > 120)
    faults.push(fault('broken', 'The refrain has to be one short line.'))
  if (beats.length < input.page_count)
    faults.push(
      fault('broken', `There are ${beats.length} beats, and ${input.page_count} are needed, one a page.`),
    )
  const silent = beats.find((beat) => beat.what_happens === '' || beat.what_happens.length > 700)
  if (silent)
    faults.push(
      fault(
        'broken',
        `Beat ${silent.page_number} has to say in two or three sentences what happens on its page.`,
      ),
    )
  faults.push(...wordFaults(text))
  if (repeatsPrompt(text)) faults.push(fault('unsafe', 'The plan repeats instructions. Plan only the story.'))
  const forbidden = forbiddenWords(input)
  const met = texts.map((each) => forbidden?.exec(each)?.[0]).find(Boolean)
  if (met) faults.push(fault('forbidden', `The child is afraid of this, and it must not come up: ${met}.`))
  const shown = fillNames(title, names)
  if (/^once upon/i.test(shown)) faults.push(fault('measure', 'The title begins like every tale.'))
  return [...faults, ...dangerFaults(texts), ...faultsOfCauses(outline, input)]
}
