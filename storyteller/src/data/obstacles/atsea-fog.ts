import type { ObstacleData } from '../schema.ts'

export const atseaFog: ObstacleData = {
  id: 'atsea-fog',
  kind: 'lost',
  place: 'little-island',
  props: [{ prop: 'fog', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'The fog came. Where was the land?',
      'Fog sat on the boat. It was like milk. The land was gone!',
      '"I can not see you," said {friend}. The fog had come in the boat.',
      'Fog, fog, fog! {hero} could not see the end of the boat.',
      'The land had been there. Now it was just fog.',
      'A bird flew in the fog and flew out the same way. It did not like it.',
    ],
    five: [
      'Fog sat down on the sea, as white as a plate. Somewhere in it was the island, {but where|and no one could say where}?',
      'The fog came down, and the island was gone.',
      'White! All of it was white. Where was the land?',
      'The fog had eaten the island, beach and all, and it was starting on the boat.',
      '"Are we there?" said {friend}. "I do not know," said {hero}. "The fog is in front of there."',
      'There was fog in their hats and fog in their ears.',
    ],
    seven: [
      'The fog came over the water on its hands and knees and stood up all round them. The island had been right there a minute ago. Now there was just white, with {a gull in it somewhere|their own voices in it}.',
      'The fog came aboard and sat down in the middle of the boat. They could not see the mast. They could only just see each other, and that was because they were holding hands.',
      'The fog came over the sea on tiptoe and sat down. There was no island any more, only white.',
      'The fog came in without knocking. It took away the island first, and then the sea, and in the end there was nothing left but a boat with two noses in it.',
      '{friend} pointed at the island, or at where it should be, but could not see {fhis} own arm. There was fog on the end of it.',
      'Fog had put the island in its pocket. They turned about, slowly, in a world the colour of milk, and did not know which way was the beach.',
    ],
    verse: [
      'The fog sat down upon the sea. / Where could that little island be?',
      'The fog sat down like a big white cat. / They could not tell this from those or that.',
    ],
    small: ['Fog on the sea. / "Where can it be?"', 'Fog, white and fat! / It sat like a cat.'],
  },
  solve: {
    three: [
      'They called, "Hello!" The sound came back. Land was there!',
      '"Hello!" called {hero}. It came back so fast. Bump! There was the land.',
      'They called, and they turned, and they called. "Hello!" There! It came back fast.',
      '{friend} sang out. A rock sang back. They went to the rock!',
      '"Who is there?" they called. "There!" said the land.',
      'They called and heard it twice. That was the land!',
    ],
    five: [
      'They called "Hello" and counted. The hello came back. They turned, and called again, until it came back {fastest|quickest}. That way was land.',
      '"Hello!" they called. They turned till the hello came back fast. There was the land.',
      'They called, and counted. One, two. They turned, and called. One! It was that way.',
      '{hero} called out {his} own name. It came back so quickly from the left that they had to go and see.',
      'They rang out "Ahoy" to every side. On one side somebody answered, and it was a rock.',
      '{friend} clapped. On the right the clap came back. So right it was, and the sand went crunch.',
    ],
    seven: [
      'They called "Hello!" into the white, and counted. To the left, nothing. To the right, nothing. Straight on a small "hello" came back after four. They went that way and called again. Three. Two. One, and they ran gently up the sand.',
      '"Hello," called {hero}, and they counted until it came back. It took five. They turned the boat a bit and called again. Four. Three. When it came back almost before they had sent it, there was a bump, and it was the island.',
      'They called "Hello!" and counted till it came back. They went where it came back soonest, and bumped into the island.',
      'They took turns. {hero} called "Ahoy" to the north and got nothing for it. {friend} called it to the east, and it came right back, a bit wet. They steered east, and kept on calling until the answer was in their faces.',
      '"Cuckoo," sang {friend}, and waited. A cuckoo came back from somewhere on the left, and {fhe} was quite sure that no such bird lived there. They sailed at it, and found a beach.',
      'It was a game of catch. They threw a call into the fog, and the side that threw it back the quickest was the island.',
      'They let their voices go in front, and the boat went after. Each call was answered a little sooner than the last, until the answer had palm trees.',
    ],
    verse: [
      'They called "Hello!" and the sound bounced back. / It led them along on an echo track.',
      'They called "Hello!" and it came back soon. / They followed it on like a half-heard tune.',
    ],
    small: ['They called, "Hello!" / It came back, so.', '"Hello!" it said. / Land, right ahead!'],
  },
  fact: {
    three: [
      '"A sound will come back from land," said {hero}.',
      '"A call comes back if there is a rock," said {hero}.',
      '"Land sends a sound back," said {hero}.',
    ],
    five: [
      '"Sound bounces off big hard things," said {hero}, "and the sooner it is back, the nearer they are."',
      '"We cannot see the land, but we can hear it," said {hero}. "A call will come back from it."',
      '"A hello takes time to fly there and back," said {hero}. "Less time means less far."',
    ],
    seven: [
      '"Sound travels like a ball," said {hero}. "If it hits a rock, it bounces. And the time it takes to come back tells you how far away the rock is. Bats do it, and they can hardly see at all."',
      '"A sound bounces off land," said {hero}. "The sooner it is back, the nearer the land."',
      '"A voice goes out, hits something hard, and comes home," said {hero}. "A quick trip is a short one."',
    ],
    verse: ['"A sound will bounce from rock to ear. / The sooner it\'s back, the more it\'s near."'],
    small: ['"A call comes back. / It shows the track."'],
  },
}
