import type { AgeGroup } from '@moonpage/contract/story-input'

/**
 * How later books take up what earlier ones left. Beside the slots of tales: `{old}` is Tully the camel, `{name}` Tully,
 * `{species}` the camel, `{thing}` the hero's bell, `{noun}` bell, `{world}` Brambleford, `{later}` the fact as the tale words it.
 */
export type Wordings = Readonly<Record<AgeGroup, readonly string[]>>

/** The first words of a book of a series. */
export const openings: Wordings = {
  '3-4': ['Here we are in {world}.', 'Back to {world}!'],
  '5-6': ['Here we are in {world} again.', 'And now another story from {world}.'],
  '7-8': ['This is another story from {world}.', 'And here we are in {world} again.'],
}

/** Something is in the way, between home and where the plot goes on, and a kept thing helps, by what it can do. */
export const thingOnTheWay: Readonly<Record<string, Wordings>> = {
  key: {
    '3-4': ['On the way was a gate. It was shut! {hero} tried {thing}. Click! It was open.'],
    '5-6': [
      'Halfway there stood a gate, and it was shut. "Wait," said {hero}, and tried {thing}. It had never opened anything since. Click! It fit as if it had been made for that.',
    ],
    '7-8': [
      'Halfway there stood a gate, and there was no way around it. Everybody looked at the lock. {hero} tried {thing}, mostly so as to have tried something. Click. Ever since that other evening {he} had wondered if it would open one more thing, and this was the thing.',
    ],
  },
  light: {
    '3-4': ['Soon they could not see the path. But {hero} had {thing}. There was the path!'],
    '5-6': [
      'Soon they could not see their own feet, or the path. But {hero} had brought {thing}. {He} held it up, and there was the path, right where paths are.',
    ],
    '7-8': [
      'Before long nobody could see the path anymore, and they nearly turned back. But {hero} had brought {thing}, as {he} did everywhere since that other evening. In its light the path had been under their feet the whole time.',
    ],
  },
  sound: {
    '3-4': [
      'Then fog came. Where was everybody? {hero} banged on {thing}. "Here!" they called. There they were.',
    ],
    '5-6': [
      'On the way the fog came down, and {hero} lost the others. So {he} tapped on {thing}. Ting, ting! And they came out of the fog, one after the other, straight to the sound.',
    ],
    '7-8': [
      'On the way the fog came down, so thick that they lost each other between one step and the next. {hero} could have run about and called. {He} stood still, and tapped on {thing}. Ting, ting. One after the other they came out of the fog, right up to the sound.',
    ],
  },
  long: {
    '3-4': ['There was a ditch. It was too wide! {hero} had {thing}. They all held on, and nobody fell in.'],
    '5-6': [
      'Then there was a ditch, and the plank across it wobbled. "Hold on to this," said {hero}, and gave everyone a bit of {thing}. So if one wobbled, the others did not.',
    ],
    '7-8': [
      'Then there was a ditch with one thin plank across it. "Take hold of this," said {hero}, and handed them each a piece of {thing}. It was long enough for everybody. Whoever wobbled was held by the rest, and in the end only the plank was wet.',
    ],
  },
  warm: {
    '3-4': ['The wind was cold. Brrr! But {hero} had {thing}. They all walked under it.'],
    '5-6': [
      'The wind on the way was so cold that they nearly turned around. But {hero} had brought {thing}. They walked under it, all together, with just their noses out.',
    ],
    '7-8': [
      'The wind came straight at them, and it was so cold that they would have turned around at the first corner. But {hero} had brought {thing}. They walked under it in one lump, and somebody in the middle told them when to turn left.',
    ],
  },
  flat: {
    '3-4': ['Oh, no! A big puddle. But {hero} had {thing}. They put it down, and walked over.'],
    '5-6': [
      'Then there was a puddle as wide as a pond. {hero} had {thing} along, and laid it across. It had never been a bridge before. They went over, one by one, and picked it up again.',
    ],
    '7-8': [
      'Then there was a puddle, as wide as a pond and a good deal muddier. {hero} had {thing} along, and everyone had asked why. Now {he} laid it across, and it was the best bridge for miles. Nobody asked on the way back.',
    ],
  },
}

/** Which things can do what. */
export const usesOfThings: Readonly<Record<string, keyof typeof thingOnTheWay>> = {
  key: 'key',
  lantern: 'light',
  pumpkin: 'light',
  bell: 'sound',
  pan: 'sound',
  pot: 'sound',
  spoon: 'sound',
  rope: 'long',
  scarf: 'long',
  blanket: 'warm',
  board: 'flat',
  table: 'flat',
}

/** The last words of a last book that could not be told of its friends. */
export const endings: Wordings = {
  '3-4': ['And that is the end of {world}.'],
  '5-6': ['And that was the last adventure in {world}.'],
  '7-8': ['And that was the last of the adventures in {world}, as far as anybody knows.'],
}

/** Why the hero does it all for this friend: `{owes}` is what the friend once did. */
export const favors: Wordings = {
  '3-4': ['{owes} "Now it’s my turn," said {hero}.'],
  '5-6': [
    '{owes} "Now it’s my turn to do something for {name}," said {hero}.',
    '{owes} So {hero} wanted to do this for {name} more than anything.',
  ],
  '7-8': [
    '{owes} {hero} had not forgotten that. "It’s my turn now," said {hero}.',
    '{owes} And ever since, {hero} had waited for a chance to do something for {name}.',
  ],
}

/** Names of friends, whom the tales know by their kind. Each may be a she, a he or a they. */
export const friendNames = [
  'Tully',
  'Marlo',
  'Wim',
  'Quill',
  'Nim',
  'Dabney',
  'Juno',
  'Kip',
  'Sunny',
  'Clem',
  'Zeb',
  'Umber',
  'Robin',
  'Bobbin',
  'Rowan',
  'Linden',
  'Ollie',
  'Sasha',
  'Remy',
  'Jules',
  'Ziggy',
  'Frankie',
  'Lou',
  'Bo',
  'Hollis',
  'Perry',
  'Vesper',
  'Indigo',
  'Ellis',
  'Arlo',
  'Gale',
  'Yuki',
  'Ezra',
] as const
