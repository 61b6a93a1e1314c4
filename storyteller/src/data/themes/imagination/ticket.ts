import type { Strand } from '../../schema.ts'

export const ticket: Strand = {
  plant: {
    three: ['{hero} saw a stick. "A flute!" said {hero}.', "In {hero}'s head, a box was a ship."],
    five: [
      'To {hero} a box was never just a box. This week it was a bakery on Mars.',
      '{hero} could look at a puddle and see a sea, with a ferry on it.',
    ],
    seven: [
      'Where other people saw a hat, {hero} saw a boat for mice. {He} had once spent a whole rainy day in China, without leaving the sofa.',
    ],
    verse: [
      'A box could be a bus, a boat, / A castle with a paper moat.',
      '"This box," said {hero}, "will leave at four. / Have you a ticket? Then close the door."',
    ],
  },
  low: {
    three: [
      'They were tired. "We are on a horse," said {hero}. Clip, clop. It helped.',
      '"This stone is a bed," said {hero}. They had a rest.',
    ],
    five: [
      'They were too tired to walk. "Then let us ride," said {hero}, and made a clip-clop noise. It was odd how much faster it went on two horses that were not there.',
    ],
    seven: [
      '"I cannot go on," said {friend}. "Of course not," said {hero}, "no one could, on foot. That is why I ordered a carriage." {He} held open a door made of air. {friend} looked at it for a moment, and then stepped in, and moved over to make room.',
    ],
    verse: [
      '"Too tired to walk? Then let us ride / This horse of air, both side by side."',
      '"My feet hurt," said {friend}. "Then get on my train," / Said {hero}, and off they both went again.',
    ],
    small: ['"We are on a horse, / so fast, of course!"'],
  },
  test: {
    three: [
      '"You must have a ticket," said {keeper}. They had no ticket.',
      '"Ticket!" said {keeper}. Uh-oh.',
    ],
    five: [
      '"Tickets, please," said {keeper}. No one had told them about tickets. All that they had was some fluff.',
    ],
    seven: [
      '"Tickets, please," said {keeper}, behind a desk made from a flat stone. They looked in all their pockets. There was some fluff. "I have never seen a ticket myself," said {keeper} sadly. "But I am told that they are very fine."',
    ],
    verse: ['"A ticket, please," said {keeper}, "or stay." / They had no ticket to give away.'],
    small: ['"A ticket!" {khe} cried. / "Or you stay outside."'],
  },
  act: {
    three: [
      '{hero} held up an empty {hand}. "It is gold! See?" {keeper} looked. "Oh! So it is."',
      '{hero} gave {keeper} a ticket of air. Snip! In you go.',
    ],
    five: [
      '{hero} held out an empty {hand}. "Gold edges," {he} said, "and a whale on a bicycle." {keeper} bent close. "So there is," said {khe} softly.',
    ],
    seven: [
      '{hero} took nothing at all out of {his} pocket, very carefully, by the edges. "Please do not bend the elephant," {he} said. For a long moment {keeper} looked at the nothing. Then {khis} face began to shine. "It has got my name on it," said {khe}.',
    ],
    verse: ['Then {hero} held out a pinch of air. / "It\'s gold," {he} said. "See, here and there."'],
    small: ['"Here, have this air! / It is gold. See it there?"'],
  },
  close: {
    three: ['The bed was a boat. Off it went.', '{hero} closed {his} eyes. All of it was there.'],
    five: ['The bed was a boat, if you said so. {hero} said so, and it left the shore without a bump.'],
    seven: [
      '{hero} pulled up the blanket, which was a sail, and untied the pillow, which was a harbour. The bed gave a small creak, as boats do, and slid out on to the wide, calm night.',
    ],
    verse: [
      "The bed's a boat, the sheet's a sail. / It drifts away, all still and pale.",
      'The bed leaves at eight for the far-off side. / Your ticket is good. Lie down for the ride.',
    ],
  },
}
