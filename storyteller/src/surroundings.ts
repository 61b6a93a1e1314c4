import { placesOf, type Place, type Scene, type SceneAct, type Weather } from './scene.ts'

// Weather and place as picture lines say them: `it snows`, `inside a cave`. Both are lines of their own; weather may also be
// in an act: `wind blows hat from hero`.

/** Where a page is, if it is not at the place of its plan. */
export type Where = 'inside' | 'outside' | 'cave' | 'top' | 'underwater'

export type Surroundings = { weather?: Weather; where?: Where }

const weatherWords: Readonly<Record<string, Weather>> = {
  snow: 'snow',
  snows: 'snow',
  snowing: 'snow',
  snowy: 'snow',
  snowfall: 'snow',
  snowflakes: 'snow',
  blizzard: 'snow',
  snowstorm: 'snow',
  rain: 'rain',
  rains: 'rain',
  raining: 'rain',
  rainy: 'rain',
  raindrops: 'rain',
  drizzle: 'rain',
  hail: 'rain',
  fog: 'fog',
  foggy: 'fog',
  mist: 'fog',
  misty: 'fog',
  wind: 'wind',
  winds: 'wind',
  windy: 'wind',
  gale: 'wind',
  breeze: 'wind',
  storm: 'storm',
  storms: 'storm',
  stormy: 'storm',
  storming: 'storm',
  thunder: 'storm',
  lightning: 'storm',
  thunderstorm: 'storm',
  starlight: 'stars',
  starry: 'stars',
  sunshine: 'clear',
  sunny: 'clear',
  clear: 'clear',
}

/** What else a line about the air may have. */
const filling: ReadonlySet<string> = new Set(
  `it is its 's a an the some all very heavy heavily thick thickly soft softly light lightly strong strongly cold dense big wild gentle gently
  falls fall falling comes come coming down in on up pours pouring pour blows blow blowing howls rages roars rolls rolling drifts drifting
  drift hangs hanging lies lying covers everything everywhere around hard again still outside whole sky night air day weather under over
  ground and with of full stars shine shines twinkle above hides far things behind them now begins starts to hero companion helper`.split(
    /\s+/,
  ),
)

const places: readonly (readonly [Where, RegExp])[] = [
  [
    'cave',
    /^(?:deep )?(?:inside|in|within) (?:of )?(?:a|an|the|his|her|their)? ?(?:\w+ )?(?:cave|cavern|tunnel|burrow)$/,
  ],
  [
    'underwater',
    /^(?:deep )?(?:under ?water|(?:under|below|beneath) (?:the )?(?:water|sea|waves|lake|pond)(?: surface)?)$/,
  ],
  [
    'top',
    /^(?:high up )?(?:at|on) (?:the )?(?:very )?(?:top|summit|peak)(?: of (?:a|an|the) (?:\w+ )?(?:hill|mountain|tower|cliff|world))?$/,
  ],
  [
    'inside',
    /^(?:inside|indoors|in)(?: of)?(?: (?:a|an|the|his|her|their) (?:\w+ )?(?:house|home|hut|room|kitchen|den|barn|hall|castle|tent|cabin))?$/,
  ],
  ['outside', /^(?:outside|outdoors|out of doors|in the open|under the open sky)(?: (?:of )?the \w+)?$/],
]

/** The weather or the place that a line says and nothing else; null for a line that says a deed. */
export function readSurroundings(line: string): Surroundings | null {
  const said = line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z' -]+/g, ' ')
    .replaceAll("'s ", ' is ')
    .replace(/\s+/g, ' ')
    .trim()
  const bare = said.replace(/^(?:it is|they are|we are|we see|all are|everyone is|place|where) /, '')
  const where = places.find(([, pattern]) => pattern.test(bare))?.[0]
  if (where && bare !== 'in') return { where }
  const words = said.split(' ')
  const weather = words.map((word) => weatherWords[word]).find(Boolean)
  if (weather) return words.every((word) => weatherWords[word] || filling.has(word)) ? { weather } : null
  return /^(?:(?:a|the) )?(?:many |bright )?stars (?:shine|twinkle|fill the sky|are out)$/.test(said)
    ? { weather: 'stars' }
    : null
}

/** Words of the air as things of an act. */
const inAir: ReadonlySet<string> = new Set(
  'snow snowflakes rain raindrops fog mist wind winds gale breeze storm thunder lightning starlight hail'.split(
    ' ',
  ),
)
const bareOf = (ref: string): string => ref.replace(/^(?:the|an?|some|thick|heavy|falling|cold|strong) /, '')
const airOf = (ref: string): Weather | undefined =>
  inAir.has(bareOf(ref)) ? weatherWords[bareOf(ref)] : undefined

/**
 * Takes the air out of acts: who `walks in rain` walks, and it rains; what the `wind blows` flies.
 * @param hasSnow the place has snow on its ground, in which one may dig and fall
 * @param isOther whether a word is something else in this book: on the moon fog is dust
 */
export function withoutAir(
  acts: readonly SceneAct[],
  hasSnow: boolean,
  isOther: (ref: string) => boolean = () => false,
): { acts: SceneAct[]; weather: Weather | undefined } {
  const found: Weather[] = []
  const isAir = (ref: string): boolean => {
    const weather = isOther(ref) ? undefined : airOf(ref)
    if (weather) found.push(weather)
    return weather !== undefined
  }
  // Snow is a thing, too: to dig, to roll, to fall in.
  const isLoose = ({ by, what }: SceneAct['how'][number]) =>
    bareOf(what) !== 'snow' || (!hasSnow && (by === 'in' || by === 'under' || by === 'through'))
  const left = acts.flatMap((act): SceneAct[] => {
    if (isAir(act.who)) {
      const blown = act.how.find(({ by, what }) => by === 'what' && !airOf(what))
      const rest = act.how.filter((link) => link !== blown && !airOf(link.what))
      return blown ? [{ ...act, who: blown.what, does: 'flies', how: rest, feels: null }] : []
    }
    const how = act.how.filter((link) => !(isLoose(link) && isAir(link.what)))
    return [{ ...act, how }]
  })
  return { acts: left, weather: found[0] }
}

/** The outdoor places of a setting that have a roof. */
const roofed: ReadonlySet<Place> = new Set([
  'castle-hall',
  'castle-tower',
  'sea-cave',
  'moon-base',
  'bedroom-floor',
  'blanket-fort',
  'bedroom-window',
  'ice-cave',
  'barn',
  'indoors',
  'bedside',
  'heap',
  'lit-window',
  'cave',
])

/** Whether there is a roof over a place. */
export const hasRoof = (place: Place): boolean => roofed.has(place)

const caves: Partial<Record<Scene['setting'], Place>> = {
  'under-the-sea': 'sea-cave',
  snow: 'ice-cave',
  bedroom: 'blanket-fort',
}
const tops: Partial<Record<Scene['setting'], Place>> = {
  castle: 'castle-tower',
  mountain: 'mountain-ledge',
  city: 'rooftop',
}

/** The place of a page that says where it is, from the place that its plan has. */
export function placeAt(where: Where, setting: Scene['setting'], planned: Place): Place {
  const isDry = setting !== 'under-the-sea' && setting !== 'bedroom'
  switch (where) {
    case 'cave':
      return caves[setting] ?? 'cave'
    case 'top':
      return tops[setting] ?? (isDry ? 'hilltop' : planned)
    case 'underwater':
      return isDry && setting !== 'moon' ? 'underwater' : planned
    case 'inside':
      return roofed.has(planned) && planned !== 'cave'
        ? planned
        : setting === 'castle'
          ? 'castle-hall'
          : 'indoors'
    case 'outside':
      return roofed.has(planned)
        ? ((placesOf[setting] as readonly Place[]).find((place) => !roofed.has(place)) ?? planned)
        : planned
  }
}

/** Whether there is weather in the open at a place. */
export const hasWeather = (setting: Scene['setting'], place: Place): boolean =>
  setting !== 'under-the-sea' && setting !== 'moon' && place !== 'underwater' && !roofed.has(place)

/** The lines of a picture that are acts, and what the others say about air and place. */
export function withSurroundings<T extends string>(lines: readonly T[]): { lines: T[]; said: Surroundings } {
  const said: Surroundings = {}
  const left = lines.filter((line) => {
    const found = readSurroundings(line)
    Object.assign(said, found)
    return !found
  })
  return { lines: left, said }
}
