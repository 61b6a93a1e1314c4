import type { Beat, Outline } from '@moonpage/storyteller/outline'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import type { ModelPage } from './model-book.ts'
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
  hero_feels,
  what_happens,
  moment,
  because,
  changes,
}: Beat): string => {
  const cells = [
    `PAGE ${page_number}`,
    purpose,
    place,
    time,
    present.join(', '),
    carried.join(', ') || 'nothing',
    hero_feels,
    what_happens,
    `moment: ${moment}`,
    `because: ${because}`,
    `changes: ${changes}`,
  ]
  return cells.join(' | ')
}

const plan = ({ title, summary, refrain, cast, motive, climax, beats }: Outline): string =>
  [
    `TITLE: ${title}`,
    `SUMMARY: ${summary}`,
    `REFRAIN: ${refrain?.replaceAll('\n', ' ') ?? 'none'}`,
    ...cast.map(figure),
    'WALK-ON: none',
    `WANTS: ${motive?.wants}`,
    `GOOD AT: ${motive?.good_at}`,
    `BAD AT: ${motive?.bad_at}`,
    `CLIMAX: ${climax?.who} | ${climax?.does} | ${climax?.costs}`,
    ...beats.map(beat),
    'END',
    '',
  ].join('\n')

const page = ({ page_number, content, scene }: ModelPage): string =>
  `PAGE ${page_number}\n${content}\nPICTURE: ${[scene.framing, scene.light, ...scene.acts].join(' | ')}\n\n`

/** The answer without JSON: the outline as one part, or a part per page and an end part. */
export const tellPlainly = (told: Told): string[] =>
  'outline' in told ? [plan(told.outline)] : [...told.pages.map(page), 'END\n']
