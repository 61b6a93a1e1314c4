import { fault, type Fault } from './faults.ts'

// What children have copied from books. A model is told the kind of danger, and not its own words.

type Danger = { what: string; isIn: (sentence: string) => boolean }

const all =
  (...patterns: RegExp[]) =>
  (sentence: string): boolean =>
    patterns.every((pattern) => pattern.test(sentence))

const neck = /(?<!\p{L})(?:around|round|about|over) (?:[^\s.,;!?]{1,20} ){1,2}(?:neck|throat)s?(?!\p{L})/iu
const cord =
  /(?<!\p{L})(?:ropes?|strings?|cords?|threads?|wires?|vines?|leash(?:es)?|lasso|loop|noose)(?!\p{L})/iu
const scarf = /(?<!\p{L})(?:scarf|scarves|shawl)(?!\p{L})/iu
const pulled =
  /(?<!\p{L})(?:pull|tug|drag|yank|haul|hang|climb|swing)(?:s|ed|ing|ged|ging|led|ling)?(?!\p{L})/iu
const frozen = /(?<!\p{L})(?:ice|pond|lake)(?!\p{L})/iu
const onIce =
  /(?<!\p{L})(?:on|onto|over|across) (?:[^\s.,;!?]{1,20} ){0,2}(?:ice|pond|lake)(?!\p{L})|(?<!\p{L})(?:under|beneath|below) (?:him|her|it|them|[^\s.,;!?]{1,20} feet|\[\[\w+\]\])/iu
const breaking =
  /(?<!\p{L})(?:cracks?|cracked|cracking|breaks?|broke|gives way|gave way|creaks?|creaked)(?!\p{L})/iu
const tugs = String.raw`(?<!\p{L})(?:pull|tug|yank|grab|drag|swing|hang)(?:s|ed|ing|ged|ging|bed|bing)?`
// Whoever drags “her tail” may drag her own.
const tail = new RegExp(
  String.raw`${tugs} (?:(?:hard|at|on|by|from|[^\s.,;!?]{1,20}) ){0,3}?(?:(?:at|on|by|from) (?:his|her|its|their)|the|[^\s.,;!?]{1,20}['’]s) (?:[^\s.,;!?]{1,20} ){0,2}?tails?(?!\p{L})`,
  'iu',
)

const dangers: readonly Danger[] = [
  {
    what: 'ice that may break',
    isIn: (sentence) =>
      /(?<!\p{L})thin ice(?!\p{L})/iu.test(sentence) || all(frozen, onIce, breaking)(sentence),
  },
  {
    what: 'something pulled or tied around a neck',
    isIn: (sentence) => all(neck, cord)(sentence) || all(neck, scarf, pulled)(sentence),
  },
  {
    what: 'somebody pulled by the tail',
    isIn: (sentence) =>
      tail.test(sentence) && !/(?<!\p{L})(?:kite|comet|dragon head)s?(?!\p{L})/iu.test(sentence),
  },
]

/** Faults of a plan in which somebody does what no child should copy, by kind alone, each once. */
export function dangerFaults(texts: readonly string[]): Fault[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?]["”]?)\s+/u))
  return dangers
    .filter(({ isIn }) => sentences.some(isIn))
    .map(({ what }) =>
      fault('measure', `A child must not copy what happens: ${what}. Let something else happen there.`, 2),
    )
}
