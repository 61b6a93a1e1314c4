import type { Strand } from '../../schema.ts'

export const ninthSnail: Strand = {
  plant: {
    three: ['"Good night, all!" That was how {hero} did it. Quick!'],
    five: ['{hero} said good night to all {his} toys in one go, to save time.'],
    seven: [
      '{hero} did everything quickly, even good night. {He} said it once, at the door, for all the toys together. One or two of them would have liked their own.',
    ],
    verse: [
      '{hero} said good night with a hop and a skip: / "Good night, the lot of you!" Zip, zip, zip.',
      '"Good night, you all!" was {hero}\'s way, / Quick as you like, at the end of the day.',
    ],
  },
  low: {
    three: ['{friend} was slow. {hero} went slow, too.'],
    five: [
      '{friend} had a sore toe and went slowly. "I like it slow," said {hero}. It was not true when {he} began to say it.',
    ],
    seven: [
      '{friend} had dropped behind. The old {hero} would have called, "Come on!" This one walked back, all the way, and came along again at {friend}\'s own speed. There was a good deal to see at it.',
    ],
    verse: [
      '{friend} was slow, with a pain in one toe. / "Then slow," said {hero}, "is how we shall go."',
      "{friend} was slow, and {hero} was, too. / It's nice to be slow when there are two.",
    ],
    small: ['"My toe is sore." / "Then we run no more."'],
  },
  test: {
    three: ['{keeper} had nine small snails. Eight slept. One did not.'],
    five: [
      '{keeper} was putting nine small snails to bed. Eight were asleep. "Number nine wants company," whispered {khe}, and nearly fell over.',
    ],
    seven: [
      '"Hush," said {keeper}. Nine small snails lay in a row. Eight were asleep. "The ninth wants someone to sit with it, and I was up all last night. Do not let me keep you." And {khe} leaned on nothing, and slid down it.',
    ],
    verse: [
      '"Nine snails," sighed {keeper}, "and eight are asleep. / The ninth says that it is no good counting sheep."',
    ],
    small: ['Eight snails in bed. / "Not me!" one said.'],
  },
  act: {
    three: ['{hero} sat down. {He} sang to it, long and low. Shh.'],
    five: [
      '{hero} lay down by it, and told it about the whole day, with all the bends. At the third bend its horns went in.',
    ],
    seven: [
      '{hero} lay down, nose to nose with the snail. "Good night," {he} said. It seemed that there should be more. So {he} told it about the whole day, and did not leave out one stone. One horn went in. Then, a good while after, the other.',
    ],
    verse: [
      'So {hero} lay down, nose to nose with the snail, / And told it the day, like a long winding tale.',
    ],
    small: ['A song, so low. / Its eyes shut, slow.'],
  },
  close: {
    three: ['Good night, sock. Good night, lamp. Good night, {hero}.'],
    five: [
      'That night {hero} said good night to each toy by its name. It took a long time, and it was meant to.',
    ],
    seven: [
      '{hero} said good night to the toys, one at a time, and asked the oldest one about its ear. It took a quarter of an hour. Nobody wished that it were shorter.',
    ],
    verse: [
      'Good night to the big one, good night to the small, / With one for each of you, one for you all.',
      "Good night to each ear and good night to each eye. / Slow, very slow. There's no need to fly.",
    ],
  },
}
