import type { QuestData } from '../schema.ts'

export const yawn: QuestData = {
  thing: 'the jar',
  deed: 'Caught the Last Yawn',
  prop: 'jar',
  carried: true,
  kept: true,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    'The Last Yawn {in} {Land}',
    '{hero} and the Runaway Yawn',
    'Nobody Yawned on Tuesday',
    'How to Catch a Yawn',
    'Quick, {friend}, the Jar!',
    'You Will Yawn Before the End',
    'A Yawn in a Jar',
    '{hero} Goes Yawning',
    'Aah, Said {keeper}',
    'The Grandmothers Who Turned Cartwheels',
    'The Yawn That Got Out of {hero}',
    '{friend} and {hero} Go After a Yawn',
    'Wide Awake {in} {Land}',
    '{keeper} Talks About Socks',
  ],
  summaries: [
    'Nobody {in} {land} can sleep until the last yawn is caught, and {hero} has a jar.',
    'The last yawn has got away. Grandmothers are turning cartwheels, and {hero} goes after it with a jam jar.',
    'You will yawn before the end of this book. So will {hero}, but that takes a whole evening and a jar.',
  ],
  trouble: {
    three: [
      '"Aah," said {hero}. Out ran the yawn! Hop, hop, off it went. "Quick! A jar!"',
      'No one could yawn. Not one! "I can get a yawn!" said {hero}. Into the bag went a jar.',
      'The last yawn flew out. Now who could sleep? {hero} ran for the jam jar.',
    ],
    five: [
      'There was one yawn left {in} {land}. It went from mouth to mouth, and then out of a window. Now no one could sleep. {hero} got a jar. "I will catch it," {he} said.',
      '"Aah," said {hero}, and the yawn jumped out and ran. It was the last one, too. {hero} took the jam jar and went after it.',
      'Night came, and they all lay there, wide awake. All the yawns were used up but one, and that one was loose. {hero} washed out a jar to put it in.',
    ],
    seven: [
      'A yawn is never used up. One person has it and hands it on, and so it goes round {land} until all are asleep. But that evening someone sneezed at the wrong moment, and the yawn shot out over the tops of things and was gone. Everyone lay in bed with their eyes open, being polite about it. {hero} took a jar with a good lid.',
      '"Aah," said {hero}, and stopped. There was no yawn in it. It had slipped out at one side and was bouncing off toward {far}, and nobody knew of another. {hero} emptied the button jar. You cannot catch a yawn with your {hands}.',
      'By eight it was clear that something was wrong. Grandmothers were turning cartwheels. The baby next door had begun to read. There had not been a yawn since Tuesday, and the last wild yawn had been seen near {far}. {hero} found a jar, and made holes in the lid so that it could breathe.',
    ],
    verse: [
      'The last of the yawns flew out of the door. / "I\'ll bring it back in a jar, or in four."',
      'Nobody yawned, neither big nor small, / So {hero} took down a jar from the wall.',
      '"Aah," said {hero}, and out it flew. / "My yawn! Fetch a jar! Any jar will do!"',
    ],
    small: [
      'Out the yawn ran. / Jar, catch it who can!',
      'A jar and a lid. / But the yawn hid.',
      'No yawn, no bed. / "A jar!" {hero} said.',
    ],
  },
  win: {
    three: [
      "Shh. It sat on {keeper}'s nose. {hero} held up the jar. Got it!",
      '"Aah!" said {keeper}. Out came the yawn. Into the jar, and on with the lid!',
      '{keeper} had it in a sock. Hop! Into the jar it went.',
    ],
    five: [
      '"Do not move," said {hero}. The yawn was sitting on {keeper}\'s nose. It looked at the jar. It looked warm in there. It went in.',
      '{keeper} had it tucked in one cheek. "I did not want to lose it," said {khe}. "Aah." {hero} had the jar ready.',
      'Something small went "aah" under a leaf. "It is shy," said {keeper}. So {hero} put down the jar, and they all looked the other way. In it went.',
    ],
    seven: [
      '{keeper} pointed at one cheek, which was rather round. "I have been keeping it in there," said {khe}, "so that it would not be wasted on a snail." {hero} got out the jar. {keeper} opened wide. It was the biggest, softest yawn they had ever seen, and it folded up small to fit.',
      'The yawn was asleep, as it happened. It lay on a leaf beside {keeper} and breathed. "I had not the heart to wake it," said {khe}. {hero} slid it into the jar, leaf and all, and put on the lid the way you shut a door on a baby.',
      '"You cannot chase a yawn," said {keeper}. "You have to be dull at it." So they sat in a row, and {keeper} told them about {khis} socks, one after the other. At the ninth sock something crept up to listen. "Aah," it said, and {hero} put the jar over it.',
    ],
    verse: [
      'It sat on {keeper}\'s nose, asleep. / "A yawn in a jar! And one to keep!"',
      '"I kept it," said {keeper}, "inside my cheek." / It rolled in the jar with a yawny squeak.',
      'With {keeper} they sat, as quiet as snow. / The yawn saw the jar, and decided to go.',
    ],
    small: [
      'It sat on a shoe. / In the jar it flew!',
      '"Aah!" {keeper} said. / "In the jar! Then to bed."',
      'The yawn came near. / "The jar is right here!"',
    ],
  },
  after: {
    three: [
      'Off came the lid. Aah! {friend} had it. {keeper} had it. You, too?',
      'One yawn. Then two. Then ten! All {land} went to bed.',
    ],
    five: [
      '{hero} opened the lid, just a crack. {keeper} yawned, {friend} yawned, and far away a snail yawned. It was back at work.',
      'They let it out at one house after the other. "Aah," said each house, and put out its light.',
      '{keeper} had the first go. It took {khim} a full minute, and you could see right down to {khis} supper.',
    ],
    seven: [
      '{hero} lifted the lid, just enough. {friend} had it first, and passed it to {keeper}, who passed it to a moth. After that no one could keep up. It went over {land} like a hand over a cat, and one by one the windows gave in.',
      '"You must take turns with it," said {keeper}, "or it gets worn." They had one each, and no more. Even so, {friend} had to lean on something.',
      'They say that if you only read about a yawn, you will have one. {hero} opened the jar, and it went round all three of them, and then, unless they were mistaken, it went on a little further than that.',
    ],
    verse: [
      'They opened the lid, and aah! it flew. / It went to them all. It is coming to you.',
      'From {friend} to {keeper}, from house to house, / It went to the snail, and it went to the mouse.',
      '"Just one for each," said {keeper}. "That\'s fair." / And one small yawn went everywhere.',
    ],
    small: ['Off with the lid! / Aah! So they did.', 'A yawn for me, / and yawns for all three.'],
  },
  rest: {
    three: ['Aah, said the jar. Aah, said {hero}.', 'The lid was off. The yawn was in bed, too.'],
    five: [
      'The jar stood open by the bed, in case anyone should need it.',
      'The yawn went round the room once more, and got in at the foot of the bed.',
    ],
    seven: [
      'The yawn had the jar for a bedroom. It liked the lid left open, and a sock to lie on.',
      'There was just enough left in the jar for one more. {hero} had it, and it was a good one.',
    ],
    verse: [
      'The jar stands open beside the bed. / One yawn goes round each sleepy head.',
      'The yawn is home and the lid is on. / Aah, says the night, and the day is gone.',
    ],
    small: ['One yawn, the last. / The day is past.', 'The jar by the bed. / "Aah," {hero} said.'],
  },
}
