import type { CompanionData } from '../schema.ts'

export const squirrel: CompanionData = {
  noun: 'busy squirrel',
  looks: 'red squirrel',
  names: ['Hazel', 'Tuppy', 'Fidget', 'Twig', 'Skitter', 'Bracken', 'Walnut', 'Chestnut'],
  lives: 'land',

  banter: {
    three: [
      '{friend} hid a nut. "Do not look!"',
      '"A nut!" said {friend}. Crunch.',
      'Up and down ran {friend}. "It is this way! No, that!"',
      '"I hid one," said {friend}. "But where?"',
      '{friend} gave {hero} a nut. That was big of {fhim}.',
    ],
    five: [
      '{friend} hid a nut every few steps, and told everybody not to look.',
      '{friend} had so much to say that {fhe} said most of it with {fhis} mouth full.',
      "{friend} ran along the wall, the fence, and the top of {hero}'s hat.",
      '"Stop," said {friend}, and held up one paw. It was a nut. They could go on.',
      '{friend} counted {fhis} nuts. One was missing. It was in {fhis} cheek.',
    ],
    seven: [
      '{friend} buried a nut at each bend, so that they would find their way back, and ate it again if no one was watching.',
      '{friend} gave {hero} a nut to hold, and came back five times to see whether {he} {was} holding it.',
      '"I never worry," said {friend}, looking behind {fhim}, above {fhim}, and under a leaf.',
      '{friend} talked all the way about winter, and how much of it there would be, and how one could not start too soon.',
      'When {friend} was excited {fhis} tail went first, and the rest had to hurry.',
    ],
    verse: [
      'At every bend {friend} hid a nut. / "Don\'t look," {fhe} said, "keep your eyelids shut."',
      '{friend} ran along on the top of the wall, / And talked with both cheeks full, and told them it all.',
      '{friend} gave {hero} a nut to keep, / And asked for it back before they could sleep.',
      '{friend} counted nuts: there were nine, there were eight! / The ninth had been part of {fhis} lunch on a plate.',
      '"I\'m not in a hurry," said {friend}, and ran / Up a twig, down a twig, and twice round a can.',
    ],
    small: [
      'Up, down, up, down! / A tail so brown!',
      'A nut! One more! / Then {friend} had four.',
      '"I hid it. Where?" / It was in {fhis} hair.',
      'Crunch, crunch. "For you!" / {friend} gave two.',
      'Quick, quick! Run, run! / "Is it done? Is it done?"',
    ],
  },
  come: {
    three: [
      '{friend} the {fkind} ran down. "Wait! My nuts!" Now {fhe} could go.',
      '"Up here!" said {friend} the {fkind}. "I will come!"',
    ],
    five: [
      '{friend} the {fkind} came down the wall head first. "I have packed nuts," {fhe} said, "and nuts, and one for luck."',
      '"I cannot stop," said {friend} the {fkind}. "I will have to come with you. It is the only way to talk."',
    ],
    seven: [
      'A nut fell on {hero}\'s hat. After it came {friend} the {fkind}. "I was only going to ask for my nut back," {fhe} said, "but tell me everything, and quickly."',
      '{friend} the {fkind} said that {fhe} had eleven things to do that day, and could not possibly come. {fhe} was on the path before {fhe} had got to the third.',
    ],
    verse: [
      'Down came {friend} the squirrel, head first. / "I\'ve packed all my nuts till the bag nearly burst!"',
      '"A journey?" said {friend}, and flicked {fhis} tail. / "The squirrel goes first, up on top of the rail!"',
    ],
    small: ['Down the tree ran / {friend}. "I can! I can!"', '{friend} had two nuts. / "No ifs, no buts!"'],
  },
}
