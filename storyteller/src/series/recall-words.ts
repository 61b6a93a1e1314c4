import type { AgeGroup } from '@moonpage/contract/story-input'

/**
 * How later books take up what earlier ones left. Beside the slots of tales: `{old}` is Tully the camel, `{name}` Tully,
 * `{species}` the camel, `{thing}` the hero's bell, `{noun}` bell, `{world}` Brambleford, `{later}` the fact as the tale words it.
 */
export type Wordings = Readonly<Record<AgeGroup, readonly string[]>>

/** The first words of a book of a series. */
export const openings: Wordings = {
  '3-4': ['Here we are in {world}.', 'This is {world}. You know it.', 'Back to {world}!'],
  '5-6': [
    'Here we are in {world} again.',
    'All was well in {world}.',
    'It was a day like any other in {world}.',
  ],
  '7-8': [
    '{world} was just as we left it.',
    'It was a day like any other in {world}, or nearly.',
    'Not much had changed in {world}.',
  ],
}

/** A friend who is named for the first time. */
export const introductions: Wordings = {
  '3-4': ['Do you remember {species}? That was {name}.', 'And {species}? {name} was the name.'],
  '5-6': [
    'Do you remember {species}? That was {name}.',
    'You remember {species}, whose name turned out to be {name}.',
  ],
  '7-8': [
    'You will remember {species}, whose name, as it turned out, was {name}.',
    'You may remember {species}. Nobody had asked for the name at the time. It was {name}.',
  ],
}

/** Where a plot is at its lowest, a friend from an earlier book comes by. Without them the hero would stop there. */
export const friendHelps: Wordings = {
  '3-4': [
    '"I give up," said {hero}. But who was that? It was {old}! "Don’t stop," said {name}. So {hero} did not.',
    '{hero} sat down. {old} came, and sat down, too. "I’ll stay with you," said {name}. That was better. {hero} got up again.',
    '"Go home," said {hero} to {himself}. "No, no," said {old}. "You helped me. Now I help you." So {hero} stayed.',
  ],
  '5-6': [
    '{hero} sat down. Somebody sat down beside {him}. It was {old}. "Ours was worse, in the middle," said {name}. "You have to get to the other side of the middle." So {hero} got up.',
    '"I give up," said {hero}. "You didn’t give up on me," said somebody. It was {old}, who had come by to see how things were. So {hero} had to go on.',
    '{hero} wanted to go to bed. But there stood {old}, with some bread. "You look like the middle of a story," said {name}. They ate the bread. Then {hero} did not want to go to bed anymore.',
  ],
  '7-8': [
    '{hero} thought about going home. Then somebody sat down beside {him} with a sigh. It was {old}. "Ours looked worse than this, halfway through," said {name}. "If you had gone home then, I would still be in it." {hero} thought that over, and got up again.',
    '"I’m giving up," said {hero}, and meant it. "You may," said {old}, who happened to come by. "But you didn’t, that time with me, and I was a lot of trouble." {hero} had to laugh, and somebody who laughs has not given up.',
    'That would have been the end of it, if {old} had not come around the corner just then. {name} looked at {hero}, and asked nothing. {name} only unpacked some bread, and gave {him} the bigger half. When it was eaten, things did not look so bad, and {hero} went on.',
  ],
}

/** The same where nobody can come by. */
export const friendInMind: Wordings = {
  '3-4': [
    '{hero} wanted to stop. Then {he} thought of {old}. "Don’t stop!" {name} would say. So {he} did not.',
    '"I give up," said {hero}. But what would {old} say? "Go on, go on!" So {hero} went on.',
  ],
  '5-6': [
    '{hero} nearly gave up. Then {he} thought of {old}. With {name}, too, it had been worst in the middle. "Maybe this is only the middle," thought {hero}, and went on.',
    'It would have been nice to have {old} there now. "You didn’t give up on me," {name} would say. So {hero} did not give up on this, either.',
  ],
  '7-8': [
    '{hero} was about to give up. Then {he} thought of {old}, of all people. There had been a moment like this one with {name}, too, and on the other side of it there had been a friend. So {he} held on a little longer.',
    'If only {old} had been there! {hero} could hear what {name} would say. "You didn’t give up on me, and I was a lot of trouble." It is hard to argue with somebody who is not there. So {hero} went on.',
  ],
}

/** The same with a thing that was kept. */
export const thingHelps: Wordings = {
  '3-4': [
    '"I give up," said {hero}. Then {he} thought of {thing}. That had been hard, too! So {he} went on.',
    '{hero} wanted to stop. But {he} had {thing} with {him}, and gave it a squeeze. "One more try," said {hero}.',
  ],
  '5-6': [
    '{hero} nearly gave up. Then {he} thought of {thing}. {He} would not have it, if {he} had gone home in the middle that time. "This is only the middle," said {hero}.',
    '"I give up," said {hero}, and thought of the shelf at home, and of {thing} on it. It had not come there by giving up. "All right," {he} told it, far away. "I’m going on."',
  ],
  '7-8': [
    '{hero} was ready to go home. Then {he} thought of {thing}, and how {he} had come by it. That time, too, there had been a moment like this one. If {he} had turned around then, there would be nothing on the shelf. So {he} stayed where {he} was.',
    'At home, on the shelf, there was {thing}. {hero} thought of it now. It had been the worst of days, right up to the part where it became the best one. "It’s always the part before," said {hero}, and went on.',
  ],
}

/** Something is in the way, between home and where the plot goes on, and a friend from an earlier book knows a way. */
export const friendOnTheWay: Wordings = {
  '3-4': [
    'It was far. Oh, so far! But there came {old}. "I know a short way," said {name}. So they all went that way.',
  ],
  '5-6': [
    'But it was a long way, and they would be too late. Then {old} came around the corner. "I know a shorter one," said {name}. "I go there every day." So {name} went ahead, and they got there in time.',
    'At the first corner they did not know left from right. "Left," said somebody. It was {old}. "I’ll show you," said {name}. Without {name} they would have gone right, and they would still be going.',
  ],
  '7-8': [
    'It would have taken until morning, if they had not met {old} at the first corner. "Nobody goes that way," said {name}. "Not since the bridge fell down." And {name} took them along a path so small that it was only there if one knew it.',
  ],
}

/** The same with a thing, by what it can do. */
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

/** The first words of the last book. */
export const lastOpenings: Wordings = {
  '3-4': ['It was the last day of summer in {world}. Tonight everybody would come!'],
  '5-6': ['It was the last day of summer in {world}, and everybody was asked to come in the evening.'],
  '7-8': [
    'It was the last day of the summer in {world}. Everybody had been asked to come in the evening, and nobody had said no.',
  ],
}

/** The last words of the last book; `{all}` are its friends. */
export const gatherings: Wordings = {
  '3-4': ['And they all came. {all}! "Good night, {world}," said {hero}.'],
  '5-6': [
    'And they had all come: {all}. {hero} counted them, and nobody was missing. "Good night, {world}," said {hero}. And {world} said good night.',
  ],
  '7-8': [
    'And they had all come, because it was the last evening: {all}. {hero} went from one to the next, and counted, and got the same number twice. "That’s everybody," {he} said. "Good night, {world}." And it was a good one.',
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
