import type { VoiceData } from '../schema.ts'

export const sillyFun: VoiceData = {
  opening: {
    three: [
      'Honk! Oh no, that was {hero}. {hero} is a {noun} with a bun for a hat.',
      'This is {hero}, a {noun}. On {his} head is a sock.',
      'One, two, three, achoo! That was {hero}, a {noun}.',
      '{hero} had a hat. It was a pie. {hero} is a {noun}.',
    ],
    five: [
      '{In} {land}, {where}, there lived a {noun} called {hero}. {He} wore {his} socks on {his} ears, to keep them handy.',
      'This story begins with a sneeze. It belonged to {hero}, a {noun} from {land}, and it blew a bun off the table.',
      'There was a {noun} {in} {land} called {hero}. {He} had a pet potato, and it was very well trained. It could stay.',
      'Every morning {in} {land} a {noun} called {hero} said good morning to {his} left foot. Then, to be fair, {he} said it to the right.',
    ],
    seven: [
      '{In} {land}, {where}, lived a {noun} called {hero}, whose best friend, after the obvious one, was a potato. It was called Gerald. It could do one trick, which was "stay".',
      'This story ought to begin with {hero}, a {noun} of {land}, {where}. But it begins with a sneeze, since that is what {hero} was doing at the time.',
      'In {home}, {in} {land}, lived a {noun} called {hero}, with a hat for each day of the week. There were nine. Two of the days were spare.',
      'It was the day that the porridge escaped {in} {land}, {where}. A {noun} called {hero} was sitting in {home}, with an empty spoon and a calm face.',
    ],
    verse: [
      'A {noun} {in} {land} wore socks on each ear, / And put on two more when visitors came near.',
      'A {noun} {in} {land} kept a spud on a string. / It knew how to "stay". It was clever, that thing.',
      'The porridge had run from the pot, down the hall, / And a {noun} {in} {land} did not mind it at all.',
      'A {noun} {in} {land} had a pie for a hat, / And nobody ever said much about that.',
    ],
    small: [
      '{hero} the {kind} had a pie / on top, up high.',
      'Achoo! A sneeze! / {hero} the {kind} fell in the cheese.',
      'One sock, two, three, / and {hero} the {kind} up a tree!',
      '{hero} the {kind}, in a pot! / Was it cold? It was hot.',
    ],
  },
  aside: {
    three: [
      'A snail went by. "Too fast!" said the snail.',
      'A duck in a hat said, "Moo." Ha!',
      'Achoo! {friend} blew {fhis} hat off.',
      'Toot! Who was that? "Not me," said {friend}.',
      '"Moo," said a hen.',
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
      'They came to a toll gate, kept by a hen. The fare was one joke each. {hero} paid for both, and got an egg in change.',
    ],
    verse: [
      'A duck in a bow tie came strolling through. / It bowed to them both and remarked, "Moo, moo."',
      'They met a sheep who could get no sleep, / And was counting people, all in a heap.',
      'A snail overtook them. It wore number three. / "You\'re winning," said {friend}. It nodded, with glee.',
      'A hen at a gate said, "It\'s one joke to pass." / They told her the one with the hat and the grass.',
      'They sang a song with the end put first. / Of all of their songs it was not the worst.',
      'They counted their hats, and had one too many. / They looked once again, and there were not any.',
      'They told it a joke, and the road went round. / It laughed so hard that it shook the ground.',
      'Nobody remembered why / Everybody wanted pie.',
    ],
    small: [
      'A snail went by. / "Too fast!" came the cry.',
      'A duck said, "Moo! / And moo to you, too!"',
      'Achoo! A hat / flew onto a cat.',
      'A hen in a shoe / said, "How do you do?"',
    ],
  },
  after: {
    three: [
      'They did a dance. Wiggle, wiggle, hop!',
      'All of them fell in a heap. Ha ha!',
      'The duck in the hat said, "Moo, moo!"',
      'They threw up a bun. It did not come down.',
      'Ha, ha!',
    ],
    five: [
      'Then they did the noodle dance, which has no steps, only wobbles.',
      'The duck in the bow tie clapped. "Moo," it said, and there was a tear in its eye.',
      'Somebody began to giggle, and it went round until it came back to where it had begun.',
      'Someone threw a bun in the air for joy. It has not come down yet.',
    ],
    seven: [
      'Then there was dancing, of the kind where no one knows how and everybody does it. The cabbage led.',
      'The duck in the bow tie made a speech. It was just one word, but it was the right one, and some people wept.',
      'Somebody got the giggles. They went all round, and had to be put outside.',
      'Someone threw a bun in the air for joy. It has not come down yet. They waited a while, and then had biscuits.',
    ],
    verse: [
      'They danced the noodle, they danced the bun, / And fell in a heap when the dance was done.',
      "They threw up a bun for the joy of it all. / It never came down, or it's starting to fall.",
      'The duck made a speech, and the speech went, "Moo." / They wept, for they felt it was terribly true.',
      'The giggles went round, and then round once again, / And ended up, hiccuping, back with the hen.',
      'They laughed so long that the laugh ran dry. / They sent for some more, and it came by and by.',
      'They danced till the floor had to sit on a chair. / It had never had such a good time there.',
      'Everybody giggled. Then / Everybody laughed again.',
    ],
    small: [
      'Wiggle, wobble, hop! / No one could stop.',
      'The duck said, "Moo!" / And the cow said it, too.',
      'Up went a bun! / It flew to the sun.',
      'Ha ha, hee hee! / They fell off a tree.',
    ],
  },
  closing: {
    three: [
      'Moo, said the duck. Good night, {hero}.',
      'Snore, went {hero}. Honk, went {his} nose. Good night.',
      'The bun came down. Plop. Good night, {hero}.',
      'A sheep counted {hero}. One. Good night.',
    ],
    five: [
      '"Moo," said the duck, far away, and it sounded just like good night.',
      'Somewhere a snail came in first, and was too sleepy to notice. Good night, {hero}.',
      "The bun that went up came down, very softly, on {hero}'s pillow. Good night.",
      'The hiccups went to bed at last, and so did {hero}. Hic. Good night.',
    ],
    seven: [
      'Far away, under a hedge, the duck undid its bow tie, and said one quiet word to the stars. And the stars, who are polite, said it back.',
      'And in a field not far off, a sheep had got to nine hundred people, and was asleep at last.',
      'Under the bed something small and floury tiptoed by. The porridge had come home. Good night.',
      "{hero}'s left foot said good night to the right one. The right one was already asleep.",
    ],
    verse: [
      'The duck takes off its tie, and so / Says "moo" to {hero}, soft and low.',
      "The porridge is home, and it's back in the pot. / Sleep, {hero}, sleep, whether silly or not.",
      "The left foot wishes the right a good night. / A snail has come first. {hero}'s eyes are shut tight.",
      'A sheep in the field counts to {hero}, then yawns, / And all of the hens are asleep on the lawns.',
    ],
    small: [
      'Moo, said the duck. / Good night, good luck.',
      'The duck said, "Moo." / Good night to you.',
      'The snail has won. / Sleep, every one.',
      'Hush, little hat. / Hush, {hero}, hush, cat.',
    ],
  },
}
