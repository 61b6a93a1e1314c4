import type { Strand } from '../../schema.ts'

export const theHug: Strand = {
  plant: {
    three: [
      '"Who did this?" said {hero}. {hero} was cross.',
      '{hero} was so cross. Stamp, stamp!',
      '{hero} was so cross. Grr, grr!',
    ],
    five: ['"When I find out who did this," said {hero}, "I shall be cross until Thursday."'],
    seven: [
      '{hero} was good at being cross. {He} kept a list of everybody who had ever stepped on {his} things, with dates. "Whoever did this goes right at the top," {he} said.',
    ],
    verse: [
      '"Whoever did this," {hero} said, / "I shall be cross till I\'m in bed!"',
      '"I\'ll be so cross," said {hero}, "all night, / All week, all year, with all my might!"',
    ],
  },
  low: {
    three: [
      'It is hard work to be cross. {hero} was tired.',
      '{hero} was cross at a stone. The stone did not mind.',
    ],
    five: ['Being cross is heavy to carry, and {hero} had carried it all day. It had started to pinch.'],
    seven: [
      '{hero} had been cross for hours now, and it was like holding a full bucket at arm\'s length. "You could put it down for a bit," said {friend}. "Then it would look as if I did not mind," said {hero}. "Only to the bucket," said {friend}.',
    ],
    verse: [
      'To be so cross is heavy, you know. / It pinches at the heel and toe.',
      '"It\'s hard to hold," said {hero}, "so long." / "Then put it down," said {friend}. "That\'s not wrong."',
    ],
    small: ['{hero} was mad, / and mad makes you sad.'],
  },
  test: {
    three: ['"It was me," said {keeper}. "I am sorry."', '{keeper} began to cry. "I did it. I am so sorry."'],
    five: [
      '"It was me," said {keeper}. "I was playing, and then all this happened." Two tears ran down and stopped at {khis} chin.',
    ],
    seven: [
      '{keeper} did not run off. "I know what you came about," said {khe}. "It was me. I have been sitting here, practising how to say sorry. I had a better speech, but I have forgotten it."',
    ],
    verse: [
      '"It was me," said {keeper}, and hung {khis} head. / "I\'m sorry, so sorry," was all {khe} said.',
    ],
    small: ['"It was me," {khe} said, / and hung {khis} head.'],
  },
  act: {
    three: [
      '{hero} was cross. Then less cross. Then {he} gave {keeper} a hug.',
      '"Thank you for telling," said {hero}. "We can fix it."',
    ],
    five: [
      '{hero} looked for {his} cross words. They had gone soft, like old apples. "I have gone bump too, sometimes," {he} said. And they hugged.',
    ],
    seven: [
      '{hero} had the words all ready. Then {he} looked at {keeper}, who was waiting for them with both eyes shut. "It is all right," said {hero}. And because that was not quite true yet, {he} said it again, and the second time it was.',
    ],
    verse: ['Then {hero} felt all the crossness go. / "Come here. It\'s all right now, you know."'],
    small: ['A hug, and then / "We are friends again."'],
  },
  close: {
    three: ['No more cross. Just sleep.', '{hero} let the day go. Up, up, away.'],
    five: [
      'There was nothing left to be cross about, and so {hero} went to sleep instead. It was much more comfortable.',
    ],
    seven: [
      'Under the blanket {hero} took out the list. {He} read it through, and it was mostly about biscuits. {He} folded it into a boat, and went to sleep.',
    ],
    verse: [
      'The cross has gone, the day is done, / And there is room for everyone.',
      'No one is cross, and no one is sad. / Think of the hug that you gave and had.',
    ],
  },
}
