import type { ObstacleData } from '../schema.ts'

export const bedroomSpoon: ObstacleData = {
  id: 'bedroom-spoon',
  kind: 'other',
  place: 'blanket-fort',
  props: [{ prop: 'lamp', where: 'far' }],
  avoid: ['darkness'],
  meet: {
    three: [
      'In the fort it was so dim. The lamp could not see in.',
      'The lamp was out there. They were in here. Ow! Who was that?',
      'No lamp for {hero}! It stood too far off.',
      '"Come in, lamp!" It did not come in.',
      'The lamp shone there. Here it was all grey.',
      'Bump! Sorry. They had no lamp in the fort.',
    ],
    five: [
      'The lamp was on, but it shone past the door of the fort. Inside you could not tell a pillow from a penguin.',
      'It was as dim as a pocket in the fort. The light of the lamp went by outside, and did not turn in.',
      'The lamp was outside, and so was all its light.',
      'The lamp was bright, but it only looked straight ahead, and they were round the corner.',
      'In the fort you could not see your own {hand}. The lamp was ten steps off and saw to other things.',
      '"Is that your foot?" asked {hero}. "I hope so," said {friend}. They both wished for the lamp.',
    ],
    seven: [
      'The fort was as dim as the inside of a boot. There was a lamp in the room, and it was a good one, but its light marched straight past the way in and never once looked round the corner.',
      'They put their heads into the fort and saw nothing at all, and heard something say "ow", which was {friend}. Outside, the lamp was shining away at a wall that did not need it.',
      'The fort had no window. The lamp outside did its best, but its light would only go straight on.',
      'The lamp did what lamps do and shone on whatever was in front of it, which was a chair. Behind the chair was the fort, and in the fort nobody could see a thing.',
      'In the fort they met a pillow, or somebody very like one. "If only the lamp had a neck," said {friend}, "to look round corners with."',
      'Light is a great one for going straight. It left the lamp, passed the way in by the width of a thumb, and went off to sit on the wall.',
    ],
    verse: [
      'The fort was as dim as the inside of a shoe. / The lamp shone outside, but it could not come through.',
      "The light of the lamp went straight past the door. / They couldn't see ceiling, they couldn't see floor.",
      "Lamplight couldn't find the door. / No one there could see the floor.",
    ],
    small: ['So dim in there! / Was that a chair?', 'The lamp could not bend. / No light at that end!'],
  },
  solve: {
    three: [
      'They held up a spoon. The lamp shone on it. Light came in!',
      'A spoon! It sent the light in, round the bend. Now they saw.',
      'A spoon threw the light in.',
      'Turn the spoon. Flash! Hello, light.',
      '{friend} held a spoon up. Now {hero} saw the way.',
      'The light hit a spoon. Hop! In it came.',
    ],
    five: [
      '{hero} held a shiny spoon outside. The lamp shone on it, and it threw the light in. There lay the way, plain as toast.',
      'They stood a big spoon by the way in and turned it, bit by bit. Flip! The lamp looked in, and they saw it all.',
      'They held up a spoon, and in jumped the light.',
      'A spoon stood in the doorway like a page boy and handed the light in.',
      '{friend} found a spoon, and rubbed it on {fhis} tummy until it shone. The light fell on it, turned, and came in to them.',
      'They put a spoon in the path of the light and tipped it. A gold spot ran in at the door and showed them round.',
    ],
    seven: [
      'They took the spoon from the bedtime milk and leaned it on a shoe outside. They turned it a hair to the left. All at once a round gold patch ran over the blanket, up a pillow, and down the whole length of the fort. It was like having a small tame moon.',
      '{hero} held a spoon out into the light of the lamp, and tipped it this way and that. A spot of gold jumped about the roof of the fort. "Down a bit," said {friend}. "Left a bit." Then it lay on the way in front of them, and stayed there while they walked.',
      'A spoon by the way in caught some light and sent it round the corner. There was even some left for the ceiling.',
      "First the spot was on the ceiling, then it was on {friend}'s nose, and then the spoon was right, and the fort was as bright as breakfast.",
      '"Stay like that," said {hero} to the spoon, and propped it up with a brick. It sent in all the light they needed, and one did not even have to hold it.',
      'A spoon from the sugar did it. They held it where the light went by, and it bent the light in at the door, as you show in a guest.',
    ],
    verse: [
      'They held up a spoon, and it caught the bright beam / And sent it inside in a long golden stream.',
      'A spoon by the doorway, turned just the right way, / Threw lamplight inside, and it looked like the day.',
      '{hero} held a silver spoon. / In came lamplight like the moon.',
    ],
    small: ['A spoon, so bright! / It threw in the light.', 'Tip, spoon, tip so. / In came the glow!'],
  },
  fact: {
    three: [
      '"Light jumps off shiny things," said {hero}.',
      '"Light can hop," said {hero}, "if a thing is shiny."',
      '"A shiny thing throws the light back," said {hero}.',
    ],
    five: [
      '"Light only goes straight," said {hero}, "but it bounces off a shiny thing like a ball off a wall. So we can bounce it in."',
      '"Light bounces off shiny things," said {hero}.',
      '"Light hits a shiny thing and hops away again," said {hero}. "We can choose where to."',
    ],
    seven: [
      '"Light cannot turn a corner," said {hero}. "It runs straight until it meets something. If that is shiny it bounces off again, with the same slant as it came, like a ball. We need something shiny, and just the right slant."',
      '"Light goes straight," said {hero}, "but from a shiny thing it jumps off at a slant, like a ball."',
      '"It can not bend," said {hero}, "but it can bounce. Where it comes from and where it goes depends on how we hold the shiny thing."',
    ],
    verse: [
      '"Light runs in a line till it hits something bright, / And then it will bounce, to the left or the right."',
    ],
    small: ['"Light hits, and hops / off shiny tops."'],
  },
}
