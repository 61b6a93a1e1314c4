import type { Strand } from '../../schema.ts'

export const wheel: Strand = {
  plant: {
    three: [
      '{hero} had a bucket on {his} head. "I am fine," {he} said.',
      '{hero} made a cart. It had one wheel. "It is fine."',
      '{hero} put up a shelf. It fell down. "Good," {he} said.',
    ],
    five: [
      '{hero} had built a raft last week, without any help. It was now a hat.',
      '{hero} mended the roof with nobody to hold the board. There was now a board in the bath.',
      '"You can hold my hat," {hero} told people who wished to help.',
    ],
    seven: [
      '"I work best without others," {hero} explained, and {friend}, who was holding up the other end of everything, said nothing.',
      '{hero} did not like to be held. "I am quite steady," {he} would say, from the top of two chairs and a pan.',
      'Others asked somebody to hold the other end. {hero} tied it to a tree, or a chair, and once to a cow, which had gone home.',
    ],
    verse: [
      '"I do it best on my own," {hero} said, / With a bucket stuck on the top of {his} head.',
      'With no help at all {hero} built a good boat. / It was a good box. It just did not float.',
    ],
  },
  low: {
    three: [
      '"You look," said {friend}. "I will hold." It was fast!',
      '"Hold my coat," said {hero}. {friend} did. On it went!',
      '"You go up. I will hold you," said {friend}.',
    ],
    five: [
      '"You look," said {friend}, "and I will hold." They had never thought of that before. It went twice as well.',
      '{friend} held the cup and {hero} poured. For once nobody was wet.',
      '"I will count the steps," said {friend}, "and you can look where we are going." They stopped falling over.',
    ],
    seven: [
      'They had been pulling the bag to the left and to the right. "Suppose," said {friend}, "that we both pull the same way." It was so simple that they had to sit down.',
      'One of them had been looking out for stones, and so had the other, and nobody had looked out for the path. "You take the stones," said {hero}, "and I will take the path." It sounded almost like asking for help.',
      '{hero} held one end of the string in {his} teeth, and was trying to cut it with {his} foot. "Would it help," said {friend}, "if I held something?" {hero} thought it over. It would.',
    ],
    verse: [
      'One pulled left and the other pulled right. / Then both pulled the same, and the bag went light.',
      '"You hold," said {friend}, "and I will look." / It was half of the time that it mostly took.',
    ],
    small: ['"You pull, I pull, too." / It moved. It flew.'],
  },
  test: {
    three: [
      'A wheel was in the wall. It was too big for {keeper}.',
      'The door had three bars. {keeper} pushed up just one.',
    ],
    five: [
      'A great door stood at the end. It had three handles, far apart. {keeper} could reach just one.',
      'It was a wheel in the wall, as wide as a cart. {keeper} hung on it with {khis} whole weight. It did not creak.',
    ],
    seven: [
      'The last thing was a wheel in the wall, with three handles. {keeper} had hold of one of them. "I can turn it a bit," said {khe}, "and then it turns me."',
      '"It turned once," said {keeper}, of the great wheel. "My mother had one handle, and I had one, and an old goat had the third. That was the last time." {khe} gave it a pull, to show them.',
    ],
    verse: [
      'Three handles there were on a stiff old wheel, / Too much for one with {khis} shoulder and heel.',
    ],
    small: ['A wheel, so wide! / One hand on each side.'],
  },
  act: {
    three: [
      '"One each," said {hero}. They all pulled. It went round.',
      '"Me, you, and you," said {hero}. Up, up, up!',
    ],
    five: [
      '"One each," said {hero}. "Ready? All together. Now!" It went round as if it had been waiting for them.',
      '"Three of us weigh more than one," said {hero}, and they all hung on. Creak, it went, and round.',
    ],
    seven: [
      '{hero} counted handles, and then {he} counted friends. The two numbers were the same. "Oh," {he} said. They took one each. No one pulled hard. They only pulled at the same time, and it swung round like a waltz.',
      '"Who is the goat?" asked {friend}. "I am," said {hero}, and was proud of it. {He} did not take the best handle, but the one that was left. They leaned, all three, the same way. The wheel went round as a sleeper turns over.',
    ],
    verse: [
      '"One each!" called {hero}. "And all pull now!" / It turned like a ship with the sea at its bow.',
    ],
    small: ['"One each! Now, go!" / It went, so slow.'],
  },
  close: {
    three: [
      'You pull, I pull. Up came the blanket.',
      'Round went the night. {hero} held on to {friend}.',
      '"You hold me," said {friend}. "You hold me," said {hero}.',
    ],
    five: [
      'It takes one to fall asleep, and two to say good night. They were two.',
      '{hero} asked for help with the last button. It was an easy one. {He} just liked asking.',
      'One of them shut the door and one of them found the pillow. It went twice as fast.',
    ],
    seven: [
      'It takes only one to fall asleep. But it is easier with somebody at the other end of the blanket.',
      '"You look after the pillow," said {hero}, "and I will look after being tired." They were both very good at it.',
      '{friend} had the edge of the bed. {hero} held on to {fhim} a little, so that nobody would roll out in the night. It took no strength at all.',
    ],
    verse: [
      'All together, shut one eye. / All together, one more sigh.',
      'One to say good, and one to say night. / It takes us both to do it right.',
    ],
  },
}
