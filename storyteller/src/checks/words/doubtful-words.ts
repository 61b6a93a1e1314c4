import type { Lexicon } from './lexicon.ts'

/** Lifeless subjects of "die", which are harmless. */
const lifeless =
  '(?:batter(?:y|ies)|phones?|line|torch|flashlight|engine|motor|radio|tablet|remote|screen|computer|robots?|car|van|clock|watch|fires?|flames?|embers?|candles?|leaf|leaves|branch(?:es)?|twigs?|trees?|wood|logs?|grass|lawn|plants?|flowers?|roses?|blossoms?|lamps?|lanterns?|bulb|lights?|wind|breeze|storm|rain|thunder|noise|sounds?|music|song|tune|laughter|cheers?|giggles|voices?|echo|whispers?|words?|smile|streets?|town|dinosaurs?|mammoths?|dodos?|star|volcano|moment|day|evening|conversation|talk)'
const withWords = '(?: \\w+){0,2} '

/**
 * Words that a page for children does not need, though they may be harmless in other contexts. Phrases rather than words:
 * batteries are dead, butter has its knife, and ginger beer has no gin. A match only affects its sentence.
 */
export const doubtfulWords: Lexicon = {
  death: [
    `(?<!${lifeless}${withWords})(?<!${lifeless} )(?:was|were|is|are|lay|lies|fell|found|dropp?(?:ed)?|shot|left|him|her|them)(?: (?!the|a|an|in|at|on|by|to|of)\\w+)? dead(?! (?:tired|asleep|calm|quiet|still|silent|ahead|right|sure|certain|serious|slow|set|easy|keen|ends?|cent(?:er|re)|heat|wood|weight|leaf|leaves|grass|batter|straight|level|good|of (?:night|winter)|on (?:time|target|cue)|in the water|branch|twig))`,
    'dead (?:body|bodies|man|men|woman|women|child|children|boy|girl|person|people|animals?)(?! ?- ?)',
    `(?<!${lifeless}${withWords})(?<!${lifeless} )(?<!(?:nearly|almost|just|could have|or|say|habits|a|the|one|six-sided) )die[ds]?(?! (?:down|away|out|off|of (?:laugh|embarrass|boredom|curiosity|hunger waiting)|laughing|for|hard|in (?:winter|autumn|the frost)|long ago|millions|thousands|ages))`,
    `(?<!${lifeless}${withWords})(?<!${lifeless} )dying(?! (?:to|for|down|away|out|of (?:laugh|curiosity|boredom)|light|embers|fire|sun|wind|breath of))`,
    '(?<!(?:flesh and|royal|blue|bad|new|young) )blood(?! ?(?:hounds?|oranges?|moon|pressure|test|type|vessels?|cells?|sugar|brothers?|sisters?|relat|bank|ran cold|to (?:my|his|her|their) cheeks))',
    '(?<!(?:colou?rs?|ink|paints?|dye|light|radiators?)(?: \\w+)? )(?:bleed(?:s|ing)?|bled)(?! (?:hearts?|into one|together))',
    '(?:cut|slit|slash(?:ed)?|stab|stabs) (?:\\w+ )?(?:throats?|wrists?|necks?)',
    '(?:cut|slit|slash(?:ed)?|stab|stabs) (?:him|her|them)(?=[.,!?;]|$| (?:and|open|down|to pieces|with a (?:knife|sword|blade)))',
    '(?:hang(?:ed|ing)?|harm(?:ing|ed)?|drown(?:ed|ing)?|kill(?:ed|ing)?|want(?:s|ed)? to hurt) (?:your|him|her|them|my)sel(?:f|ves)',
    'cut(?:ting)? (?:your|him|her|them|my)sel(?:f|ves)(?! (?:a|an|some|another|off|free|loose|out))',
    '(?:buried|eaten) alive',
    '(?<!thick )skulls?(?! and cross-?bones)',
    '(?:open|his|her|their|the|an?(?: \\w+)?) graves?(?=[.,!?;:]|$| (?:of|in|at|under|beside|by|with|where|was|were|is)(?![\\p{L}]))',
    'graveyards?(?! shift)',
    'gravestones?',
    'coffins?',
  ],
  weapons: [
    'weapons?',
    'daggers?',
    '(?<!(?:water|toy|starting) )pistols?',
    '(?<!(?:like|than|as) a )bullets?(?! (?:trains?|points?))',
    '(?<!(?:bath|seed|stink|water|cherry|chocolate|cocoa|glitter|flower|paint|snow|dive|belly|photo)[ -])bombs?',
    'explosives',
    'shotguns?',
    '(?<!(?:no|not) )poison(?:s|ed|ing)?(?! (?:ivy|oak|sumac|dart|arrow|frogs?))',
  ],
  'drinking or smoking': [
    'vodka',
    'whiske?y',
    '(?<!(?:a|very|tum|tiddly|-) ?)rum(?![- ](?:and[- ])?(?:raisins?|baba|balls?|tum|pum|ba|dum|sort|old|lot))',
    'gin(?! (?:rummy|trap))',
    '(?<!(?:ginger|root|butter|birch|spruce)[- ])beers?(?! mats?)',
    'wine(?![- ](?:gums?|red|colou?red|dark))',
    "(?<!(?:had|have|has|having|'ve|'d|'s|milk|tea|water|juice|cocoa|soup|been|being|all|half|punch)(?: \\w+)?[ -])(?<!(?:'ve|'d) )drunk(?:en)?(?! (?:up|the|all|some|from|an?|his|her|their|its|every|deep|it|two|three|too much (?:milk|cocoa|tea|juice|water)))",
    'cigarettes?',
    'cigars?(?!-)',
    'vap(?:es|ing)',
    '(?<!wonder )drugs?(?! ?stores?)',
    '(?<!vitamin )pills?(?! ?(?:bugs?|box|boxes|millipedes?))',
  ],
  bodies: [
    'naked(?! (?:eye|mole|branch|twig|tree|flame))',
    'nude',
    '(?<!(?:chicken|duck|turkey|red|goose) )breasts',
    'nipples?',
    'buttocks',
    'genitals?',
    'make love',
  ],
  insults: [
    'damn(?:ed)?',
    'what the hell',
    'go to hell',
    'piss(?:ed)?',
    'crap',
    'idiots?',
    'morons?',
    '(?<!(?:was|were|been|is|are|house|shop|door|it|himself|herself|kept|all) )shut up(?! (?:the|shop|tight|in|for|inside|like|its|his|her|their|all|with|safe))',
    'i hate you',
    'slaves?(?! (?:away|over))',
  ],
  'unsafe advice': [
    "(?:don'?t|do not|never|must not|mustn'?t) (?:ever )?tell (?:your )?(?:mum|mom|mummy|mommy|dad|daddy|parents|mother|father|anyone|anybody|teacher)(?![^.!?]{0,80}(?:surprise|present|birthday|party|cake|gift|yet))",
    'phone number',
    'home address',
    'your passwords?',
    'credit card',
    'get in(?:to)? (?:the|my|his) (?:car|van)(?=[^.!?]{0,40}(?:stranger|sweets|candy|puppy|puppies))',
  ],
  'talk about instructions': [
    '(?:ignore|forget|disregard) (?:all |any )?(?:of )?(?:the |my |your )?(?:previous|prior|earlier|above) (?:instructions?|rules?|prompts?)',
    '(?:system|developer) (?:prompt|message)',
    'my instructions (?:are|say|were)',
    'as an ai',
    '(?:ai|large) language model',
    "i (?:cannot|can't|am unable to|won't) (?:assist|comply|fulfil)",
    "i (?:cannot|can't|am unable to|won't) (?:help|continue|write|create) (?:with )?(?:that|this|the story|your request|such|content)",
    'hacked(?! (?:at|away|through|off|down|up|into|his|her|their|the|a))',
    'jailbreak(?:en)?',
  ],
}
