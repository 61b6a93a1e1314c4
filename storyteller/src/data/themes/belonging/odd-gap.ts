import type { Strand } from '../../schema.ts'

export const oddGap: Strand = {
  plant: {
    three: [
      '{hero} was not like the rest. "Where do I fit?" said {hero}.',
      'All the rest were the same. {hero} was not.',
      '"All in a row!" they said. {hero} stuck out.',
    ],
    five: [
      'There was nobody else {in} {land} quite like {hero}. Some days that felt special, and some days it just felt odd.',
      '{hero} had tried to be like the others on Monday. By noon {he} {was} tired, and went back to being {hero}.',
      'Every door {in} {land} was a bit too wide for {hero}, or not quite wide enough.',
    ],
    seven: [
      'Nobody else {in} {land} was like {hero}. When they stood in a row for a picture, {he} never knew where to stand. {He} {was} too much of one thing, and not enough of another, and usually got asked to hold the coats.',
      'There was a line for each kind of person on the form, and {hero} had put a cross beside "other". {He} had also put "see over", and drawn a small picture.',
      '"You will grow into it," people told {hero}, about everything. {He} had grown, too, but always in some other place.',
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
      '"I do not look like you," said {hero}. "Good," said {friend}. "I do."',
    ],
    five: [
      '"Perhaps it wanted somebody ordinary," said {hero}. "Ordinary people did not come," said {friend}. "You did."',
      '"I wish I were the same shape as people," said {hero}. "Then where would I put my head?" said {friend}, and leaned on {him}.',
      'They lay down in some sand. When {hero} got up, there was a dent that could not have been anyone else\'s. "I like that one best," said {friend}.',
    ],
    seven: [
      '"They ought to have sent somebody else," said {hero}. "Somebody more usual." {friend} considered this. "I have met the usual ones," said {fhe}. "They are very nice. They are at home, having supper. I would sooner be out here, with you."',
      '"If you had a pattern to make people from," said {hero}, "you would not make me." "No," said {friend}. "I should never have thought of it." {fhe} sounded sorry that {fhe} would not have.',
      '{friend} had picked up a stone with a bulge and a hole, and put it in {fhis} bag. "Why that one?" asked {hero}. There were a hundred smooth ones lying about. "I can find it again," said {friend}.',
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
      '"Just this left," said {keeper}. It was a wall, with one hole in it. The hole had a hump and two points.',
    ],
    seven: [
      '{keeper} was looking at a gap in the stone, with a bump where you would not expect one. "Everybody has tried," said {khe}. "They are the right shape for everything else." {hero} looked at the bump. It reminded {him} of something.',
      '"I have had them all in here," said {keeper}. "The round ones fell out, and the square ones got stuck." It was a hollow in the rock, with a turn in it that nobody had.',
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
      '"That looks like me on a good day," said {hero}, and backed in. It closed round {him} like a hug.',
    ],
    seven: [
      '{hero} had spent {his} whole life pulling in the parts that stuck out. Now {he} let them stick out, and stepped in. Every odd corner of {him} met an odd corner, and was at home. "So it is you," said {keeper}. "You look just right."',
      '{hero} tried to go in straight and proper. It did not work. So {he} went in the way {he} slept, with one end up and one end round. "Ah," said the stone, or it may have been {keeper}.',
    ],
    verse: ['Then {hero} stepped in. Click! What a fit! / Each odd small corner belonged in it.'],
    small: ['{hero} stepped in it. / Click! What a fit!'],
  },
  close: {
    three: [
      'The bed was just {his} size.',
      'This was {his} place. {hero} slept.',
      '{hero} lay down. The bed said, "There you are."',
    ],
    five: [
      'In the middle of the bed was a hollow, just the shape of {hero}. {He} rolled into it, and everything fitted.',
      '{hero} stuck out at one corner. {friend} put a bit of cover over that, too.',
      'Nobody else could have slept in that bed. It had learned {hero} by heart.',
    ],
    seven: [
      'The bed had a dip in it that had been made, over a long time, by no one but {hero}. {He} lay down in it. There was not a corner of {him} that stuck out.',
      '"You have all the room," said {friend}, who did not. {hero} moved {his} odd bit, and {friend} fitted in under it, as if they had been cut from one piece.',
      '{hero} slept as {he} always slept, which nobody has ever been able to draw. The bed had no trouble with it.',
    ],
    verse: [
      'The bed is just your shape, your size. / You fit right here. Now shut your eyes.',
      'The row has room, the bed has, too. / It kept this bit of night for you.',
    ],
  },
}
