import type { Strand } from '../../schema.ts'

export const theHug: Strand = {
  plant: {
    three: [
      '"Who did this?" said {hero}. {hero} was cross.',
      '{hero} was so cross. Stamp, stamp!',
      '{hero} was so cross. Grr, grr!',
    ],
    five: [
      '"When I find out who did this," said {hero}, "I shall be cross until Thursday."',
      '{hero} made a cross face in the mirror, to have one ready for whoever had done it.',
      '"I am not cross," said {hero}, and shut the door so that the cups jumped.',
    ],
    seven: [
      '{hero} was good at being cross. {He} kept a list of everybody who had ever stepped on {his} things, with dates. "Whoever did this goes right at the top," {he} said.',
      '{hero} had been cross only once that week, and had a good deal left over. "Just let me find them," {he} said. {He} packed it with the buns.',
      '"Whoever did this," said {hero}, "will be very sorry." {He} stood for a moment and thought about how sorry they would be. It did {him} good.',
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
      '{hero} had a cross face all day. It hurt.',
    ],
    five: [
      'Being cross is heavy to carry, and {hero} had carried it all day. It had started to pinch.',
      '"Is it a big cross or a little cross?" asked {friend}. "It was big," said {hero}. "I think it leaks."',
      '{hero} stamped, to stay cross, and it made {his} foot sore. Now there was nobody to be cross with but the foot.',
    ],
    seven: [
      '{hero} had been cross for hours now, and it was like holding a full bucket at arm\'s length. "You could put it down for a bit," said {friend}. "Then it would look as if I did not mind," said {hero}. "Only to the bucket," said {friend}.',
      '"Can I be cross for a while," said {friend}, "so that you can have a rest?" {fhe} made a face, and growled at a bush. {hero} laughed before {he} could stop it. After that it was hard to find the place again.',
      '{hero} had not looked at anything all day, for {he} had been busy being cross. They had gone past a pink cloud, {friend} said, and a very fat bird. {hero} had missed them both. It was not even {his} fault.',
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
      '"Have you come to be cross?" asked {keeper}. "I did it. I have kept very still for you."',
    ],
    seven: [
      '{keeper} did not run off. "I know what you came about," said {khe}. "It was me. I have been sitting here, practising how to say sorry. I had a better speech, but I have forgotten it."',
      '"I can tell you why I did it," said {keeper}, "but it is not a good reason. I have been over it and over it, and there is not a good bit in it. So I shall only say sorry."',
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
      'It had seemed like more fun that morning. {hero} put {his} cross down on the ground. {keeper} needed a hug, so there was one.',
    ],
    seven: [
      '{hero} had the words all ready. Then {he} looked at {keeper}, who was waiting for them with both eyes shut. "It is all right," said {hero}. And because that was not quite true yet, {he} said it again, and the second time it was.',
      '{hero} had once done a thing for no good reason, on a Sunday, with paint. {He} had quite forgotten it until now. "That is the most usual kind," {he} said, and sat down by {khim}, near enough to lean.',
    ],
    verse: ['Then {hero} felt all the crossness go. / "Come here. It\'s all right now, you know."'],
    small: ['A hug, and then / "We are friends again."'],
  },
  close: {
    three: [
      'No more cross. Just sleep.',
      '{hero} let the day go. Up, up, away.',
      'One hug for {friend}. One hug for the day.',
    ],
    five: [
      'There was nothing left to be cross about, and so {hero} went to sleep instead. It was much more comfortable.',
      '{hero} tried {his} cross face once more before bed. It came out as a smile.',
      'It was quite a small bed. There was no room in it for being cross.',
    ],
    seven: [
      'Under the blanket {hero} took out the list. {He} read it through, and it was mostly about biscuits. {He} folded it into a boat, and went to sleep.',
      '"Are you cross with anybody?" asked {friend}, as people ask if you have brushed your teeth. {hero} had a look. "No," {he} said, and there was room for {his} feet.',
      '{hero} dreamed about whoever had done it. They were in a boat, the two of them, and neither had brought anything heavy.',
    ],
    verse: [
      'The cross has gone, the day is done, / And there is room for everyone.',
      'No one is cross, and no one is sad. / Think of the hug that you gave and had.',
    ],
  },
}
