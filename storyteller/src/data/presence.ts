import type { Beat } from '../outline.ts'
import type { Told } from './schema.ts'

/** Where a page would go by without its hero, one line brings the hero back. */
export const heroLines: Record<Beat['purpose'], Told> = {
  home: {
    three: ['That is {hero}!'],
    five: ['That was {hero}, and that was how {he} liked it.'],
    seven: ['That was {hero}, and no one would have had {him} otherwise.'],
    verse: ['And {hero} it was who lived in there, / With a pot and a spoon and a rocking chair.'],
    small: ['{hero} lived there / with a small red chair.'],
  },
  trouble: {
    three: ['"Oh!" said {hero}.', '"I will help," said {hero}.', '{hero} got up. "I can help!"'],
    five: [
      '"I will help," said {hero}.',
      '{hero} put on {his} hat.',
      '"One of us must do something," said {hero}, and looked round. There was only the one.',
      '{hero} was up at once.',
      '"Leave it to me," said {hero}, before {he} had thought about it.',
    ],
    seven: [
      '"I will do it," said {hero}, "if you tell me how. Or I will do it and find out."',
      '{hero} looked left, and looked right. There was only {hero}. "Well then," {he} said.',
      '"I shall see to it," said {hero}, and was surprised to hear it.',
    ],
    verse: [
      '"Oh dear," said {hero}, and scratched one ear. / "Somebody\'s got to help, that\'s clear."',
      '{hero} looked left and {hero} looked right. / "I\'ll go," {he} said, "and go tonight."',
    ],
    small: ['"I will help!" {he} said, / and up went {his} head.'],
  },
  call: {
    three: ['"Let us go!" said {hero}.'],
    five: ['"Then let us go," said {hero}.'],
    seven: ['"In that case," said {hero}, "we had better go before we think of a reason not to."'],
    verse: ['"Then off we go," said {hero}, "hooray! / There is still some light in the end of the day."'],
    small: ['"Let us go!" {he} said. / {hero} went ahead.'],
  },
  'setting-out': {
    three: ['"This way," said {hero}.', '{hero} sang a bit. La, la.'],
    five: ['{hero} hummed as {he} went.', '"I like it here," said {hero}.'],
    seven: ['{hero} hummed as {he} went, a tune with only one good bit in it.'],
    verse: ['{hero} went first and hummed a tune / About the sun and about the moon.'],
    small: ['{hero} went first. / {He} sang, fit to burst.'],
  },
  // Neither before nor after the solution: the line may stand on either side of it.
  obstacle: {
    three: ['{hero} hummed a bit.', '"La, la," sang {hero}.', '{hero} held on to {his} bag.'],
    five: [
      '{hero} hummed a bit, which always helped.',
      '{hero} scratched {his} nose, as people do.',
      '"One thing at a time," said {hero}.',
    ],
    seven: [
      '{hero} hummed as {he} worked, which always helped a little.',
      '"One thing at a time," said {hero}, and felt much better for having said it.',
    ],
    verse: [
      'And {hero} hummed a bit of a song, / As people do when the way is long.',
      'And {hero} gave a nod, and then / {He} hitched up the bag on {his} back again.',
      'And {hero} ate half a bun from the sack, / For it is a good thing to have a small snack.',
    ],
    small: ['{hero} was glad. / It was not so bad.', '{hero} sang a bit. / That was all of it.'],
  },
  low: {
    three: ['{hero} gave a big yawn.', '{hero} sat still.'],
    five: ['{hero} gave a yawn that went on and on.', '{hero} looked up at the sky.'],
    seven: ['{hero} yawned, and it was the kind of yawn that comes with a second one inside.'],
    verse: [
      'And {hero} gave a yawn so wide / That half the evening slipped inside.',
      'Then {hero} sat down and looked at the sky / And watched a small pink cloud go by.',
    ],
    small: ['{hero} sat down / with half a frown.'],
  },
  insight: {
    three: ['{hero} came close.', '"Hello," said {hero}.'],
    five: ['{hero} came closer.', '"Good evening," said {hero}, because it was one.'],
    seven: ['"Good evening," said {hero}, since it is always a good thing to begin with.'],
    verse: [
      '{hero} crept up on tippy-toes. / What happens now? Well, nobody knows.',
      '"Good evening," said {hero}, and bent {his} head. / It\'s always a good thing to have said.',
    ],
    small: ['{hero} came near. / "Hello, my dear."'],
  },
  climax: {
    three: ['{hero} held on tight.', '"Oh!" said {hero}.'],
    five: ['{hero} held {his} breath.', "{hero}'s heart went tock, tock, tock."],
    seven: ['{hero} found that {he} had been holding {his} breath, and let it go.'],
    verse: [
      "And {hero}'s heart went hop, hop, hop, / As if it never meant to stop.",
      'And {hero} just stood there, still as a stone, / And felt it right down to {his} smallest bone.',
    ],
    small: ['{hero} said, "Oh!" / {He} did not know.', 'And {hero} stood there. / {He} could just stare.'],
  },
  after: {
    three: ['{hero} was so glad.', '{hero} did a hop.'],
    five: ['{hero} felt warm from ears to toes.', '{hero} could not stop smiling.'],
    seven: ['{hero} wanted to remember it all, and looked at everything twice.'],
    verse: [
      'And {hero} smiled from ear to ear / At everyone, both far and near.',
      'And {hero} looked round, and looked once more. / {He} had never felt this way before.',
    ],
    small: ['{hero} was so glad. / What a day they had!'],
  },
  rest: {
    three: ['Good night, {hero}.'],
    five: ['Sleep tight, {hero}.'],
    seven: ['Sleep tight, {hero}.'],
    verse: [
      'Now {hero} is snug from toe to chin. / The day goes out, the night comes in.',
      'Now {hero} is tucked in, snug and tight. / The lamp burns low, so sleep, good night.',
    ],
    small: ['Good night, {hero} dear. / Sleep well in here.'],
  },
}

/** For a child who fears being left: the friend is on every page. */
export const friendLines: Told = {
  three: [
    '{friend} was there too.',
    '{friend} was right by {hero}.',
    'And so was {friend}.',
    "{friend} held {hero}'s {hand}.",
    '"I am here," said {friend}.',
  ],
  five: [
    '{friend} was right beside {him}.',
    '{friend} kept close, and hummed.',
    '"I am here," said {friend}, and {fhe} was.',
    'And {friend} was there, as near as a pocket.',
    '{friend} nodded, very close by.',
  ],
  seven: [
    '{friend} was right beside {him}, as {fhe} had been all along.',
    '"I am here," said {friend}, though {hero} knew that already.',
    '{friend} stood so near that their sleeves touched.',
    '{friend} did not say anything, but came a little closer.',
  ],
  verse: [
    'And {friend} was there, right by {his} side, / As near as a shell to the snail inside.',
    'And {friend} came too, and held on tight, / As near as the moon is to the night.',
    'And {friend} was close, as close could be, / As close as the leaf is to the tree.',
    'And {friend} was with {him} all the way, / And never was far for the whole of the day.',
  ],
  small: [
    '{friend} was there, / as close as a hair.',
    '{friend} came too. / "I am with you."',
    'And {friend} was near, / so near and dear.',
    '{friend} held on / till the day was gone.',
  ],
}
