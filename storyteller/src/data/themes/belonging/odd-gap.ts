import type { Strand } from '../../schema.ts'

export const oddGap: Strand = {
  plant: {
    three: [
      '{hero} was not like the rest. "Where do I fit?" said {hero}.',
      'All the rest were the same. {hero} was not.',
    ],
    five: [
      'There was nobody else {in} {land} quite like {hero}. Some days that felt special, and some days it just felt odd.',
    ],
    seven: [
      'Nobody else {in} {land} was like {hero}. When they stood in a row for a picture, {he} never knew where to stand. {He} {was} too much of one thing, and not enough of another, and usually got asked to hold the coats.',
    ],
    verse: [
      'No one in the row was quite the same. / "I don\'t fit in," said {hero}, "what a shame."',
      'They stood in line, all tall, all thin, / And {hero} could not quite fit in.',
    ],
  },
  low: {
    three: [
      '"I am too odd," said {hero}. "I like odd," said {friend}.',
      '"Where is my place?" said {hero}. "Here," said {friend}.',
    ],
    five: [
      '"Perhaps it wanted somebody ordinary," said {hero}. "Ordinary people did not come," said {friend}. "You did."',
    ],
    seven: [
      '"They ought to have sent somebody else," said {hero}. "Somebody more usual." {friend} considered this. "I have met the usual ones," said {fhe}. "They are very nice. They are at home, having supper. I would sooner be out here, with you."',
    ],
    verse: [
      '"I\'m odd," said {hero}. "I do not blend." / "I like you odd," replied {his} friend.',
      '"Am I too strange?" asked {hero}. "Say." / "You are," said {friend}, "and please do stay."',
    ],
    small: ['"I am odd, I see." / "You are just like me."'],
  },
  test: {
    three: [
      'A hole in the row. "Who can fit?" said {keeper}.',
      '"Not you, not you," said {keeper}. "Who fits here?"',
    ],
    five: [
      'Beside {keeper} was an empty place of an odd shape. "I tried everybody," said {khe}. "They are all too alike."',
    ],
    seven: [
      '{keeper} was looking at a gap in the stone, with a bump where you would not expect one. "Everybody has tried," said {khe}. "They are the right shape for everything else." {hero} looked at the bump. It reminded {him} of something.',
    ],
    verse: ['"Here is a place no one can fill. / I\'ve tried them all. It\'s empty still."'],
    small: ['A gap in the wall! / It fits none at all.'],
  },
  act: {
    three: [
      '{hero} sat in it. It fit! It was just the right size.',
      '"Me?" said {hero}. It fit from top to toe!',
    ],
    five: [
      '{hero} stepped in. The odd bit of {him} went where the odd bit was. Click. "There you are," said {keeper}. "I kept it for you."',
    ],
    seven: [
      '{hero} had spent {his} whole life pulling in the parts that stuck out. Now {he} let them stick out, and stepped in. Every odd corner of {him} met an odd corner, and was at home. "So it is you," said {keeper}. "You look just right."',
    ],
    verse: ['Then {hero} stepped in. Click! What a fit! / Each odd small corner belonged in it.'],
    small: ['{hero} stepped in it. / Click! What a fit!'],
  },
  close: {
    three: ['The bed was just {his} size.', 'This was {his} place. {hero} slept.'],
    five: [
      'In the middle of the bed was a hollow, just the shape of {hero}. {He} rolled into it, and everything fitted.',
    ],
    seven: [
      'The bed had a dip in it that had been made, over a long time, by no one but {hero}. {He} lay down in it. There was not a corner of {him} that stuck out.',
    ],
    verse: [
      'The bed is just your shape, your size. / You fit right here. Now shut your eyes.',
      'The row has room, the bed has, too. / It kept this bit of night for you.',
    ],
  },
}
