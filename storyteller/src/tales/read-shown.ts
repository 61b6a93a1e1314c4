import {
  expressions,
  framings,
  lights,
  times,
  weathers,
  type Act,
  type Expression,
  type Shown,
} from '../scene.ts'
import { deeds, isAction, links, usualFeeling } from './deeds.ts'
import type { ShownLine } from './format.ts'
import { listOf } from './parse-beats.ts'

const known = <T extends string>(words: readonly string[], list: readonly T[]): T | undefined =>
  list.find((one) => words.includes(one))

/** Parses `hero shouts at the cave with pan, brave`. @throws Error that says what is wrong */
export function readAct(text: string): Act {
  const comma = text.lastIndexOf(', ')
  const mood = comma < 0 ? undefined : expressions.find((one) => one === text.slice(comma + 2).trim())
  const words = (mood ? text.slice(0, comma) : text).split(' ').filter(Boolean)
  const verb = words.findIndex(isAction)
  if (verb < 1)
    throw new Error(
      `"${text}" says nobody's deed. Write \`hero shouts at cave, brave\`; deeds: ${Object.keys(deeds).join(', ')}`,
    )
  const who = words.slice(0, verb).join(' ')
  const does = words[verb] ?? 'is'
  let how: { by: string; what: string }[] = []
  for (const word of words.slice(verb + 1)) {
    const last = how.at(-1)
    if (links.includes(word)) how.push({ by: word, what: '' })
    else if (!last) how.push({ by: 'what', what: word })
    else last.what = last.what ? `${last.what} ${word}` : word
  }
  // `between hero and friend` is between the one and the other.
  how = how.flatMap((each) =>
    each.by === 'between' ? each.what.split(' and ').map((what) => ({ by: 'between', what })) : [each],
  )
  const feels: Expression | null = mood ?? usualFeeling[does] ?? null
  return { who, does, how, feels }
}

/** Fills the slots of a picture line with `say`, and parses it. */
export function readShown(line: ShownLine, say: (text: string) => string): Shown {
  const words = listOf(line.frame)
  const all: readonly string[] = [...times, ...framings, ...lights, ...weathers]
  const light = known(words, lights) ?? null
  const weather = known(words, weathers)
  return {
    at: words.find((word) => !all.includes(word)) ?? 'home',
    time: known(words, times) ?? 'afternoon',
    seen: known(words, framings) ?? 'medium',
    light,
    ...(weather && { weather }),
    acts: line.acts.map(({ text }) => readAct(say(text))),
  }
}
