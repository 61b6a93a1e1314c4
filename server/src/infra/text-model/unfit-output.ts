import { severeWords } from '@moonpage/storyteller/checks/severe-words'

/**
 * What a model may not tell a child, beyond the words that nobody may type: a name may well be Blood, a story page
 * needs none. Phrases rather than words where the word alone is harmless: a wind dies down, and butter has its knife.
 */
const unfit = [
  // death and wounds
  '(?:was|were|is|are|lay|fell|found|drop(?:ped)?|shot|left|him|her|them) (?:\\w+ )?dead',
  'dead (?:body|bodies|man|woman|child|boy|girl|animal)',
  '(?<!(?:wind|storm|noise|sound|fire|flames?|lights?|music|laughter|echo|the) (?:had )?)die[ds]?(?! (?:down|away|out|of laugh|laughing))',
  'bl(?:ood(?!hound| orange| moon)|eed|eeding|ed)',
  '(?:cut|slit|slash(?:ed)?|stab|stabs) (?:\\w+ )?(?:throats?|wrists?|arms?|chest|necks?|him|her|them|himself|herself)',
  '(?:hang(?:ed|ing)?|hurt(?:ing)?|harm(?:ing|ed)?|cut(?:ting)?|drown(?:ed|ing)?) (?:yourself|himself|herself|themselves|myself)',
  '(?:take|took|end(?:ed)?) (?:your|his|her|their|my) own li(?:fe|ves)',
  '(?:burn(?:ed|t|ing)?|buried|eaten) alive',
  'skulls?(?! and cross-?bones)',
  '(?:open|his|her|their|the|an?(?: \\w+)?) graves?(?! (?:voice|face|look|nod))',
  'graveyards?',
  'coffins?',
  // weapons
  'weapons?',
  'daggers?',
  'pistols?',
  'bullets?',
  'bombs?',
  'explosives?',
  'shotguns?',
  'poison(?:s|ed|ous|ing)?',
  // drink and drugs
  'vodka',
  'whisk(?:e)?y',
  'rum',
  'gin',
  'beer',
  'wine',
  'drunk(?:en)?(?! (?:up|the|all|some|from|an?|his|her|their|its|every|deep))',
  'cigarettes?',
  'cigars?',
  'vap(?:e|es|ing)',
  'drugs?',
  'pills?',
  // bodies
  'naked(?! (?:eye|mole|branch|twig|tree))',
  'nude',
  'breasts',
  'nipples?',
  'buttocks',
  'genitals?',
  'make love',
  // abuse
  'damn(?:ed)?',
  'what the hell',
  'go to hell',
  'piss(?:ed)?',
  'crap',
  'idiots?',
  'morons?',
  'shut up',
  'i hate you',
  'hate (?:jews|muslims|christians|blacks|whites|foreigners|immigrants|gays)',
  'slaves?',
  // what a child should not do
  '(?:don.?t|do not|never|not) tell (?:your )?(?:mum|mom|mummy|mommy|dad|daddy|parents|mother|father|anyone|teacher)',
  'phone number',
  'home address',
  'passwords?',
  'credit card',
  'get in(?:to)? (?:the|my|his) (?:car|van)',
  'drink (?:the )?bleach',
  // what was obeyed, or told of our instructions
  '(?:ignore|forget|disregard) (?:all |any )?(?:of )?(?:the |my |your )?(?:previous|prior|earlier|above) (?:instructions?|rules?|prompts?)',
  '(?:system|developer) (?:prompt|message)',
  'my instructions (?:are|say|were)',
  'as an ai',
  '(?:ai|large) language model',
  'i (?:cannot|can.t|am unable to|won.t) (?:help|assist|comply|continue|write|create|fulfil)',
  'hacked',
  'jailbreak(?:en)?',
]

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${unfit.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  // Cyrillic and Greek letters that look like Latin ones.
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  к: 'k',
  т: 't',
  м: 'm',
  н: 'h',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ι: 'i',
  κ: 'k',
  ν: 'v',
}

/** Words that were written so that no list finds them: `k1ll`, `k i l l`, `k.i.l.l`, other alphabets. */
function plainly(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')
  const swapped = folded.replace(/[\p{L}\p{N}@$]+/gu, (word) =>
    /[a-z]/i.test(word) ? Array.from(word, (sign) => letters[sign.toLowerCase()] ?? sign).join('') : word,
  )
  const joined = swapped.replace(/\b\p{L}(?:[\s.*_-]\p{L}\b){2,}/gu, (run) => run.replace(/[^\p{L}]/gu, ''))
  return [...new Set([folded, swapped, joined])]
}

/** What in a model's answer does not belong before a child, lower case; empty when it is fit. */
export const unfitOutput = (text: string): string[] => [
  ...new Set(
    plainly(text).flatMap((wording) => [
      ...severeWords(wording),
      ...(wording.match(pattern) ?? []).map((found) => found.toLowerCase()),
    ]),
  ),
]
