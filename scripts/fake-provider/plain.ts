import type { Beat, Outline } from '@moonpage/storyteller/outline'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import type { ModelPage } from './model-book.ts'
import type { ModelLeave } from './model-series.ts'
import type { Told } from './tell.ts'

// The lines that server/src/infra/text-model/prompts/plain-*.md describe to a model.

const figure = ({ who, name, pronouns, look }: CharacterSheet): string => {
  const { outfit = 'none', outfit_color: colour } = look
  const clothes = outfit === 'none' ? 'none' : `${colour ?? ''} ${outfit}`.trim()
  return `${who.toUpperCase()}: ${name} | ${pronouns} | ${clothes}`
}

const beat = ({
  page_number,
  purpose,
  place,
  time,
  present,
  carried,
  what_happens,
  moment,
  because,
}: Beat): string => {
  const cells = [
    `PAGE ${page_number}`,
    purpose,
    place,
    time,
    present.join(', '),
    carried.join(', ') || 'nothing',
    what_happens,
    `moment: ${moment}`,
    `because: ${because}`,
  ]
  return cells.join(' | ')
}

const leave = ({ kind, about, where, now, later }: ModelLeave): string =>
  `LEAVES: ${[kind, about ?? 'none', where ?? 'none', now, later].join(' | ')}`

const plan = (
  { title, summary, refrain, cast, retold, beats }: Outline,
  leaves: readonly ModelLeave[],
): string =>
  [
    `TITLE: ${title}`,
    `SUMMARY: ${summary}`,
    `REFRAIN: ${refrain?.replaceAll('\n', ' ') ?? 'none'}`,
    ...cast.map(figure),
    `WANTS: ${retold?.wants}`,
    `WHY NOT: ${retold?.why_not}`,
    `TURN: ${retold?.turn}`,
    `HOW: ${retold?.how}`,
    ...beats.map(beat),
    ...leaves.map(leave),
    'END',
    '',
  ].join('\n')

const page = ({ page_number, content, scene }: ModelPage): string =>
  `PAGE ${page_number}\n${content}\nPICTURE: ${[scene.framing, scene.light, ...scene.acts].join(' | ')}\n\n`

/** The answer without JSON: the outline as one part, or a part per page and an end part. */
export const tellPlainly = (told: Told): string[] =>
  'outline' in told ? [plan(told.outline, told.leaves)] : [...told.pages.map(page), 'END\n']
