import type { Strand } from '../../schema.ts'

export const ticket: Strand = {
  plant: {
    three: [
      '{hero} saw a stick. "A flute!" said {hero}.',
      "In {hero}'s head, a box was a ship.",
      '"This leaf is a bird," said {hero}. Off it went.',
    ],
    five: [
      'To {hero} a box was never just a box. This week it was a bakery on Mars.',
      '{hero} could look at a puddle and see a sea, with a ferry on it.',
      '{hero} bought a castle for two leaves, and had one leaf back.',
    ],
    seven: [
      'Where other people saw a hat, {hero} saw a boat for mice. {He} had once spent a whole rainy day in China, without leaving the sofa.',
      '{hero} ran a railway from the bed to the door. It was never late, and it had never yet been seen.',
      '"There is a queen in that cloud," said {hero}, "and she has lost her shoe." By the time anyone looked, she had found it.',
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
      '"The bus comes here," said {hero}. They sat in it.',
    ],
    five: [
      'They were too tired to walk. "Then let us ride," said {hero}, and made a clip-clop noise. It was odd how much faster it went on two horses that were not there.',
      '{hero} poured out two cups of nothing. "Is there sugar in it?" asked {friend}. There was now.',
      '"We are in a boat," said {hero}, "and the road is going by." {friend} leaned over the side.',
    ],
    seven: [
      '"I cannot go on," said {friend}. "Of course not," said {hero}, "no one could, on foot. That is why I ordered a carriage." {He} held open a door made of air. {friend} looked at it for a moment, and then stepped in, and moved over to make room.',
      '{hero} unpacked a supper for two out of an empty bag. There was a pie, and it was too hot, so they had to wait. {friend} burned {fhis} tongue on it a little.',
      '"What are we tonight?" asked {friend}. "Explorers," said {hero}. "They are always tired at this point. It is how you know."',
    ],
    verse: [
      '"Too tired to walk? Then let us ride / This horse of air, both side by side."',
      '"My feet hurt," said {friend}. "Then get on my train," / Said {hero}, and off they both went again.',
    ],
    small: ['"We are on a horse, / so fast, of course!"'],
  },
  test: {
    three: ['"Where is your ticket?" said {keeper}.', '"Ticket!" said {keeper}. Uh-oh.'],
    five: [
      '"Tickets, please," said {keeper}. No one had told them about tickets. All that they had was some fluff.',
      '"One ticket each," said {keeper}. "I make the hole in it." {khe} had never made a hole yet.',
    ],
    seven: [
      '"Tickets, please," said {keeper}, behind a desk made from a flat stone. There was some fluff in their pockets. "I have never seen a ticket myself," said {keeper} sadly. "But I am told that they are very fine."',
      '"No ticket, no entry," said {keeper}. "Those are the words. I have said them for years, and I would so like to know what comes after."',
    ],
    verse: ['"A ticket, please," said {keeper}, "or stay." / They had no ticket to give away.'],
    small: ['"A ticket!" {khe} cried. / "Or you stay outside."'],
  },
  act: {
    three: [
      '{hero} held up an empty {hand}. "It is gold!" "Oh! So it is."',
      '{hero} gave {keeper} a ticket of air. Snip! In you go.',
    ],
    five: [
      '{hero} held out an empty {hand}. "Gold edges," {he} said, "and a whale on a bicycle." {keeper} bent close. "So there is," said {khe} softly.',
      '{hero} picked three bits of air, and handed them up. "Window seats," {he} said. Click, click, click, went {keeper}, and beamed.',
    ],
    seven: [
      '{hero} took nothing at all out of {his} pocket, very carefully, by the edges. "Please do not bend the elephant," {he} said. For a long moment {keeper} looked at the nothing. Then {khis} face began to shine. "It has got my name on it," said {khe}.',
      '{hero} felt in one pocket, and then, for longer, in the other. "I had it folded small," {he} said. {He} unfolded it, and went on unfolding, until {his} arms were wide apart. {keeper} walked along it, reading, to the very end. "Enter," said {khe}, trying out the word.',
    ],
    verse: ['Then {hero} held out a pinch of air. / "It\'s gold," {he} said. "See, here and there."'],
    small: ['"Here, have this air! / It is gold. See it there?"'],
  },
  close: {
    three: [
      'The bed was a boat. Off it went.',
      '{hero} closed {his} eyes. All of it was there.',
      'The bed went toot. Off to sleep!',
    ],
    five: [
      'The bed was a boat, if you said so. {hero} said so, and it left the shore without a bump.',
      '"All aboard," said the pillow. {hero} was on board already.',
      "In {hero}'s pocket was a ticket that nobody could see. It was good for all night.",
    ],
    seven: [
      '{hero} pulled up the blanket, which was a sail, and untied the pillow, which was a harbour. The bed gave a small creak, as boats do, and slid out on to the wide, calm night.',
      'The night train came in under the window without a sound. {hero} had the right ticket. {He} had them all.',
      '{hero} tried to see what was on the ceiling. First it was a lake, then a list of kings, and then it was asleep.',
    ],
    verse: [
      "The bed's a boat, the sheet's a sail. / It drifts away, all still and pale.",
      'The bed leaves at eight for the far-off side. / Your ticket is good. Lie down for the ride.',
    ],
  },
}
