import { framings, lights, times, weathers } from '../scene.ts'
import { hows, sayings, type ShownLine, type TaleBeat } from './format.ts'
import type { Section } from './outline-lines.ts'
import { TaleError } from './tale-error.ts'

export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const oneOf = <T extends string>(file: string, line: number, text: string, known: readonly T[]): T => {
  const found = known.find((one) => one === text)
  if (found === undefined)
    throw new TaleError(file, line, `"${text}" is not known here`, `Known are: ${known.join(', ')}`)
  return found
}

const readFollows = (file: string, line: number, text: string): TaleBeat['follows'] => {
  const [beat = '', how = ''] = text.split(' ')
  if (!/^\d+$/.test(beat)) throw new TaleError(file, line, `"${text}" names no beat`, 'Write `after: 3 so`')
  return { beat: Number(beat), how: oneOf(file, line, how, hows) }
}

/** Parses a picture frame: time and framing; other words are the place. */
const readPicture = (file: string, line: number, text: string): Pick<ShownLine, 'line' | 'frame'> => {
  const words = listOf(text)
  const known: readonly string[] = [...times, ...framings, ...lights, ...weathers]
  const rest = words.filter((word) => !known.includes(word))
  if (rest.length !== 1)
    throw new TaleError(
      file,
      line,
      `a picture names one place, this one ${rest.length}: ${rest.join(', ')}`,
      `Write \`picture: far, dusk, wide\`. Times: ${times.join(', ')}. Seen: ${framings.join(', ')}. Light: ${lights.join(', ')}. Air: ${weathers.join(', ')}`,
    )
  if (!words.some((word) => times.some((time) => time === word)))
    throw new TaleError(file, line, 'a picture says what time it is', `Add one of: ${times.join(', ')}`)
  return { line, frame: text }
}

export function parseBeat(file: string, section: Section): TaleBeat {
  const [number = '', ...name] = section.title.split(' ')
  if (!/^\d+$/.test(number))
    throw new TaleError(file, section.line, 'a beat has no number', 'Write `## 4 it shouts back`')
  const pictures: (ShownLine & { acts: { line: number; text: string }[] })[] = []
  // Pictures with a condition come before the one of the same half that has none.
  let half: 0 | 1 = 0
  const said = new Map<string, { line: number; text: string }>()
  for (const line of section.lines) {
    if (line.is === 'item') {
      const picture = pictures.at(-1)
      if (!picture)
        throw new TaleError(
          file,
          line.line,
          'an act belongs to no picture',
          'Put a line `picture: home, dusk, wide` above',
        )
      picture.acts.push({ line: line.line, text: line.text })
    } else if (line.is === 'page') {
      throw new TaleError(
        file,
        line.line,
        'a page stands among the beats',
        'Pages stand under `## Told` in a strand',
      )
    } else if (line.entry.key === 'picture') {
      const { when, text } = line.entry
      pictures.push({ ...readPicture(file, line.line, text), when, half, acts: [] })
      if (when.length === 0) half = 1
    } else said.set(line.entry.key, { line: line.line, text: line.entry.text })
  }
  const list = (key: string) => listOf(said.get(key)?.text ?? '')
  for (const [key, { line }] of said) oneOf(file, line, key, ['after', 'needs', 'gives', 'says'])
  if (pictures.length === 0)
    throw new TaleError(
      file,
      section.line,
      'a beat has no picture',
      'Add `picture: home, dusk, wide` and `- hero waves`',
    )
  const after = said.get('after')
  const says = list('says')
  return {
    line: section.line,
    number: Number(number),
    name: name.join(' '),
    follows: after ? readFollows(file, after.line, after.text) : null,
    needs: list('needs'),
    gives: list('gives'),
    says: says
      .filter((word) => word !== 'act')
      .map((word) => oneOf(file, said.get('says')?.line ?? section.line, word, sayings)),
    isAct: says.includes('act'),
    pictures,
  }
}
