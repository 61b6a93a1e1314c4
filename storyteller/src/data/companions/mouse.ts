import type { CompanionData } from '../schema.ts'

export const mouse: CompanionData = {
  noun: 'small mouse',
  looks: 'small grey mouse',
  names: ['Nib', 'Thimble', 'Pipkin', 'Crumb', 'Whisk', 'Smidgen', 'Oat', 'Fig'],
  lives: 'land',

  banter: {
    three: [
      '"I am small," said {friend}, "but I am loud." Squeak!',
      '"I am small," said {friend}, "but I can go fast."',
      '{friend} sat on {hero}\'s hat. "I can see!"',
      '"Is that a hill?" said {friend}. It was a stone.',
      '{friend} ate one crumb. "I am full."',
    ],
    five: [
      "{friend} took six steps for every one of {hero}'s, and did not mention it more than twice.",
      '{friend} asked for a rest at every daisy, and ate one crumb at each.',
      '"I am not small," said {friend}. "I am far away." {fhe} liked how that sounded.',
      '{friend} ran in front, squeaking "Mind your feet!" to anybody taller. Everybody was taller.',
      '{friend} told {hero} all the news from under the floor.',
    ],
    seven: [
      "{friend} rode in {hero}'s bag with {fhis} nose out, and gave directions, some of which were right.",
      "From {hero}'s hood {friend} told a story about a cat. It was rather long, and the mouse won.",
      '{friend} said that the world was full of edges. {hero} had never thought about it, and from then on saw nothing else.',
      '"Puddle," said {friend} from time to time, in the voice of somebody who has been in one.',
      '{friend} walked the whole way along the top of a wall, so as to talk to {hero} face to face for once.',
    ],
    verse: [
      '"Six steps for me is one for you," / Squeaked {friend}. "But I am coming too."',
      '{friend} rode along in the brim of a hat, / And squeaked, "To the left! Now, what do you think of that?"',
      '"A mountain!" cried {friend}. It was a stone. / {Fhe} went to the top of it all on {fhis} own.',
      '{friend} had a crumb, and {fhe} cut it in two. / "Here," said the mouse, "here\'s the big half for you."',
      '{friend} squeaked songs that were ever so small, / About cheese, and the moon, and a hole in the wall.',
    ],
    small: [
      '{friend} rode high, / a hat near the sky.',
      '"I am small," came a squeak, / "but I can speak!"',
      '{friend} ate a crumb. / "Yum, yum, yum, yum!"',
      '"A hill!" {friend} said. / It was a red bed.',
      '{friend} ran so fast. / {Fhe} was still last.',
    ],
  },
  come: {
    three: [
      'Squeak! {friend} the {fkind} sat in the bag. "I am in!"',
      '"Look down," said {friend} the {fkind}. "I will come."',
    ],
    five: [
      '"Ahem," said somebody near the floor. It was {friend} the {fkind}, with a bag no bigger than a bean.',
      'When {hero} put on {his} hat, {friend} the {fkind} was in it already. "I like to be early," {fhe} said.',
    ],
    seven: [
      'Something squeaked in {hero}\'s pocket. It was {friend} the {fkind}, who had packed in the night and was sitting on the crumbs. "I take up no room," {fhe} said, "and I eat very little of it."',
      '{friend} the {fkind} came out from under the door, pulling a bag the size of a walnut. "I have brought the cheese," {fhe} said. "It is also my pillow."',
    ],
    verse: [
      '"Down here!" called a voice, and it came from the floor. / {friend} the mouse had a bag, and no more.',
      '{friend} the mouse had been packed since three, / With a crumb, and a blanket the size of a pea.',
    ],
    small: [
      '"Squeak!" {friend} said. / "I am in your bread!"',
      '{friend}, so small, / came out of the wall.',
    ],
  },
}
