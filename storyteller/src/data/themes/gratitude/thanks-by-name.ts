import type { Strand } from '../../schema.ts'

export const thanksByName: Strand = {
  plant: {
    three: ['{hero} ate a bun. {He} did not say thank you.', '{hero} forgot two small words. Thank you!'],
    five: [
      '{hero} had good manners. {He} kept them for Sundays, and quite forgot to say thank you on the other days.',
    ],
    seven: [
      'People were always doing things for {hero}. The baker kept {him} the crusty end, and somebody swept the step. {He} had never wondered who. It was just there, like the weather.',
    ],
    verse: [
      "The bun was warm, the step was swept, / But {hero}'s thank-yous all overslept.",
      'The bread was good, the fire was hot. / Did {hero} say thank you? {He} quite forgot.',
    ],
  },
  low: {
    three: [
      '{friend} gave {hero} a hug. "Oh," said {hero}. "Thank you."',
      '"You came with me," said {hero}. "Thank you, {friend}."',
    ],
    five: [
      '"Who carried the bag all this way?" thought {hero}. {friend} had. "Thank you," {he} said. {friend} went quite pink.',
    ],
    seven: [
      'They rested, and {hero} thought about the day. Somebody had found the way over, and somebody had carried the bag, and each time it had been {friend}. {He} looked at {fhim}. "I have not said thank you," {he} said. "Not once." "No," said {friend}, "but you may."',
    ],
    verse: [
      '"You came with me, the whole long way. / I have not thanked you once today."',
      'Who held the bag? Who knew the way? / "Thank you," said {hero}, "for all of today."',
    ],
    small: ['"You came along. / I was so wrong."'],
  },
  test: {
    three: [
      '{keeper} was sad. "I help and help," said {keeper}. "No one sees."',
      '{keeper} lit all the lights. No one ever said thank you.',
    ],
    five: [
      '"I sweep the steps," said {keeper}. "I light the lamps. No one has noticed in years, and so I have stopped."',
    ],
    seven: [
      '"I sweep the steps of {land}," said {keeper}, "and I tell the lamps when it is time. Today I thought: if nobody sees, I may as well sit down." And everything had begun, very quietly, to go wrong.',
    ],
    verse: ['"I sweep, I shine, I light each light, / And nobody ever says thanks at night."'],
    small: ['"I sweep each day. / What do they say?"'],
  },
  act: {
    three: [
      '"Thank you," said {hero}. "For the step. For the light. For all of it!"',
      '{hero} hugged {keeper}. "Thank you, thank you, thank you!"',
    ],
    five: [
      '"Thank you for the step," said {hero}, "and the lamp by my door." {He} thanked {khim} for eleven things. {keeper} sat up straighter with each one.',
    ],
    seven: [
      '"That was you?" said {hero}. "All of it was you?" {He} began to say thank you. {He} did not say it once, like a coin into a box. {He} said it for each thing by its name. When {he} had done, {keeper} was standing up.',
    ],
    verse: [
      '"For step and lamp and light, thank you!" / And {keeper} stood up, and smiled right through.',
      '"For step, for lamp, I thank you now!" / Said {hero}, and made {khim} a great low bow.',
    ],
    small: ['"Thank you! You are good." / And up {keeper} stood.'],
  },
  close: {
    three: ['Thank you, bed. Thank you, day.', '"Thank you," said {hero}. Then {he} slept.'],
    five: [
      '"Thank you, pillow," said {hero}. "Thank you, lamp. Thank you, day." And the day, which was nearly gone, came back for a second to say, "You are welcome."',
    ],
    seven: [
      '{hero} began to thank everything for the day: the stones, the wind, the crusty end of the bread. {He} got as far as the pillow. It was a long list, and it would keep until tomorrow.',
    ],
    verse: [
      'Thank you, pillow, and thank you, light. / Thank you, day. And now, good night.',
      'Thank you, dear bed, and thank you, dear floor. / Thank you, good day. There is always one more.',
    ],
  },
}
