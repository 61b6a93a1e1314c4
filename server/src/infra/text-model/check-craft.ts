import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { Outline } from '@moonpage/storyteller/outline'
import { fault, type Fault } from './faults.ts'
import { inventedPeople } from './find-people.ts'
import { moralIn } from './moral.ts'

type Written = { page_number: number; content: string }

const speech = /[“"][^“”"]*[”"]/u
const speeches = new RegExp(speech, 'gu')
/** A cast role used as a name: `helper pushed`, `the companion smiled`. */
const roleWord =
  /(?:(?<=^|[.!?”"]\s+)|(?<!\p{L})the |(?<=(?<!\p{L})(?:and|but|so|then|with|to|at|for)\s))(helper|companion|subject|hero)(?=['’]s|,? \p{Ll})(?!\])/imu
const toChild =
  /(?<!\p{L})(?:dear (?:children|reader|child|one)|boys and girls|little one|sweet dreams|(?:and )?(?:what|how) (?:about|would|will|do|did|can) you|(?:can|do|will|would|did|have|are) you|(?:so )?(?:if|when|whenever) you|remember,? )(?!\p{L})|\?\s*$/iu
const holdsInMouth =
  /(?<!\p{L})(?:with|had|held|holding|carried|carrying|took|taking) (?:an?|the|his|her|its|their|one end of) (?!(?:\p{L}+ )?(?:wind|sun|rain|snow|smile|song|word))[^.,;!?]{1,40} (?:in|between) (?:his|her|its|their) (?:beak|mouth|teeth|jaws)(?!\p{L})/iu
const saying = '(?:said|asked|called|cried|whispered|shouted)'
const person = '(?<!\\p{L})(?:\\[\\[\\w{1,20}\\]\\]|\\p{Lu}\\p{L}{1,30}|he|she|it|they)'
/** Who speaks: “…” said Moss; Moss said, “…”; “…” Moss said. */
const speaker = new RegExp(
  `[”"]\\s?${saying}\\s(${person})|(${person})\\s${saying},?\\s[“"]|[”"]\\s?(${person})\\s${saying}`,
  'u',
)
/** A mark or a name; words that begin sentences are none. */
const named =
  /\[\[\w+\]\]|(?<!\p{L})(?!(?:The|An?|Then|But|And|So|With|In|On|At|He|She|It|They|Now|When|There)(?!\p{L}))\p{Lu}\p{L}+/u
const isPronoun = (word: string) => /^(?:he|she|it|they)$/i.test(word)

/**
 * Finds faults of storytelling that can be measured. All are of kind `measure`: the page is used if no better one
 * follows.
 */
export function craftFaults(
  { page_number, content }: Written,
  outline: Outline,
  others: readonly Written[],
): Fault[] {
  const faults: Fault[] = []
  const wrong = (reason: string, weight: number, more: Pick<Fault, 'asks'> = {}) =>
    faults.push(fault('measure', reason, weight, more))
  const names = [heroPlaceholder, companionPlaceholder, ...outline.cast.map((sheet) => sheet.name)]
  const isNameless = (text: string) => !names.some((name) => text.includes(name))
  const before = others.find((other) => other.page_number === page_number - 1)?.content
  const isLast = page_number === outline.beats.length
  // `They` is enough where nobody speaks and the page before names everybody.
  if (isNameless(content) && (before === undefined || isLast || isNameless(before) || speech.test(content)))
    wrong('Nobody is named on the page. Say who it is about, and who speaks.', 1.5, { asks: 'more' })
  const people = inventedPeople(content, outline)
  if (people.length > 0)
    wrong(
      `Nobody knows ${people.join(' and ')}: only the cast of the plan takes part. Give the deed to somebody of it.`,
      2,
    )
  const role = roleWord.exec(content)?.[1]
  if (role) wrong(`“${role}” is no name. Write the name, or the mark in double brackets.`, 2)
  if (/^[^\p{L}]*once upon a time/iu.test(content)) wrong('Do not begin with “Once upon a time”.', 2)
  const moral = moralIn(content)
  if (moral) wrong('The page says the moral. Show it, and let nobody say it.', 2)
  if (isLast) {
    const narration = content.replace(speeches, ' ').trim()
    if (
      toChild.test(
        narration
          .split(/(?<=[.!?])\s+/u)
          .slice(-2)
          .join(' '),
      )
    )
      wrong(
        'The book ends with a question or a word to the child. End with something quiet that can be seen.',
        2,
      )
  }
  if (speaksWithFullMouth(content))
    wrong('Somebody speaks with something in the mouth or beak. Put it down first.', 1.5)
  return faults
}

/** Whoever holds something in the mouth speaks in the same sentence or the next two. */
function speaksWithFullMouth(content: string): boolean {
  const sentences = content.split(/(?<=[.!?]["”’]?)\s+/u)
  return sentences.some((sentence, at) => {
    if (!holdsInMouth.test(sentence)) return false
    const holder = [sentence, sentences[at - 1] ?? '']
      .map((one) => named.exec(one.replaceAll(speeches, ''))?.[0])
      .find((name) => name !== undefined)
    const said = speaker.exec(sentences.slice(at, at + 3).join(' '))
    const who = said?.[1] ?? said?.[2] ?? said?.[3]
    return who !== undefined && (isPronoun(who) || !holder || who === holder)
  })
}
