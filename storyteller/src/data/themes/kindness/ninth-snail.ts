import type { Strand } from '../../schema.ts'

export const ninthSnail: Strand = {
  plant: {
    three: [
      '"Good night, all!" That was how {hero} did it. Quick!',
      '{hero} ran to bed. "Night, all!" Done.',
      'One big wave. That was good night.',
    ],
    five: [
      '{hero} said good night to all {his} toys in one go, to save time.',
      'At bedtime {hero} waved at the shelf and said, "That goes for everyone."',
      '"Good night and so on," {hero} told {his} toys. {He} {was} a busy person.',
    ],
    seven: [
      '{hero} did everything quickly, even good night. {He} said it once, at the door, for all the toys together. One or two of them would have liked their own.',
      '{hero} had worked out that one big good night took two seconds, and eleven small ones took twenty-two. That was twenty seconds saved, and {he} had never found a use for them.',
      'On the shelf sat eleven toys with one good night between them. They had to share it out after {hero} was asleep.',
    ],
    verse: [
      '{hero} said good night with a hop and a skip: / "Good night, the lot of you!" Zip, zip, zip.',
      '"Good night, you all!" was {hero}\'s way, / Quick as you like, at the end of the day.',
    ],
  },
  low: {
    three: [
      '{friend} was slow. {hero} went slow, too.',
      'A snail said nothing. {hero} sat and heard it.',
      '"Wait," said {friend}. So {hero} did.',
    ],
    five: [
      '{friend} had a sore toe and went slowly. "I like it slow," said {hero}. It was not true when {he} began to say it.',
      '{friend} wanted to tell {hero} about {fhis} uncle. It was a long uncle. {hero} heard all of it.',
      "There was a knot in {friend}'s bag. {hero} undid it, and then undid the one behind it.",
    ],
    seven: [
      '{friend} had dropped behind. The old {hero} would have called, "Come on!" This one walked back, all the way, and came along again at {friend}\'s own speed. There was a good deal to see at it.',
      '"You need not wait," puffed {friend}, from a long way back. {hero} sat down on a stone and found that it was warm. {He} had run past so many of those.',
      '{hero} said good evening to a beetle, in passing. It stopped and turned round. So {he} had to stop as well, and ask how it was.',
    ],
    verse: [
      '{friend} was slow, with a pain in one toe. / "Then slow," said {hero}, "is how we shall go."',
      "{friend} was slow, and {hero} was, too. / It's nice to be slow when there are two.",
    ],
    small: ['"My toe is sore." / "Then we run no more."'],
  },
  test: {
    three: [
      '{keeper} had nine small snails. Eight slept. One did not.',
      '"One snail is up," said {keeper}. "I am so tired."',
    ],
    five: [
      '{keeper} was putting nine small snails to bed. Eight were asleep. "Number nine wants company," whispered {khe}, and nearly fell over.',
      '"Shh," said {keeper}. "Eight down. The small one wants to be told something, and I have told it all I know."',
    ],
    seven: [
      '"Hush," said {keeper}. Nine small snails lay in a row. Eight were asleep. "The ninth wants someone to sit with it, and I was up all last night." And {khe} leaned on nothing, and slid down it.',
      'A very small snail sat up beside eight that slept. "It says that nobody said good night to it," sighed {keeper}. "I did. I said it to all nine at once." {hero} turned rather red.',
    ],
    verse: [
      '"Nine snails," sighed {keeper}, "and eight are asleep. / The ninth says that it is no good counting sheep."',
    ],
    small: ['Eight snails in bed. / "Not me!" one said.'],
  },
  act: {
    three: [
      '{hero} sat down. {He} sang it a long song. Shh.',
      '"You sleep," said {hero}. {He} sat by the snail.',
    ],
    five: [
      '{hero} lay down by it, and told it the whole day, with all the bends. At the third bend its horns went in.',
      '{hero} had time, after all. {He} went through the stones on the way, one by one, until nobody was listening.',
    ],
    seven: [
      '{hero} lay down, nose to nose with the snail. "Good night," {he} said. It seemed that there should be more. So {he} told it about the whole day, and did not leave out one stone. One horn went in. Then, a good while after, the other.',
      '{hero} bent down close, and said it again, just for the one. Then there was its house to say it to, and each of the horns. By the second horn it was asleep, and so was {keeper}.',
    ],
    verse: [
      'So {hero} lay down, nose to nose with the snail, / And told it the day, like a long winding tale.',
    ],
    small: ['A song, so low. / Its eyes shut, slow.'],
  },
  close: {
    three: [
      'Good night, sock. Good night, lamp. Good night, {hero}.',
      'Good night, one. Good night, two. Good night, all.',
      '{hero} said it slow. "Good night."',
    ],
    five: [
      'That night {hero} said good night to each toy by its name. It took a long time, and it was meant to.',
      'Each toy got a good night and a pat. The last one got two, for waiting.',
      '{hero} was nearly asleep when {he} remembered the one under the bed. {He} got up and said it there.',
    ],
    seven: [
      '{hero} said good night to the toys, one at a time, and asked the oldest one about its ear. It took a quarter of an hour. Nobody wished that it were shorter.',
      'There were eleven good nights in the room, each of a different size. {hero} had just enough left for the last one, which was {his} own.',
      '{hero} had been saving seconds for years. That night {he} gave twenty of them to a toy with one ear, and it seemed pleased.',
    ],
    verse: [
      'Good night to the big one, good night to the small, / With one for each of you, one for you all.',
      "Good night to each ear and good night to each eye. / Slow, very slow. There's no need to fly.",
    ],
  },
}
