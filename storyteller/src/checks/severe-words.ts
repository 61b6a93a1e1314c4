/**
 * What does not belong in a bedtime story, in our own text or in text that people type. Whole words only, and none
 * that is also somebody's name, a bird, a plant or an everyday phrase: a Dick, a Fanny, blue tits, a shooting star,
 * killing time and Scunthorpe all pass. This is a floor for safety, not a judge of taste.
 */
const severe = [
  // violence
  'kill(?:s|ed|ing)?(?! (?:\\w+ ){0,2}time\\b)',
  'killers?',
  'murder(?:s|ed|er|ers|ing|ous)?',
  'massacre[sd]?',
  'slaughter(?:s|ed|ing)?',
  'strangl(?:e|es|ed|ing)',
  'behead(?:s|ed|ing)?',
  'decapitat(?:e|es|ed|ing|ion)',
  'tortur(?:e|es|ed|ing|er)',
  'stabb(?:ed|ing)',
  'suicid(?:e|es|al)',
  'genocide',
  'terroris(?:t|ts|m)',
  'handguns?',
  'guns?',
  'machine ?guns?',
  'rifles?',
  'grenades?',
  'bombing',
  'bombed',
  'assassin(?:s|ate|ated)?',
  'execution(?:er|ers|s)?',
  'lynch(?:ed|ing)',
  // gore
  'gory',
  'corpses?',
  'mutilat(?:e|es|ed|ing|ion)',
  'dismember(?:s|ed|ing)?',
  'disembowel(?:s|ed|led|ling)?',
  'blood(?:bath|shed|thirsty|soaked)',
  'bloody(?! mary)',
  'entrails',
  // sex
  'sex(?:y|ual|ually|ting)?',
  'porn(?:o|ography|ographic)?',
  'rap(?:e|ed|ist|ists|ing)',
  'molest(?:s|ed|er|ing)?',
  'p(?:a)?edophil(?:e|es|ia)',
  'incest(?:uous)?',
  'orgasms?',
  'penis(?:es)?',
  'vaginas?',
  'erotic(?:a)?',
  'prostitut(?:e|es|ion)',
  'blow ?jobs?',
  'hand ?jobs?',
  'masturbat(?:e|es|ed|ing|ion)',
  'dildos?',
  'boobs?',
  'strippers?',
  'bdsm',
  'hentai',
  'whores?',
  'sluts?',
  // drugs
  'cocaine',
  'heroin',
  'methamphetamines?',
  'crystal meth',
  'marijuana',
  'cannabis',
  'lsd',
  'ketamine',
  'fentanyl',
  'opioids?',
  'junkies',
  // abuse and slurs
  'fuck(?:s|ed|er|ers|ing|face)?',
  'motherfuck(?:er|ers|ing)',
  'shit(?:s|ty|ting|head|face)?',
  'bullshit',
  'cunts?',
  'ass-?holes?',
  'arse-?holes?',
  'bitch(?:es|y)?',
  'bastards?',
  'wank(?:er|ers|ing)?',
  'twats?',
  'bollocks',
  'nigg(?:er|ers|a|as)',
  'fagg?ots?',
  'kikes?',
  'gooks?',
  'wetbacks?',
  'pakis?',
  'tranny',
  'trannies',
  'retard(?:s|ed)?',
  'ragheads?',
  'towelheads?',
  'golliwogs?',
  'nazis?',
  'hitler',
  'kkk',
] as const

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${severe.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** The severe words in `text`, lower case, in the order found; empty when it is fit for a child. */
export const severeWords = (text: string): string[] =>
  (text.normalize('NFKD').replace(/\p{M}/gu, '').match(pattern) ?? []).map((word) => word.toLowerCase())

/** `text` with all letters of each severe word but its first as asterisks. */
export function maskSevereWords(text: string): string {
  let folded = ''
  // Of each letter of `folded`, which of `letters` it came from.
  const from: number[] = []
  const letters = Array.from(text.normalize('NFC'))
  for (const [index, letter] of letters.entries()) {
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
    folded += plain
    for (let at = 0; at < plain.length; at++) from.push(index)
  }
  for (const { index, 0: word } of folded.matchAll(pattern))
    for (let at = index + 1; at < index + word.length; at++) letters[from[at] as number] = '*'
  return letters.join('')
}
