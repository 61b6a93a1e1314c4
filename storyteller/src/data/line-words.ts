import type { Expression, Relation } from '../scene.ts'

// Where and how: the words of picture lines beside those for deeds (`act-words.ts`).

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
  ...'hill hillside forest woods castle mountain mountains city village horizon island valley jungle desert hilltop mountaintop'
    .split(' ')
    .map((word) => [word, 'far'] as const),
])
