import type { VoiceData } from '../schema.ts'

export const sillyFun: VoiceData = {
  opening: {
    three: [
      'Honk! Oh no, that was {hero}. {hero} is a {noun} with a bun for a hat.',
      'This is {hero}, a {noun}. On {his} head is a sock.',
      'One, two, three, achoo! That was {hero}, a {noun}.',
    ],
    five: [
      '{In} {land}, {where}, there lived a {noun} called {hero}, who wore {his} socks on {his} ears, to keep them handy.',
      'This story begins with a sneeze. It belonged to {hero}, a {noun} from {land}, and it blew a bun off the table.',
      'There was a {noun} {in} {land} called {hero}. {He} had a pet potato, and it was very well trained. It could stay.',
    ],
    seven: [
      '{In} {land}, {where}, lived a {noun} called {hero}, whose best friend, after the obvious one, was a potato. It was called Gerald. It could do one trick, which was "stay".',
      'This story ought to begin with {hero}, a {noun} of {land}, {where}. But it begins with a sneeze, since that is what {hero} was doing at the time.',
      'In {home}, {in} {land}, lived a {noun} called {hero}, with a hat for each day of the week. There were nine. Two of the days were spare.',
    ],
    verse: [
      'A {noun} {in} {land} wore socks on each ear, / And put on two more when visitors came near.',
      'A {noun} {in} {land} kept a spud on a string. / It knew how to "stay". It was clever, that thing.',
    ],
  },
  aside: {
    three: [
      'A snail went by. "Too fast!" said the snail.',
      'A duck in a hat said, "Moo." Ha!',
      'Achoo! {friend} blew {fhis} hat off.',
      'Toot! Who was that? "Not me," said {friend}.',
    ],
    five: [
      'A snail went by in the other direction. "Slow down!" it cried.',
      'At that moment a duck came past, in a bow tie. "Moo," said the duck, and would not explain.',
      '{friend} laughed so hard that {fhis} hat fell up.',
      'A mushroom sneezed. "Bless you," said everybody, and then thought about it.',
      'They met a sheep who was counting people, to get to sleep. They were numbers four and five.',
    ],
    seven: [
      'A duck came by, in a bow tie, carrying a very small ladder. "Moo," it said gravely, and would not be drawn.',
      'They met a sheep who could not sleep, and was counting people. "Four," it said, as they passed. "Five. Do you mind jumping?"',
      'A snail overtook them. It was wearing a number, and asked if they had seen the others. They told it that it was winning.',
      'Here {friend} had the hiccups. It is hard to be heroic with the hiccups. "We must be hic," said {fhe}, "brave."',
      'A cabbage rolled by, apparently on business. They let it pass.',
    ],
    verse: [
      'A duck in a bow tie came strolling through. / It bowed to them both and remarked, "Moo, moo."',
      'They met a sheep who could get no sleep, / And was counting people, all in a heap.',
    ],
  },
  after: {
    three: ['They did a dance. Wiggle, wiggle, hop!', 'All of them fell in a heap. Ha ha!'],
    five: [
      'Then they did the noodle dance, which has no steps, only wobbles.',
      'The duck in the bow tie clapped. "Moo," it said, and there was a tear in its eye.',
      'Somebody began to giggle, and it went round until it came back to where it had begun.',
    ],
    seven: [
      'Then there was dancing, of the kind where no one knows how and everybody does it. The cabbage led.',
      'The duck in the bow tie made a speech. It was just one word, but it was the right one, and some people wept.',
      'Somebody got the giggles. They went all round, and had to be put outside.',
    ],
    verse: ['They danced the noodle, they danced the bun, / And fell in a heap when the dance was done.'],
  },
  closing: {
    three: [
      'Moo, said the duck. Good night, {hero}.',
      'Snore, went {hero}. Honk, went {his} nose. Good night.',
    ],
    five: [
      '"Moo," said the duck, far away, and it sounded just like good night.',
      'Somewhere a snail came in first, and was too sleepy to notice. Good night, {hero}.',
    ],
    seven: [
      'Far away, under a hedge, the duck undid its bow tie, and said one quiet word to the stars. And the stars, who are polite, said it back.',
      'And in a field not far off, a sheep had got to nine hundred people, and was asleep at last.',
    ],
    verse: ['The duck takes off its tie, and so / Says "moo" to {hero}, soft and low.'],
    small: ['Moo, said the duck. / Good night, good luck.', 'The duck said, "Moo." / Good night to you.'],
  },
}
