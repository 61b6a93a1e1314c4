import type { Strand } from '../../schema.ts'

export const drawnDoor: Strand = {
  plant: {
    three: ['{hero} drew a window in the air. "Nice day!" said {hero}.'],
    five: ['{hero} had drawn a window on {his} wall. Some days there was rain in it.'],
    seven: [
      '{hero} had drawn a door on the wall by {his} bed, long ago. {He} had not drawn the key, so it had stayed shut, but now and then one could smell pancakes through it.',
    ],
    verse: [
      'With one bit of chalk {hero} drew on the wall / A window, a cat, and a far waterfall.',
      '{hero} once drew a cat by the door. / It drank its milk, and it asked for more.',
    ],
  },
  low: {
    three: ['"Here is a chair," said {hero}, and drew it. They both sat in it.'],
    five: [
      '{hero} drew two chairs in the air, and they sat down in them. "Mine is a bit hard," said {friend}. So {he} drew a cushion.',
    ],
    seven: [
      '"I should like to sit down," said {friend}, "but it is all stones." {hero} drew them an armchair each in the air, with fat legs. They sat. "There is a spring coming through in mine," said {friend}, after a time. {hero} rubbed it out.',
    ],
    verse: [
      '{hero} drew chairs in the air, very wide. / "Mine has a lump," said {friend}. "On this side."',
      '{hero} drew soup on a stone, for two. / "It\'s hot," said {friend}. So they blew and blew.',
    ],
    small: ['A chair of air! / They sat right there.'],
  },
  test: {
    three: ['"They forgot the door," said {keeper}. Just a big wall.'],
    five: [
      'At the very end there was a wall. "They forgot the door," said {keeper}. "It was five o\'clock, and they went home."',
    ],
    seven: [
      'The way ended at a wall. "They ran out of afternoon," said {keeper}, "before they did the door. I was to be the one who opens it." {khe} had a cap, and very clean gloves. "I think that I would have been good at it."',
    ],
    verse: ['"No door," said {keeper}. "They built up the wall, / And nobody thought of a door at all."'],
    small: ['A wall, so wide! / No door in its side.'],
  },
  act: {
    three: ['{hero} drew a door on it. Knock, knock! It went open.'],
    five: [
      '{hero} drew one on the stones: two sides, a top, a round knob. "After you," {he} said. {keeper} took hold of the knob, and it turned.',
    ],
    seven: [
      '{hero} drew a line up, a line across, and a line down. {He} gave it a lion to knock with. {keeper} pulled {khis} cap straight. "Good evening," said {khe}, in a voice {khe} had been saving, and opened it.',
    ],
    verse: ['So {hero} drew one, with a knob and a key. / It opened as sweetly as sweet can be.'],
    small: ['{hero} drew a door. / No wall any more!'],
  },
  close: {
    three: ['{hero} drew a moon. It was on all night.'],
    five: ['The window on the wall had stars in it tonight. {hero} had not drawn those.'],
    seven: [
      '{hero} lay and looked at the door by {his} bed. {He} drew the key at last, very small, and left it in the lock. There was a smell of pancakes, and then {he} {was} through.',
    ],
    verse: [
      'Now draw a small door in the dreams overhead, / And go in, and leave just your shape in the bed.',
      "There's one more door, and it's made of sleep. / Draw it, go in, and it's yours to keep.",
    ],
  },
}
