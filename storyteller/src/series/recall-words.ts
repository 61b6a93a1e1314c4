import type { AgeGroup } from '@moonpage/contract/story-input'

/**
 * How later books take up what earlier ones left. Beside the slots of tales: `{old}` is Tully the camel, `{name}` Tully,
 * `{species}` the camel, `{thing}` the hero's bell, `{noun}` bell, `{world}` Brambleford, `{later}` the fact as the tale words it.
 */
export type Wordings = Readonly<Record<AgeGroup, readonly string[]>>

/** The first words of a book of a series. */
export const openings: Wordings = {
  '3-4': ['Here we are in {world}.', 'Back to {world}!'],
  '5-6': ['Here we are in {world} again.', 'It was a day like any other in {world}.'],
  '7-8': ['{world} was just as we left it.', 'It was a day like any other in {world}, or nearly.'],
}

/** Somebody new comes because of a friend: `{third.him}` is the new one. */
export const sentBy: Wordings = {
  '3-4': ['{name} had told {third.him} to come.', '{third.He} was a friend of {old}.'],
  '5-6': [
    'It was {old} who had told {third.him} about {hero}.',
    '{third.He} knew {old}, and {name} had talked of nothing but {hero}.',
  ],
  '7-8': [
    'Without {old}, that would never have come about, for it was {name} who had told {third.him} all about {hero}.',
    '{third.He} and {old} were old friends, and {name} had talked so much of {hero} that it had seemed a pity not to meet.',
  ],
}

/** Where a plot is at its lowest, a friend from an earlier book comes by. Without them the hero would stop there. */
export const friendHelps: Wordings = {
  '3-4': [
    '"I can’t do it," said {hero}. But who was that? It was {old}! "Not yet," said {name}. "Look again." So {hero} looked again.',
    '{hero} sat down. {old} came, and sat down, too. "I’ll sit with you," said {name}. That was better.',
    '"It won’t work," said {hero}. "What did you do?" asked {old}. {hero} told it all. "Don’t do that again," said {name}. "Do it another way."',
  ],
  '5-6': [
    '{hero} sat down. Somebody sat down beside {him}. It was {old}. "Tell me what you did," said {name}. So {hero} told it all. "And what did you not do yet?" asked {name}. {hero} had to think about that.',
    '"I give up," said {hero}. "Good," said somebody. It was {old}, who had come by to see how things were. "Then stop doing that," said {name}, "and look around." So {hero} looked around.',
    'Then {hero} wanted to stop. But there stood {old}, with some bread. "You look like the middle of a story," said {name}. They ate the bread. "What comes after the middle?" asked {hero}. "Something else," said {name}.',
  ],
  '7-8': [
    '{hero} thought about giving up. Then somebody sat down beside {him} with a sigh. It was {old}. "Start at the beginning," said {name}. So {hero} did, and it sounded different when it was said out loud. "Hm," said {name}, and that was all. But {hero} was not thinking of that anymore.',
    '"I’m giving up," said {hero}, and meant it. "You may," said {old}, who happened to come by. "Give up what you did so far. It didn’t work. I only wouldn’t give up the rest." {hero} had to laugh, and looked around once more.',
    'That would have been the end of it, if {old} had not come around the corner just then. {name} looked at {hero}, and asked nothing. {name} only unpacked some bread, and gave {him} the bigger half. It is hard to be cross with a full mouth, and when the bread was eaten, {hero} could look at things again.',
  ],
}

/** The same where nobody can come by. */
export const friendInMind: Wordings = {
  '3-4': [
    '"I can’t do it," said {hero}. Then {he} thought of {old}. "Look again!" {name} would say. So {hero} looked again.',
    '"It won’t work," said {hero}. But what would {old} say? "Do it another way!"',
  ],
  '5-6': [
    '{hero} nearly gave up. Then {he} thought of {old}. That had not been easy, either, and then there had been a friend. "This can’t be the end," thought {hero}.',
    'It would have been nice to have {old} there now. "What did you not do yet?" {name} would say. {hero} had to think about that.',
  ],
  '7-8': [
    '{hero} was about to give up. Then {he} thought of {old}, of all people. That evening had not begun well, either, and at the end of it there had been a friend. So {he} held on a little longer.',
    'If only {old} had been there! {hero} could hear what {name} would say. "That didn’t work. What else is there?" It is hard to argue with somebody who is not there. So {hero} looked around once more.',
  ],
}

/** The same with a thing that was kept. */
export const thingHelps: Wordings = {
  '3-4': [
    '"I give up," said {hero}. Then {he} thought of {thing}. That day had been hard, too! And it came out well.',
    '{hero} wanted to stop. But then {he} thought of {thing}. "Not yet," said {hero}.',
  ],
  '5-6': [
    '{hero} nearly gave up. Then {he} thought of {thing}. That other day had looked bad, too, before it came out well. "So this is only the middle," said {hero}.',
    '"I give up," said {hero}, and thought of {thing}. That had begun badly, too. "There must be something else," said {hero}.',
  ],
  '7-8': [
    '{hero} was ready to give up. Then {he} thought of {thing}, and of the day that it came from. That day had not looked like much, either, when it was half over. So {he} did not give up yet.',
    '{hero} thought of {thing}. It came from one of the worst of days, right up to the part where that became one of the best. "It’s always the part before," said {hero}.',
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

/** The last words of a last book that could not be told of its friends. */
export const endings: Wordings = {
  '3-4': ['And that is the end of {world}.'],
  '5-6': ['And that was the last adventure in {world}.'],
  '7-8': ['And that was the last of the adventures in {world}, as far as anybody knows.'],
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
