import { abreastIn, mostAbreast } from './crowd.ts'
import { isRestingPlace, type CastRole, type CharacterSheet, type Scene, type SceneAct } from './scene.ts'

// Who speaks or acts on a page and is in no line of its picture is there and looks on.

/** Words of a sentence about somebody who is elsewhere, or was. */
const elsewhere =
  /\b(?:away|gone|left|went|ran|out|without|home|house|outside|inside|upstairs|door|window|wall|far|distance|still|where|wherever|if|would|could|had|has|have|hid|hidden|behind|under|asleep|slept|sleeping|dreamed|remembered|missed|thought|wished|knew|never|not|nobody|next|later|once|always|every|each|usually|before|after|until|waited|yesterday|tomorrow|back|through)\b|n['’]t\b/i

/** How what somebody says is told, before the name. */
const sayings: ReadonlySet<string> = new Set(['said', 'asked', 'cried', 'whispered', 'shouted'])

/** What only somebody who is there does, in the past as books tell it. */
const deeds: ReadonlySet<string> = new Set(
  `said asked cried shouted whispered laughed smiled nodded looked pointed sighed giggled cheered clapped answered sang hummed frowned stared
  blinked yawned sniffed listened added gasped jumped danced helped sat stood knelt came turned stopped held took gave showed pulled pushed
  lifted opened tried licked ate`.split(/\s+/),
)

/** What one does where nobody sees it, or out of reach of everybody. */
const alone: ReadonlySet<SceneAct['does']> = new Set([
  'peeps',
  'hides',
  'tiptoes',
  'creeps',
  'whispers',
  'hangs',
  'flies',
  'swims',
  'falls',
  'cries',
  'eats',
])

/** Sentences without what anybody says in them. */
const toldIn = (content: string): string[] =>
  content.replace(/“[^“”]*”/g, (said) => (/[.…]”$/.test(said) ? '“”.' : '“”')).split(/(?<=[.!?…])\s+/)

/** The words of a sentence; a mark for a name is one. */
const wordsIn = (sentence: string): string[] => sentence.match(/\[\[\w+\]\]|[\p{L}\d’'-]+/gu) ?? []

/** Where words stand in others, as indexes of the first; the last one may have an `’s`. */
const placesIn = (all: readonly string[], words: readonly string[], owns: boolean): number[] =>
  all.flatMap((_, at) =>
    words.every((word, index) => {
      const here = all[at + index] ?? ''
      return here === word || (owns && index === words.length - 1 && here === `${word}’s`)
    })
      ? [at]
      : [],
  )

/** Whether a sentence tells what somebody says or does: `said the mole`, `the mole laughed`, `Moss the mole sat`. */
function isDoing(all: readonly string[], name: readonly string[]): boolean {
  return placesIn(all, name, false).some((at) => {
    const before = all[at - 1]?.toLowerCase() === 'the' ? at - 2 : at - 1
    const after = at + name.length
    const next = all[after] === 'the' ? after + 2 : after
    return sayings.has(all[before] ?? '') || deeds.has(all[next] ?? '')
  })
}

/**
 * Whether a page tells that somebody speaks or does something, and not that they are elsewhere.
 * @param name with its article, if it is no name: `the mole`
 */
export function isThereIn(content: string, name: string): boolean {
  const words = wordsIn(name.replace(/^(?:the|an?) /i, ''))
  const sentences = toldIn(content).filter((sentence) => placesIn(wordsIn(sentence), words, true).length > 0)
  return (
    sentences.some((sentence) => isDoing(wordsIn(sentence), words)) &&
    !sentences.some((sentence) => elsewhere.test(sentence))
  )
}

const mostFigures = 3

const isApart = ({ does, how }: SceneAct): boolean =>
  alone.has(does) || how.some(({ what }) => what === 'distance' || what === 'halfway')

const isIn = ({ cast }: Scene, who: string): boolean => cast.some((member) => member.who === who)

/** What an onlooker is known by: the page's text, and the pictures before and after it. */
export type Told = {
  content: string
  sheets: readonly CharacterSheet[]
  around: readonly (Scene | undefined)[]
}

/**
 * Those of the cast whom a page tells of and its picture leaves out, as acts: they look at who does something, with whom a
 * picture before or after shows them at this place. None where there is no room for them, in a picture that shows something
 * close, and where one sleeps.
 */
export function onlookersIn(scene: Scene, { content, sheets, around }: Told): SceneAct[] {
  const { acts = [], cast, framing, place } = scene
  const isClose = framing === 'close-up' || framing === 'spot' || framing === 'looking-up'
  const room = Math.min(mostFigures - cast.length, mostAbreast - 1 - abreastIn(scene))
  const focus = acts.find(({ who }) => isIn(scene, who))
  if (isClose || isRestingPlace(place) || !focus || room <= 0 || acts.some(isApart)) return []
  const isWithFocus = (who: CastRole) =>
    around.some((other) => other?.place === place && isIn(other, who) && isIn(other, focus.who))
  return sheets
    .filter(({ who, name }) => !isIn(scene, who) && isWithFocus(who) && isThereIn(content, name))
    .slice(0, room)
    .map(({ who }) => ({ who, does: 'looks', how: [{ by: 'at', what: focus.who }], feels: 'curious' }))
}
