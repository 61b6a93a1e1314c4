import type { Strand } from '../../schema.ts'

export const drawnDoor: Strand = {
  plant: {
    three: [
      '{hero} drew a window in the air. "Nice day!" said {hero}.',
      '{hero} drew a bed. {hero} lay on it.',
      'A line, a dot: a fish! "Swim," said {hero}.',
    ],
    five: [
      '{hero} had drawn a window on {his} wall. Some days there was rain in it.',
      '{hero} drew a cake in chalk, and by evening somebody had drawn a bite out of it.',
      'There was a painted cat on the step. {hero} put out milk for it, and the milk went.',
    ],
    seven: [
      '{hero} had drawn a door on the wall by {his} bed, long ago. {He} had not drawn the key, so it had stayed shut, but now and then one could smell pancakes through it.',
      '{hero} slept next to a door of white chalk. It did not open, for {he} had left something out. It smelled of pancakes, all the same, on Sundays.',
      '{hero} had a drawn door over {his} bed, shut for want of one small thing. Somebody lived behind it. You could hear them turn pancakes.',
    ],
    verse: [
      'With one bit of chalk {hero} drew on the wall / A window, a cat, and a far waterfall.',
      '{hero} once drew a cat by the door. / It drank its milk, and it asked for more.',
    ],
  },
  low: {
    three: [
      '"Here is a chair," said {hero}, and drew it. They both sat in it.',
      '{hero} drew a fire. "Ah, warm," said {friend}.',
      '"Draw the end," said {friend}. {hero} drew it near.',
    ],
    five: [
      '{hero} drew two chairs in the air, and they sat down in them. "Mine is a bit hard," said {friend}. So {he} drew a cushion.',
      '"I am thirsty," said {friend}. {hero} drew a well, and let the bucket down. It was a long way.',
      '{hero} drew a short cut on the ground. It was the wrong way round, but it made them laugh.',
    ],
    seven: [
      '"I should like to sit down," said {friend}, "but it is all stones." {hero} drew them an armchair each in the air, with fat legs. They sat. "There is a spring coming through in mine," said {friend}, after a time. {hero} rubbed it out.',
      '"Draw me a bun," said {friend}. {hero} drew it on the flat of a stone, with sugar, and then, because the stone looked so sad, drew one for the stone.',
      '{hero} drew a line round both of them and said that it was a house. They sat in it for a while. It was surprising how much less wind there was inside.',
    ],
    verse: [
      '{hero} drew chairs in the air, very wide. / "Mine has a lump," said {friend}. "On this side."',
      '{hero} drew soup on a stone, for two. / "It\'s hot," said {friend}. So they blew and blew.',
    ],
    small: ['A chair of air! / They sat right there.'],
  },
  test: {
    three: ['Just wall! "No door," said {keeper}.', '"It is all wall," said {keeper}. "I can not go in."'],
    five: [
      'At the end was a wall. "They forgot the door," said {keeper}. "It was late, and they went home."',
      '"They ask me where the door is," said {keeper}, by a long grey wall. "I say that it is late."',
    ],
    seven: [
      'The way ended at a wall. "They ran out of afternoon," said {keeper}, "before they did the door. I was to be the one who opens it." {khe} had a cap, and very clean gloves. "I think that I would have been good at it."',
      '"They did the chimney first," said {keeper}, "and were so pleased with it." The wall went up, and along, and up. There was no way in anywhere. "I sweep the step," said {khe}. "There is no step, but I sweep it."',
    ],
    verse: ['"No door," said {keeper}. "They built up the wall, / And nobody thought of a door at all."'],
    small: ['A wall, so wide! / No door in its side.'],
  },
  act: {
    three: [
      '{hero} drew a door on it. Knock, knock! It went open.',
      '{hero} drew one round knob. It was a door!',
    ],
    five: [
      '{hero} drew one on the stones: two sides, a top, a round knob. "After you," {he} said. {keeper} took the knob, and it turned.',
      '"So it is," said {hero}, and got out the chalk. A door can come late. It was a bit crooked, but it opened.',
    ],
    seven: [
      '{hero} drew a line up, a line across, and a line down. {He} gave it a lion to knock with. {keeper} pulled {khis} cap straight. "Good evening," said {khe}, in a voice {khe} had been saving, and opened it.',
      'So {hero} drew the step. Above it {he} drew a green door, though the chalk was white, and a mat. "You had better sweep it," {he} said. {keeper} did. Then {khe} wiped {khis} feet, and turned the handle, and held it for them.',
    ],
    verse: ['So {hero} drew one, with a knob and a key. / It opened as sweetly as sweet can be.'],
    small: ['{hero} drew a door. / No wall any more!'],
  },
  close: {
    three: [
      '{hero} drew a moon. It was on all night.',
      '{hero} drew a dream, and went in.',
      'The chalk lay down. So did {hero}.',
    ],
    five: [
      'The window on the wall had stars in it tonight. {hero} had not drawn those.',
      '{hero} drew the day on the wall, and shut it, with a small round knob.',
      'There was chalk dust on the pillow. It looked a bit like snow, and a bit like sleep.',
    ],
    seven: [
      '{hero} lay and looked at the door by {his} bed. {He} drew the key at last, very small, and left it in the lock. There was a smell of pancakes, and then {he} {was} through.',
      'Behind the drawn door somebody laid one more plate. {hero} heard it, and smiled with {his} eyes shut.',
      '{hero} was too sleepy to draw the dream that {he} wanted. It came anyway, in colours that {he} did not own.',
    ],
    verse: [
      'Now draw a small door in the dreams overhead, / And go in, and leave just your shape in the bed.',
      "There's one more door, and it's made of sleep. / Draw it, go in, and it's yours to keep.",
    ],
  },
}
