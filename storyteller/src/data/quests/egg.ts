import type { QuestData } from '../schema.ts'

export const egg: QuestData = {
  thing: 'the egg',
  deed: 'Minded an Egg',
  prop: 'egg',
  carried: true,
  kept: false,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Wandering Egg',
    'Whose Egg Is This?',
    'The Egg That Knocked',
    'Tap, Tap, Said the Egg',
    '{hero} Minds an Egg',
    'Keep It Warm, {hero}',
    'Somebody in There',
    'The Egg That Came to {Land}',
    '{friend} and {hero} Mind an Egg',
    "Peep, Said {keeper}'s Guest",
    '{hero} Sat on an Egg',
    'An Egg Calls on {hero} and {friend}',
    '{keeper} Keeps a Nest Warm',
    'The Blue Egg of {Land}',
  ],
  summaries: [
    'A warm blue egg rolls up to {hero}, and it had better be home before it hatches.',
    'Somebody knocks, very low down. It is an egg, it is a long way from home, and it is tapping.',
    '{hero} sits down on the step, and gets up again very fast. Now there is an egg to take home.',
  ],
  trouble: {
    three: [
      'Roll, roll, bump. An egg! It was blue and warm. "Whose egg is it?" said {hero}.',
      'An egg sat by the door. Tap, tap! There was someone in it.',
      '{hero} sat on the step. Up {he} got! "That is not a step. It is an egg!"',
    ],
    five: [
      'Something rolled up to the door and bumped. It was an egg, blue, with speckles, and warm. {hero} put {his} ear to it. Tap, said the egg. "It wants to come out," {he} said, "and it is not at home!"',
      'Bump! An egg rolled in at the door. It was blue, and warm, and it had no one with it. Tap, tap, it said.',
      '{hero} found an egg on the step. It was warm. Something inside went tap. "You must be home before you come out," said {hero}.',
    ],
    seven: [
      'Something rolled along, bumped against the step, and waited. It was an egg. It was blue, with freckles, and there was no one with it. {hero} picked it up. It was warm, and when {he} held it to {his} ear somebody inside was tapping, in no particular rhythm, like a person looking for the light switch. It was going to hatch that night, and it ought to do so at home.',
      'Someone knocked, very low down. On the step lay a blue egg, quite warm, and it had come a long way, for there was jam on it. Tap, said the egg. {hero} took it up with care. It would open that night, and its mother ought to be there.',
      '{hero} sat down on the step, and got up again very fast. There was an egg on it. It was blue. It was warm. And it was tapping. "Not yet," said {hero} to the egg. "We will take you home first."',
    ],
    verse: [
      'An egg rolled up, so warm and blue. / Tap, tap, went something. "Well, who are you?"',
      'Bump on the step came an egg full of spots. / It tapped and it tapped, and it tapped lots and lots.',
      'An egg rolled in, as blue as the day. / "Tap, tap," it said. It had lost its way.',
    ],
    small: [
      'An egg rolled by. / It was not shy.',
      'Tap, tap, tap, tap. / An egg! In my lap!',
      'An egg, all round! / It made a sound.',
    ],
  },
  win: {
    three: [
      '"My nest is empty," said {keeper}. "I mind it." In went the egg. Crack! Peep!',
      '{keeper} had a nest. Crack went the egg! Up came a bird. "Peep!"',
      '{keeper} sat by a nest. In went the egg. "Peep! I am out!"',
    ],
    five: [
      'Then {keeper} moved aside, and there was a nest. "I have been keeping it warm," said {khe}. "The mother is looking everywhere." {hero} laid the egg in it. Tap, tap, crack, and out came a beak.',
      'Then {keeper} stood up. Under {khim} was an empty nest, still warm. They put in the egg. Crack! Out came a bird.',
      '"I kept its place warm," said {keeper}. There was the nest. In went the egg. Tap, tap, tap, and it was a bird!',
    ],
    seven: [
      'Then {keeper} got up, and they saw what {khe} had been sitting on. It was a nest, and it was empty, and it was warm. "It rolled out at noon," said {khe}. "The mother is out looking. I said I would keep the place." {hero} laid down the egg. Tap, it said. Crack. A very small bird looked out at them all, and said, "Peep."',
      '"At last," said {keeper}, and moved over. There was a nest, with one place free. {hero} laid the egg in it. Tap. Tap. A line ran round the middle, and the top came off like a hat. There sat a bird, wet and cross and new.',
      'There was a nest beside {keeper}, with a leaf pulled over it. "It was one short," said {khe}. They laid the egg in the hollow. It rocked, it cracked, and a small damp bird fell out and asked for its supper.',
      '{keeper} had been walking round and round an empty nest since noon, to keep the warm in. "Quick," said {khe}, "it has started." {hero} just had time to put the egg down. A crack ran over it like a road on a map. Then one wet foot came out, and felt about for the floor.',
    ],
    verse: [
      'Then {keeper} stood up. There lay the nest! / Tap, crack, went the egg, and up came a crest.',
      'There lay the nest, so warm and round. / Crack went the egg, and peep was the sound.',
      'They put the egg in the nest to rest. / Crack, and a bird looked out of the nest.',
    ],
    small: [
      'Crack went the egg shell. / Out the bird fell.',
      'An egg in its nest! / Now it could rest.',
      'The egg! The nest! / {keeper} knew best.',
    ],
  },
  after: {
    three: [
      'Peep, peep! The mother bird came home.',
      "The bird sat on {hero}'s head. Peep!",
      '"Peep," said the bird. It said it to {friend}\'s nose.',
    ],
    five: [
      'Down came the mother bird, all wings. She counted her children, one, and she counted again, to be sure. "Peep," said the bird, and sneezed.',
      'The mother bird came flying. She looked at the bird, and she looked at {hero}. "Peep," she said. It meant thank you.',
      '"Peep!" said the bird, to all of them. Then it sat on {friend}, and was quite happy.',
    ],
    seven: [
      'The mother bird came home in a flurry. She counted her children. There was one. She counted it again for the pleasure of it. "It knows your voice," she told {hero}. "You must have talked to it the whole way." {hero} had.',
      'The mother came down out of the last light. She put her wing over the nest and then, after some thought, over {hero} as well. It was very warm under there.',
      'The bird looked at them all, one by one. It seemed to be learning them by heart. Then its mother came, and it told her everything, which was, "Peep."',
    ],
    verse: [
      'The mother bird came down and said, / "Thank you," and kissed it on the head.',
      'The mother came and spread her wing. / "Peep, peep," was all the bird could sing.',
      'The bird looked round at one and all, / And said "peep, peep", so new and small.',
    ],
    small: ['The bird from the egg / stood on one leg.', 'The egg was a bird. / "Peep!" was its word.'],
  },
  rest: {
    three: ['In the nest a small bird slept.', 'Peep, said the bird. Then no more peep.'],
    five: [
      'Far off, in a warm nest, somebody very new was asleep as well.',
      'In a nest at {far} somebody small was dreaming of rolling.',
    ],
    seven: [
      'And somewhere, under a wing, somebody who was only three hours old was having a first dream.',
      'At {far} a mother counted her children once more. One. She counted until she fell asleep.',
    ],
    verse: [
      'Beneath a wing a small bird lies. / It sleeps, though new to shutting eyes.',
      'The mother counts one, and then one, and then one. / She counts till she sleeps, and the counting is done.',
    ],
    small: ['A wing, a nest. / Now they can rest.', 'Peep, peep, so low. / The bird must grow.'],
  },
}
