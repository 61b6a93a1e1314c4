import type { CompanionData } from '../schema.ts'

export const robot: CompanionData = {
  noun: 'little robot',
  looks: 'small square robot',
  names: ['Bolt', 'Dot', 'Tik', 'Pixel', 'Widget', 'Cog', 'Rivet', 'Tock'],
  lives: 'anywhere',

  banter: {
    three: [
      'Beep! "Ten more steps," said {friend}.',
      '{friend} went beep. That is robot for yes.',
      '"One, two, nine," said {friend}. "I lost a bit."',
      '{friend} blinked green. "I am glad," {fhe} said.',
      'Whirr! {friend} had a bug. It was a nice bug.',
    ],
    five: [
      '{friend} counted their steps aloud, and started again whenever somebody sneezed.',
      '"What is a nice view for?" asked {friend}. {hero} showed {fhim}. {friend} looked for a long time. "Oh," {fhe} said. "It is for that."',
      '{friend} said sorry to a tree, and then said it again in French.',
      '"I have counted the clouds," said {friend}. "There is one too many." It was a sheep.',
      '{friend} hummed, which was {fhis} fan, but it was in tune.',
    ],
    seven: [
      '{friend} counted the steps. At nine hundred {fhe} said that it was going well, and at nine hundred and one {fhe} said so again.',
      '"I have a question about jokes," said {friend}. {hero} told {fhim} one. There was a pause of about a mile, and then {friend} laughed so much that a screw came out.',
      '{friend} had a button on {fhis} back that nobody had ever pressed. "It might be music," {fhe} said. "It might be soup."',
      '"You have walked in puddle nine, puddle twelve, and puddle twelve again," said {friend}. {fhe} was keeping a list, since somebody had to.',
      '{friend} asked if a thing could be both far and nice. {hero} said that most things were. {friend} wrote it down.',
    ],
    verse: [
      "Beep, beep, went {friend}, \"that's nine, that's ten. / Now someone sneezed. I'll start again.\"",
      '{friend} counted puddles, and hedges, and sheep. / "There\'s one of us yawning," {fhe} said, "beep, beep, beep."',
      '{hero} told {friend} the one with the cow. / It took {fhim} a mile to be laughing by now.',
      '{friend} asked, "What is a view for?" and stood, / And looked at the hills, and {fhe} said, "It is good."',
      '"My sums say it\'s far," said {friend}, "but then, / It\'s nearer than when we were further, at ten."',
    ],
    small: [
      'Beep! "That was a joke. / I laughed, and I broke!"',
      '"One sheep, two sheep. / I count, and I beep."',
      'Click, whirr, hello! / {Fhe} said it so slow.',
      '"What is that for?" / "A door is a door."',
      '{friend} lit a light, / so green and so bright.',
    ],
  },
  come: {
    three: [
      'Beep! "I am on," said {friend} the {fkind}. "I will come."',
      '"One friend, two friends," said {friend} the {fkind}. "Two is good."',
    ],
    five: [
      '{friend} the {fkind} rolled up and blinked. "One of you," {fhe} counted. "That is too few. I will make it two."',
      '"I have worked it out," said {friend} the {fkind}. "You go, and I go. The answer is us."',
    ],
    seven: [
      '{friend} the {fkind} had unplugged early. "My sums say that you will need someone to hold the lamp," {fhe} said. "I am a lamp."',
      '"Please state where you are going," said {friend} the {fkind}. {hero} did not quite know. "Then I will come too," {fhe} said, "and write it down when we find out."',
    ],
    verse: [
      '"Beep," went {friend} the robot. "That\'s one. / With me it is two. Now the counting is done."',
      "{friend} the robot rolled up with a click. / \"I'm coming. I'm charged. I'm a lamp. I am quick.\"",
    ],
    small: [
      '{friend} said, "One and one / is two. Come on! Run!"',
      '{friend} went click. / "I will come! I am quick."',
    ],
  },
}
