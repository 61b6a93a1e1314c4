import type { Strand } from '../../schema.ts'

export const thanksByName: Strand = {
  plant: {
    three: [
      '{hero} ate a bun. {He} did not say thank you.',
      '{hero} forgot two small words. Thank you!',
      '"Here, {hero}," they said. {hero} took it. That was all.',
    ],
    five: [
      '{hero} had good manners. {He} kept them for Sundays, and quite forgot to say thank you on the other days.',
      '"Give me that," {hero} said, and people gave. {He} thought that was how giving worked.',
      'When it rained, somebody held an umbrella over {hero}. {He} believed that it did not rain on {him}.',
    ],
    seven: [
      'People were always doing things for {hero}. The baker kept {him} the crusty end, and somebody swept the step. {He} had never wondered who. It was just there, like the weather.',
      '{hero} had been given so many things that {he} had stopped seeing them come. There was a drawer full of warm gloves, and not one person in it.',
      'If you did something nice for {hero}, {he} smiled, for {he} {was} not at all unkind. Then {he} went off with it, and you stood there a little while longer, just in case.',
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
      '"Did I say thank you?" said {hero}. "Not yet," said {friend}.',
    ],
    five: [
      '"Who carried the bag all this way?" thought {hero}. {friend} had. "Thank you," {he} said. {friend} went quite pink.',
      '{friend} had saved {him} the dry stone to sit on. "Is this for me?" asked {hero}. "Thank you." It had never come up before.',
      '{hero} tried to say it, and it was stiff, like a new shoe. "Th," {he} said. "Thank you." {friend} sat up.',
    ],
    seven: [
      'They rested, and {hero} thought about the day. Somebody had found the way over, and somebody had carried the bag, and each time it had been {friend}. {He} looked at {fhim}. "I have not said thank you," {he} said. "Not once." "No," said {friend}, "but you may."',
      '"Why did you come with me?" asked {hero}. "You were going," said {friend}. That was all there was to it. {hero} looked for something to give {fhim} for it, and had nothing with {him} but two words. It turned out that they were the right size.',
      'It was getting cool, and there was a scarf round {hero}\'s neck. It was not {his}. {friend} sat beside {him} without one. "Thank you," said {hero}. It was a bit late, but it was warm.',
    ],
    verse: [
      '"You came with me, the whole long way. / I have not thanked you once today."',
      'Who held the bag? Who knew the way? / "Thank you," said {hero}, "for all of today."',
    ],
    small: ['"You came along. / I was so wrong."'],
  },
  test: {
    three: [
      '"I help and help," said {keeper}. "No one sees."',
      '{keeper} lit all the lights. No one ever said thank you.',
    ],
    five: [
      '"I sweep the steps," said {keeper}. "I light the lamps. No one has noticed in years, and so I have stopped."',
      'There was a chair with {keeper} in it, and a broom, and both were quite still. "I did every step for you," said {khe}. "Did you like them?"',
    ],
    seven: [
      '"I sweep the steps of {land}," said {keeper}, "and I tell the lamps when it is time. Today I thought: if nobody sees, I may as well sit down." And everything had begun, very quietly, to go wrong.',
      '"I put the light in the windows," said {keeper}, "and the moss on the north side, and I warm the stones for people to sit on. I only thought that somebody might come up some day and ask who it was."',
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
      '"I never looked," said {hero}. {He} ran back, and thanked {khim} for them one by one.',
    ],
    seven: [
      '"That was you?" said {hero}. "All of it was you?" {He} began to say thank you. {He} did not say it once, like a coin into a box. {He} said it for each thing by its name. When {he} had done, {keeper} was standing up.',
      '"Who is it?" asked {hero}. "It is me," said {keeper}. "Then thank you," said {hero}, "for the window, and the moss, and for my stone. It was just warm enough." {keeper} asked {him} to say the one about the moss again.',
    ],
    verse: [
      '"For step and lamp and light, thank you!" / And {keeper} stood up, and smiled right through.',
      '"For step, for lamp, I thank you now!" / Said {hero}, and made {khim} a great low bow.',
    ],
    small: ['"Thank you! You are good." / And up {keeper} stood.'],
  },
  close: {
    three: [
      'Thank you, bed. Thank you, day.',
      '"Thank you," said {hero}. Then {he} slept.',
      '"Thank you, {friend}, for all day," said {hero}.',
    ],
    five: [
      '"Thank you, pillow," said {hero}. "Thank you, lamp. Thank you, day." And the day, which was nearly gone, came back for a second to say, "You are welcome."',
      '{hero} thanked {friend} for the day. Then {he} thanked {fhim} for yesterday, as {he} had missed it.',
      'The bed was warm. "Who did that?" said {hero}. "You did," said {friend}, "but you are welcome."',
    ],
    seven: [
      '{hero} began to thank everything for the day: the stones, the wind, the crusty end of the bread. {He} got as far as the pillow. It was a long list, and it would keep until tomorrow.',
      '{hero} thought of all the people to thank tomorrow. {He} put {friend} at the top, and then at the bottom as well, so that {fhe} would come out even.',
      '"Thank you," said {hero}, when {friend} moved over. "Thank you," said {hero}, when {fhe} moved back. {friend} said that it might be enough for one night.',
    ],
    verse: [
      'Thank you, pillow, and thank you, light. / Thank you, day. And now, good night.',
      'Thank you, dear bed, and thank you, dear floor. / Thank you, good day. There is always one more.',
    ],
  },
}
