import type { Strand } from '../../schema.ts'

export const beans: Strand = {
  plant: {
    three: ['{hero} ran and ran. "Bye!" {he} said.'],
    five: ['{hero} did everything at a run. {He} had missed three rainbows that week.'],
    seven: [
      '"Later," said {hero}, whenever somebody called. {He} {was} always going somewhere, and hardly ever anywhere.',
    ],
    verse: [
      '{hero} ran left, and {hero} ran right, / And never saw who waved all night.',
      '{hero} ran past with a quick "Hello!" / {He} had no time. {He} had places to go.',
    ],
  },
  low: {
    three: ['{friend} had dust in one eye. {hero} blew it out.'],
    five: ['{friend} had something in {fhis} eye. {hero} blew, as softly as {he} could, until it was gone.'],
    seven: [
      "They passed a bird with a bit of string round its foot. It took forever to untie. When it flew up it went twice round {hero}'s head, and then there were two of them who felt lighter.",
    ],
    verse: [
      'A bird had a string tied round its toe. / They picked at the knot till it let go.',
      '"My shoe," said {friend}, "has a stone." "Let\'s stop," / Said {hero}, and out it came, plop, plop, plop.',
    ],
    small: ['A bird, tied up tight! / They made it all right.'],
  },
  test: {
    three: ['Oh no! All the beans fell down. {keeper} sat and sat.'],
    five: [
      '{keeper} had dropped a bag of beans, and they had gone everywhere. "It is all right," said {khe}. "I like beans."',
    ],
    seven: [
      '{keeper} was sitting among a thousand spilled beans, putting them back into the bag one by one. "You will be late," said {khe}. "I have only six hundred to go."',
    ],
    verse: ["There {keeper} sat with beans all round. / They'd spilled from the sack across the ground."],
    small: ['The beans fell out, / all round about.'],
  },
  act: {
    three: ['"We have time," said {hero}. They picked up each bean.'],
    five: [
      '"Six {hands} are quicker than two," said {hero}, and knelt down. They picked up every single bean.',
      '"We are not in that much of a hurry," said {hero}, and stayed, until {keeper} could smile again.',
    ],
    seven: [
      '"We are already late," said {hero}. "We may as well be late and useful." So they stayed and helped, and did not sigh once, until it was all put right. {keeper} looked at them for a long time. "No one ever stops," said {khe}.',
    ],
    verse: [
      '"We\'ll stay," said {hero}, "and lend a {hand}, too," / And did every bit that there was to do.',
    ],
    small: ['Pick, one, two, three! / As fast as can be.'],
  },
  close: {
    three: ['All the beans were in bed. So was {hero}.'],
    five: ['{hero} counted beans until {he} fell asleep, somewhere near six hundred.'],
    seven: ["{hero} thought about {keeper}'s face. It was a good thing to fall asleep to."],
    verse: [
      'A small kind deed has a long warm glow. / It lights up your pillow, soft and low.',
      'One bean, two beans, three in the pot. / You stopped to help, and you helped a lot.',
    ],
  },
}
