import type { ObstacleData } from '../schema.ts'

export const cloudsFog: ObstacleData = {
  id: 'clouds-fog',
  kind: 'lost',
  place: 'cloud-meadow',
  props: [{ prop: 'cloud', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'They walked into a cloud. All white! Where is up?',
      'A cloud sat down on them. {hero} could not see {his} own nose!',
      '"Where are you?" said {friend}. "In a cloud," said {hero}. So was all the rest.',
      'A cloud sat on them. All white!',
      'Where was the path? A cloud had it.',
      '"I see white," said {hero}. "I see white, too," said {friend}. It was a cloud.',
      'The cloud was like milk. They walked in it, and could not find out.',
    ],
    five: [
      'A big cloud sat down on the path. Inside, everything was {white|woolly}. Left was white, and right was white.',
      'A cloud sat on the path, and they were in it. It was like being in milk.',
      'All was white. {hero} could not see {his} own nose.',
      'They were in a cloud, as two beans are in a pudding. You could hear them, that was all.',
      '{friend} held out an arm, and the cloud ate it to the elbow.',
      'It was a soft cloud, and a thick one, and it did not tell them where the path had gone.',
    ],
    seven: [
      'A large slow cloud had lain down on the path, and they walked straight into it without noticing. Inside it was white in all directions, {including down|and damp}.',
      'The cloud had not seen them, and had sat down. Inside it was white, and warm, and woolly, and there was no front to it and no back.',
      'A cloud had sat down on the path, with them in it. It was white wherever they looked, and a bit damp.',
      'The cloud had looked quite thin from the outside. Once they were in it they could not find their own knees, and their knees, it may be, were looking for them.',
      'They said good morning to somebody in the cloud, and it was a post. They said it to the next, and that was a goat, who did not know the way either.',
      'A cloud had come to rest on the meadow. Everything in it was the same soft white, up and down and sideways, and even their voices sounded like wool.',
    ],
    verse: [
      'A great big cloud sat down on the way. / Inside, it was white, and it meant to stay.',
      'A cloud came and sat on the top of the two. / It was white on the left, it was white right through.',
      'In the cloud they could not see. / White was all there seemed to be.',
    ],
    small: ['White, white, all white! / No left, no right.', 'A cloud sat here. / No path was near.'],
  },
  solve: {
    three: [
      'They hummed and felt the wind. Wind on this side. On they went. Out!',
      'One wet ear was cold. The wind was there! They went by that ear.',
      '{hero} felt the wind on one cheek. They kept it there. Out they came!',
      'They felt the wind, and went that way.',
      '"This side is cold," said {friend}. "Wind!" They walked by it, and soon they could see.',
      'They put up a wet {hand}. Brr! They went by the brr.',
      'The wind said, "This way." They went out by it.',
    ],
    five: [
      'They wet one {hand} and felt the wind. It blew on their left ear, and they kept it there, {step by step|left ear first}, until they were out.',
      '{hero} wet one {hand} and felt the wind. They kept it on one side, and came out.',
      'The wind was cold on one ear. They kept it on that ear all the way.',
      '{friend} licked {fhis} nose. It got cold on the left, so they kept left, and there was the meadow.',
      'They let the wind blow in their faces, all the way. It had to come from outside, and it did.',
      'A feather showed which way the wind blew. They walked against it, and fell out into the sun.',
    ],
    seven: [
      'They licked a {hand} each and held it up. One side went cold. That was where the wind came from, and up there it always comes from the west. They kept the cold on their left, and walked, and the cloud ended like a wall.',
      '{hero} licked a {hand} and held it up. One side of it went cold. "The wind is there," {he} said, "and so that is west." They walked with the cold on their left ears, and after forty steps there was a hole, and the evening was in it.',
      '{hero} licked a {hand} and held it up. One side went cold. They kept the wind on that side, and came out.',
      'They stood quite still until they could feel the wind, a thin cool thread of it, on the tips of their ears. They followed the thread, and it had an end, and at the end was the evening.',
      '"One wet {hand} is as good as a signpost," said {hero}, and held one up. It grew cold at the front. They went on with the cold before them, and came up against the open sky.',
      '{friend} wet a whisker, or what might have been one, and it told {fhim} where the wind sat. They tacked along it like a boat, and the white grew thin, and blew away.',
    ],
    verse: [
      'They felt the wind on one cold ear, / And kept it there till the way was clear.',
      'A wet {hand} told them which way the wind blew. / They walked by the wind, and the wind took them through.',
      '{hero} held a wet {hand} high. / There the wind went whispering by.',
    ],
    small: ['They felt the breeze. / Out now, with ease!', 'One ear was cold. / It did as told.'],
  },
  fact: {
    three: [
      '"Wet skin feels the wind," said {hero}.',
      '"A wet nose can feel the wind," said {hero}.',
      '"It is cold where the wind is," said {hero}.',
    ],
    five: [
      '"A wet {hand} goes cold on the windy side," said {hero}. "So we can feel what we cannot see."',
      '"Water dries in the wind, and that makes it cold," said {hero}. "Let us get a bit wet."',
      '"We cannot see the wind, and do not have to," said {hero}. "Wet skin will feel it."',
    ],
    seven: [
      '"When water dries it takes some warmth along," said {hero}, "and it dries fastest on the windy side. So a wet {hand} knows where the wind is, even if your eyes do not."',
      '"A wet {hand} goes cold where the wind comes from," said {hero}. "So we can feel the way."',
      '"Wind dries what is wet, and drying makes it cold," said {hero}. "So the cold side is the one that the wind is on."',
    ],
    verse: ['"A wet thing cools where breezes blow. / So wet one {hand}, and then we\'ll know."'],
    small: ['"A {hand} that is wet / can find the way yet."'],
  },
}
