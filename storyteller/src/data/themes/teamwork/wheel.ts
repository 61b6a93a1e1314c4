import type { Strand } from '../../schema.ts'

export const wheel: Strand = {
  plant: {
    three: ['{hero} had a bucket on {his} head. "I am fine," {he} said.'],
    five: ['{hero} had built a raft last week, without any help. It was now a hat.'],
    seven: [
      '"I work best without others," {hero} explained, and {friend}, who was holding up the other end of everything, said nothing.',
    ],
    verse: [
      '"I do it best on my own," {hero} said, / With a bucket stuck on the top of {his} head.',
      'With no help at all {hero} built a good boat. / It was a good box. It just did not float.',
    ],
  },
  low: {
    three: ['"You look," said {friend}. "I will hold." It was fast!'],
    five: [
      '"You look," said {friend}, "and I will hold." They had never thought of that before. It went twice as well.',
    ],
    seven: [
      'They had been pulling the bag to the left and to the right. "Suppose," said {friend}, "that we both pull the same way." It was so simple that they had to sit down.',
    ],
    verse: [
      'One pulled left and the other pulled right. / Then both pulled the same, and the bag went light.',
      '"You hold," said {friend}, "and I will look." / It was half of the time that it mostly took.',
    ],
    small: ['"You pull, I pull, too." / It moved. It flew.'],
  },
  test: {
    three: ['A wheel was in the wall. It was too big for {keeper}.'],
    five: ['A great door stood at the end. It had three handles, far apart. {keeper} could reach just one.'],
    seven: [
      'The last thing was a wheel in the wall, with three handles. {keeper} had hold of one of them. "I can turn it a bit," said {khe}, "and then it turns me."',
    ],
    verse: [
      'Three handles there were on a stiff old wheel, / Too much for one with {khis} shoulder and heel.',
    ],
    small: ['A wheel, so wide! / One hand on each side.'],
  },
  act: {
    three: ['"One each," said {hero}. They all pulled. It went round.'],
    five: [
      '"One each," said {hero}. "Ready? All together. Now!" It went round as if it had been waiting for them.',
    ],
    seven: [
      '{hero} counted handles, and then {he} counted friends. The two numbers were the same. "Oh," {he} said. They took one each. No one pulled hard. They only pulled at the same time, and it swung round like a waltz.',
    ],
    verse: [
      '"One each!" called {hero}. "And all pull now!" / It turned like a ship with the sea at its bow.',
    ],
    small: ['"One each! Now, go!" / It went, so slow.'],
  },
  close: {
    three: ['You pull, I pull. Up came the blanket.'],
    five: ['It takes one to fall asleep, and two to say good night. They were two.'],
    seven: [
      'It takes only one to fall asleep. But it is easier with somebody at the other end of the blanket.',
    ],
    verse: [
      'All together, shut one eye. / All together, one more sigh.',
      'One to say good, and one to say night. / It takes us both to do it right.',
    ],
  },
}
