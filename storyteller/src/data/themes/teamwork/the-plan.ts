import type { Strand } from '../../schema.ts'

export const thePlan: Strand = {
  plant: {
    three: [
      '{hero} had two {hands}. "That is all I need," {he} said.',
      '{hero} made the bed. {He} {was} still in it.',
      '"Two {hands}, one {hero}. That will do," said {hero}.',
    ],
    five: [
      '{hero} liked to say that two {hands} were enough for anything. {He} had not yet tried to fold a sheet.',
      '{hero} had hung up the washing without help. It took all day, and some of it was {hero}.',
      'There was a tent in the garden. {hero} had put it up, and was somewhere in it.',
    ],
    seven: [
      '"I have all the {hands} I need," {hero} liked to say. {He} said it while wearing the sheet that {he} had been trying to fold, and going round and round in it.',
      '{hero} had once wrapped a present with no one to hold the string. It was a very good parcel. {He} had to be unwrapped.',
      '"What would I do with more {hands}?" said {hero}, with a pin in {his} mouth, one foot on the cloth, and the other end of it sliding off the table.',
    ],
    verse: [
      '"Two {hands} are enough," was what {hero} would say, / Rolled up in a sheet for the rest of the day.',
      '{hero} once made up {his} bed alone. / It took all day. {He} slept on a stone.',
    ],
  },
  low: {
    three: [
      '{friend} held the bag open. {hero} put the cup in. It was easy!',
      '{hero} had a bug on {his} back. {friend} got it off.',
      '"Hold this, {friend}," said {hero}. "And this. Oh, that is good."',
    ],
    five: [
      "There was a burr in the middle of {hero}'s back. {He} had turned round after it nine times. {friend} just took it off.",
      '{hero} could not tie the bag and hold it shut as well. {friend} put a foot on the knot.',
      '"I need one more {hand}," said {hero}. "I have some," said {friend}. {hero} had not thought to ask.',
    ],
    seven: [
      '{hero} had got the strap of the bag round one leg and under the other. "Stand still," said {friend}, and lifted, and that was that. "I nearly had it," said {hero}. Then {he} looked at the strap again. "I did not nearly have it," {he} said.',
      '{hero} tried to look at {his} own back, where something pricked. {He} went round, and the back went round too. "Stop," said {friend}, and took off a thorn. "How did you get there first?" asked {hero}.',
      'They had one long scarf between them, and {hero} had tried to wind it round {his} neck. It had found {his} ears, the bag and a bush. "Let me take the other end," said {friend}, and walked round {him} twice.',
    ],
    verse: [
      '{hero} was caught in the strap of the sack. / "Stand still," said {friend}, and undid the back.',
      '{hero} was caught in {his} coat by one arm. / {friend} gave a pull, and it did no harm.',
    ],
    small: ['"I am stuck in here!" / "Keep still, my dear."'],
  },
  test: {
    three: ['{keeper} had a big sheet. It rolled up. Zip!', '{keeper} had a big, big paper. It shut. Snap!'],
    five: [
      '{keeper} had a plan as big as a bed, and it rolled up. "I have never seen the middle," {khe} said, from inside it.',
      '"The plan says where to go," said {keeper}, "but when I hold down the top, the bottom comes up and hits me."',
    ],
    seven: [
      'The plan of the way was as large as a floor. It had been rolled up for a hundred years, and it liked it. "I have seen all four corners," came {keeper}\'s voice, from the roll, "but never two of them together."',
      '{keeper} unrolled the plan, and lay down on it. It rolled up with {khim} inside. "Did you see it?" asked {khe}. "We saw you," said {hero}.',
    ],
    verse: ['The plan {keeper} had was enormous, and rolled / As soon as one corner was out of its hold.'],
    small: ['The way, so wide! / {keeper} rolled up inside.'],
  },
  act: {
    three: [
      '"You sit there. You, there. Me, here," said {hero}. They saw!',
      '"Sit on it!" said {hero}. They all sat. It was flat!',
    ],
    five: [
      '"One corner each," said {hero}, "and sit on it." They sat. The plan gave up. There was the way, right in the middle.',
      '"We have more {hands} than corners," said {hero}. They each sat on some of it, and there it lay.',
    ],
    seven: [
      '"Do not hold it," said {hero}. "Sit on it." {keeper} took the north, {friend} took the west, and {hero} lay down along the whole of the south. The plan grumbled, and gave in. There in the middle was the way, as plain as a plait.',
      '"It is stronger than any of us," said {hero}, "so it had better be all of us." They sat down on it from four sides, with the bag on the last corner, and had a bun. In time the plan lay still, and between the crumbs there was the way.',
    ],
    verse: ['"A corner for each of us!" {hero} cried. / "You sit on the left, and I lie on this side."'],
    small: ['"You sit, I sit!" / That was the end of it.'],
  },
  close: {
    three: [
      '{hero} lay here. {friend} lay there. The sheet was flat.',
      'They shook the sheet. One end each. Down it came.',
      '{hero} had one side of the bed. {friend} had one. It did not roll.',
    ],
    five: [
      '{hero} lay on one corner of the sheet and {friend} lay on the other. It did not dare to roll up.',
      '"One corner each," said {hero}, and they sat on the pillow until it was flat.',
      '{friend} tucked in {hero}, and {hero} tucked in {friend}. It is quite hard to do at once.',
    ],
    seven: [
      'They folded the sheet together, {hero} at one end and {friend} at the other, walking in and out as if it were a dance. It came out square, and they slept on it.',
      '{hero} needed one {hand} for the pillow and one for the light. "And who will hold the book?" {he} asked. {friend} was holding it already.',
      '"Tomorrow we make the bed with one of us on each side," said {hero}. They tried it on the pillow first, and nobody was inside it when they had done.',
    ],
    verse: [
      'The plan is rolled up and the blanket is flat, / With one at each corner, and that is that.',
      "Lie on this corner, and I'll lie on that. / Now nothing can roll, and the bed lies flat.",
    ],
  },
}
