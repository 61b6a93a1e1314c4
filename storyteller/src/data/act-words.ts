import type { Action, Expression, Leaving, Relation } from '../scene.ts'

// How people say what `actions`, `relations` and `expressions` have a word for: hosted models write picture lines in
// their own words.

/** What an action is called otherwise, by its base form. `looks at`: its object follows that word. */
export const otherVerbs: Readonly<Record<string, string>> = {
  // of the body
  stands: 'stand smile grin beam nod wait pause stop stay freeze pose balance guard rise blush shrug',
  'stands beside': 'join surround tower loom',
  walks:
    'walk lead march stroll trot plod wander go come step head travel pad stomp waddle wheel hike parade move',
  'walks in': 'enter',
  'walks over': 'cross',
  'walks behind': 'follow',
  'walks to': 'approach arrive return',
  'walks from': 'leave',
  runs: 'race dash rush hurry scurry gallop flee escape zoom scamper speed',
  chases: 'chase',
  bows: 'bow curtsy',
  tiptoes: 'tiptoe sneak',
  creeps: 'creep crawl',
  jumps: 'jump hop leap bounce skip spring',
  dances: 'dance twirl whirl sway spin',
  falls: 'fall stumble trip topple collapse land plop',
  tumbles: 'tumble',
  slips: 'slip',
  climbs: 'climb scramble clamber',
  crouches: 'crouch duck bend stoop huddle cower squat',
  stretches: 'stretch',
  leans: 'lean',
  sits: 'sit perch',
  kneels: 'kneel',
  lies: 'lie rest nestle snuggle settle relax wake awaken curl recline sprawl remain',
  sleeps: 'sleep nap doze snore dream slumber drowse',
  hides: 'hide shelter',
  peeps: 'peep peek peer appear emerge hatch',
  rides: 'ride sail drive steer',
  swims: 'swim dive paddle splash bathe wade',
  flies: 'fly float soar glide hover flutter drift bob',
  slides: 'slide skate ski sled toboggan glissade',
  shivers: 'shiver tremble shake shudder',
  // with the hands
  holds: 'hold clutch grip grasp keep use have own squeeze cradle',
  lifts: 'lift raise hoist heave',
  rings: 'ring jingle',
  carries: 'carry lug',
  takes: 'take grab pick collect fetch get receive accept find snatch discover pluck',
  gives: 'give hand pass offer bring share feed lend deliver',
  shows: 'show reveal present display',
  catches: 'catch',
  throws: 'throw toss hurl fling',
  kicks: 'kick',
  drops: 'drop release spill',
  lays: 'lay put place set plant stack pile arrange spread pack stuff load dip dunk lower stow',
  pulls: 'pull tug drag yank haul tow',
  pushes: 'push shove nudge press tip',
  rolls: 'roll',
  opens: 'open unlock unwrap',
  shuts: 'shut close lock slam',
  ties: 'tie knot fasten wind untie unfasten unhook untangle unknot sew knit weave crochet buckle button attach clip',
  tears: 'tear rip shred unravel unpick',
  breaks: 'break snap crack smash split',
  digs: 'dig scoop shovel rake bury burrow',
  blows: 'extinguish snuff douse',
  'pours on': 'water sprinkle',
  'pours in': 'fill',
  pours: 'empty',
  stirs: 'stir mix cook bake',
  knocks: 'knock',
  paints: 'paint',
  writes: 'write scribble',
  draws: 'draw sketch doodle',
  hammers: 'hammer',
  'reaches to': 'reach',
  touches:
    'touch tap pat smooth pet stroke feel poke tickle brush mend fix repair build make measure cut fold try overturn flip',
  washes: 'wash wipe scrub polish clean rub rinse soap lather',
  sweeps: 'sweep dust',
  lights: 'light',
  covers: 'cover wrap tuck',
  wears: 'wear don',
  eats: 'eat taste bite nibble munch chew lick gobble',
  drinks: 'drink sip slurp',
  gathers: 'gather sort',
  // with somebody
  hugs: 'hug cuddle embrace comfort kiss',
  // with face and voice
  'looks at':
    'look stare gaze watch see glance spot notice examine inspect study admire face search check count meet turn blink',
  'points at': 'point',
  'listens to': 'listen hear',
  'laughs at': 'laugh giggle chuckle',
  'waves to': 'wave',
  shouts: 'shout yell call roar holler howl bark warn croak squeak bellow',
  says: 'say ask tell answer reply speak talk explain greet thank promise apologize beg invite agree',
  cries: 'cry weep sob',
  cheers: 'cheer celebrate',
  claps: 'clap applaud',
  frowns: 'frown scowl glare pout sulk grumble',
  thinks: 'think wonder ponder remember decide hesitate',
  sniffs: 'sniff smell',
  hums: 'hum whistle',
  plays: 'play strum',
  // of things
  hangs: 'hang dangle',
  shines: 'shine glow sparkle twinkle gleam shimmer burn flash flicker',
  grows: 'grow bloom sprout',
}

/** The state in which a verb leaves its object, where its action says none. */
export const leavesAs: Readonly<Record<string, Leaving>> = {
  mend: 'mended',
  fix: 'mended',
  repair: 'mended',
  sew: 'mended',
  plant: 'planted',
  bury: 'planted',
  fill: 'full',
  empty: 'empty',
  extinguish: 'out',
  snuff: 'out',
  douse: 'out',
  sprout: 'sprout',
  bloom: 'grown',
  hatch: 'hatched',
  untangle: 'untangled',
  unknot: 'untangled',
  overturn: 'turned',
  flip: 'turned',
}

/** What `turns` with one of these words leaves: `turns the boat over`. */
export const turnedBy: Readonly<Record<string, Leaving>> = {
  over: 'turned',
  'upside-down': 'upside-down',
  around: 'upright',
  round: 'upright',
  upright: 'upright',
  up: 'upright',
}

/** What is done to a thing by a verb that says something else without one. */
export const withObject: Readonly<Record<string, Action>> = {
  shake: 'pulls',
  turn: 'touches',
  spin: 'touches',
  wave: 'waves',
  balance: 'carries',
  hang: 'lays',
  lower: 'lays',
  shine: 'holds',
  flash: 'holds',
  clear: 'touches',
}

/** What one does by a verb that says something else with a thing. */
export const withoutObject: Readonly<Record<string, Action>> = {
  get: 'stands',
  have: 'stands',
  make: 'stands',
  // With tears in the eyes; through a gap.
  tear: 'cries',
  squeeze: 'creeps',
  flip: 'tumbles',
  overturn: 'stands',
}

/** Verbs of several words: the first in its base form, and what is written for them. */
export const verbPhrases: readonly (readonly [words: readonly string[], written: readonly string[]])[] = [
  'lets go of|drops',
  'let go of|drops',
  'pick up|lifts',
  'put on|wears',
  'pull on|wears',
  'hold up|lifts',
  'hang up|hangs',
  'put back|lays',
  'put away|lays',
  'hold out|gives',
  'hold hands|holds-hands',
  'hold paws|holds-hands',
  'hold hands with|holds-hands to',
  'hold paws with|holds-hands to',
  'fall asleep|sleeps',
  'get up|stands',
  'get into|climbs in',
  'get in|climbs in',
  'get on|climbs on',
  'take off|lifts',
  'look for|looks at',
  'look after|looks at',
  'put out|extinguishes',
  'turn off|extinguishes',
  'switch off|extinguishes',
  'turn on|lights',
  'switch on|lights',
  'blow out|extinguishes',
  'put down|lays',
  'set down|lays',
  'lay down|lays',
  'go to sleep|sleeps',
  'take a bath|sits',
  'have a bath|sits',
  'take bath|sits',
  'bathe in|sits in',
  'tuck in|covers',
  'turn over|overturns',
  'flip over|overturns',
]
  .map((line) => line.split('|').map((part) => part.split(' ')) as [string[], string[]])
  .toSorted(([one], [other]) => other.length - one.length)

/** Forms that are not made by rule: `held`, `lying`. */
export const irregularForms: Readonly<Record<string, string>> = {
  stand: 'stood',
  go: 'went gone goes',
  come: 'came',
  leave: 'left',
  run: 'ran',
  flee: 'fled',
  creep: 'crept',
  leap: 'leapt',
  spring: 'sprang',
  spin: 'spun',
  fall: 'fell fallen',
  bend: 'bent',
  lean: 'leant',
  sit: 'sat seated',
  kneel: 'knelt',
  lie: 'lay lying lain',
  wake: 'woke awake',
  sleep: 'slept asleep',
  dream: 'dreamt',
  hide: 'hid hidden',
  ride: 'rode ridden',
  drive: 'drove',
  swim: 'swam',
  fly: 'flew flown',
  shake: 'shook',
  hold: 'held',
  keep: 'kept',
  have: 'has had',
  ring: 'rang',
  take: 'took taken',
  get: 'got',
  find: 'found',
  give: 'gave given',
  bring: 'brought',
  feed: 'fed',
  catch: 'caught',
  throw: 'threw thrown',
  lay: 'laid',
  wind: 'wound',
  tie: 'tying',
  break: 'broke broken',
  tear: 'tore torn',
  dig: 'dug',
  write: 'wrote',
  draw: 'drew',
  feel: 'felt',
  sweep: 'swept',
  make: 'made',
  build: 'built',
  wear: 'wore worn',
  eat: 'ate eaten',
  bite: 'bit',
  drink: 'drank',
  blow: 'blew',
  swing: 'swung',
  see: 'saw',
  meet: 'met',
  hear: 'heard',
  say: 'said',
  tell: 'told',
  speak: 'spoke',
  sing: 'sang',
  read: 'read',
  think: 'thought',
  hang: 'hung',
  shine: 'shone lit',
  grow: 'grew grown',
  rise: 'rose',
  knit: 'knit',
}

/** What somebody is when something was done to them: `is tucked in bed`. */
export const passives: Readonly<Record<string, Action>> = {
  tucked: 'lies',
  wrapped: 'lies',
  covered: 'lies',
  curled: 'lies',
  snuggled: 'lies',
  nestled: 'lies',
  hidden: 'hides',
  seated: 'sits',
  stuck: 'is',
  parked: 'stands',
  placed: 'lies',
  set: 'lies',
}

/** Said before the verb that counts: `tries to pull`, `helps [[companion]] pull`. */
export const beforeVerbs: ReadonlySet<string> = new Set(
  'is are was were be been being has have had tries try trying tried starts start begins begin keeps can will to still just now both all each together also then finally wants want quickly'.split(
    ' ',
  ),
)
export const helping: ReadonlySet<string> = new Set(['helps', 'help', 'helped', 'helping', 'lets', 'makes'])

const relationPhrases: Readonly<Record<Exclude<Relation, 'what'>, string>> = {
  at: 'against|up at|down at|out at',
  to: 'towards|toward|up to|over to|for|out to|back to',
  on: 'onto|on top of|up on|along|upon|aboard|atop|down on|up onto',
  in: 'into|inside of|inside|within|up in|among|amongst|down in|down into|out in|back into|back in|in through|in at',
  under: 'beneath|below|underneath',
  behind: 'after',
  through: 'out through|out of the window of',
  over: 'above|across|up over',
  with: 'using',
  from: 'out of|off of|off|away from|down from|out from',
  beside: 'next to|close to|near to|near|by|alongside|around|round|past|opposite|beyond',
  before: 'in front of|out in front of|right in front of|at the front of',
  between: 'in between|in the middle of|betwixt',
}

/** The words for each relation, the longest first. */
export const relationWords: readonly (readonly [words: readonly string[], by: Relation])[] = Object.entries(
  relationPhrases,
)
  .flatMap(([by, phrases]) =>
    [by, ...phrases.split('|')].map((phrase) => [phrase.split(' '), by as Relation] as const),
  )
  .toSorted(([one], [other]) => other.length - one.length)

const moods: Readonly<Record<Expression, string>> = {
  happy: 'smiling glad pleased cheerful smile content contented happily friendly warm smiles grinning',
  joy: 'joyful excited delighted thrilled overjoyed beaming joyfully joyous elated',
  worried: 'nervous anxious unsure uncertain concerned nervously doubtful alarmed worriedly',
  surprised: 'shocked amazed astonished startled puzzled confused surprise stunned',
  sleepy: 'tired drowsy asleep sleepily yawning weary',
  brave: 'determined bold confident bravely courageous firm resolute determination stubborn',
  sad: 'unhappy lonely sorry sadly gloomy disappointed tearful crestfallen',
  curious: 'interested thoughtful attentive curiously wondering thinking',
  proud: 'triumphant proudly satisfied',
  shy: 'embarrassed bashful shyly sheepish ashamed',
  cross: 'angry grumpy annoyed mad angrily stern frustrated upset',
  effort: 'straining trying struggling concentrated focused hard concentrating careful',
  giggle: 'giggling laughing amused silly playful mischievous giggly giggles',
  wonder: 'awed awestruck wonder enchanted admiring dreamy spellbound',
  scared: 'afraid frightened fearful terrified timid fear',
  calm: 'peaceful relaxed quiet calmly gentle patient peacefully kind gently cozy relieved',
}

/** The mood that a word says. */
export const moodOf: ReadonlyMap<string, Expression> = new Map(
  Object.entries(moods).flatMap(([mood, words]) =>
    [mood, ...words.split(' ')].map((word) => [word, mood as Expression] as const),
  ),
)

/** What everybody has on them: `her paws`. Somebody else's is that figure. */
export const bodyWords: ReadonlySet<string> = new Set(
  'paw paws hand hands arm arms wing wings claw claws shoulder shoulders back head ear ears nose face cheek eye eyes mouth beak tail knee knees lap leg legs foot feet tummy belly chin hair fur side finger fingers flipper flippers fin fins toes toe neck whiskers hoof hooves'.split(
    ' ',
  ),
)

/** What no picture shows. */
export const unseen: ReadonlySet<string> = new Set(
  'sound noise song voice wind air light moonlight sunlight starlight glow story word words joy care smile way other side time silence night evening day morning nothing everything something anything plan idea thought question answer name turn help trouble end start top bottom edge middle corner room place everyone everybody somebody someone nobody music tune melody laughter breath dream dreams warmth effort relief surprise reader viewer water milk tea juice hammock cushions shriek yell cry grin shout half halves two pieces stuck hop jump bounce thud splash tear tears giggle laugh sigh gasp nod wink bow hurry rush fun pride might strength force breath'.split(
    ' ',
  ),
)

/** Parts of places, and the spots that pictures have for them. */
export const spotOfPlace: ReadonlyMap<string, 'ground' | 'far'> = new Map([
  ...'path trail road street lane meadow yard beach shore deck ice roof clearing platform carpet lawn field'
    .split(' ')
    .map((word) => [word, 'ground'] as const),
  ...'hill hillside forest woods castle mountain mountains city village horizon island sea ocean valley jungle desert'
    .split(' ')
    .map((word) => [word, 'far'] as const),
])
