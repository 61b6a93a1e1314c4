import type { ObstacleData } from '../schema.ts'

export const bedroomPuddle: ObstacleData = {
  id: 'bedroom-puddle',
  kind: 'across',
  place: 'bedroom-window',
  props: [{ prop: 'flower', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'The cup with the flower fell over. Now there was a lake!',
      'Splish! A wet lake, right in the way. A flower lay in it.',
      'Oh! A flower cup fell over.',
      'A flower was in the way, in a lake. Wet!',
      'Drip, drop. The flower had lost its drink.',
      '"My feet will get wet," said {friend}. A flower swam by.',
      'A lake, with one flower. It had come from a cup.',
    ],
    five: [
      'The vase had tipped over. The flower lay on its back, and the whole windowsill was a lake.',
      'There was a lake on the windowsill, with a flower in it. It went from the glass right to the edge.',
      'A flower had tipped over, and all its water lay in the way.',
      'There lay the flower, and there lay its water, and here stood two who could not swim in a drink.',
      'The cup had fallen and the flower had sailed off, and all round it was wet from side to side.',
      '"It was dry this morning," said {hero}. But now a flower lay in it, up to its neck.',
    ],
    seven: [
      'Somebody had knocked over the vase. It had held only one flower and one cup of water. But a cup of water is a lake when you are small, and this one went from the window to the very edge of the sill.',
      'The windowsill was under water. In the middle lay a flower, like a ship that has run aground, and all around it was a lake, with the whole window in it. That morning it had still been in the vase, where such lakes belong.',
      'The vase had gone over, and its one flower lay in the middle of a lake that had not been there at lunch.',
      'Nobody would say who had bumped into the flower. A cat was sitting there and looking the other way. What was left was a lake.',
      'One flower drinks about a cup a week. It had not got far with this one, and now the rest of the week lay across their path.',
      'It was shiny, it was wide, and it had a flower in it. If you were as small as they were, it had no other side.',
    ],
    verse: [
      'The flower fell over, and so did its cup. / It had made a wide lake, and not wiped it up.',
      'A lake on the sill! It was shiny and wet, / With one yellow flower, as wide as lakes get.',
      'Over went the flower cup. / No one came to wipe it up.',
    ],
    small: ['The flower fell down. / A lake for a town!', 'A lake on the sill! / What a big spill.'],
  },
  solve: {
    three: [
      'They put in an old sock. Slurp! It drank the lake.',
      'Drink, sock, drink! Slurp, slurp. The fat sock got it all.',
      'In went a sock. Slurp! Dry.',
      'One sock in. Slurp! No lake.',
      '"Are you thirsty, sock?" It was. Gulp, gulp.',
      'A dry sock got fat. A wet way got dry.',
    ],
    five: [
      'They pushed a sock off the end of the heater. It landed in the lake and began to drink. Slurp, slurp, and the sill was dry.',
      'One striped sock drank the whole lake. It got fatter and fatter, and then they walked over it.',
      'They threw in a sock, and it drank the lake.',
      '{friend} knew a sock that had been dry for weeks. It lay down in the wet and drank till there was nothing left but its toe marks.',
      'They rolled a sock along in front of them like a rug. It drank, and they walked on it.',
      'The sock took a sip, and then a gulp, and then all of it.',
    ],
    seven: [
      '{friend} found a sock, one of those that have no twin. They let one end of it down into the lake. Nothing happened, and then the wet crept up the wool, stripe by stripe. When it got to the toe the lake was gone, and they squelched across the fattest sock {in} {land}.',
      'By the window hung a woolly sock. They pulled, it fell, and it lay down in the lake like a hippo. Then it drank. You could hear it. It had been a thin sock all its life, and now it was a round one, and the sill was dry from end to end.',
      'They let a sock down into it. The sock drank the lot, and lay there, round and pleased, and they walked across it.',
      'A sock was fetched from under the bed, thin, grey, and out of work. They showed it the water. When they came by again it was as fat as a cushion, and the way was dry.',
      '"It is only a sock," said {friend}. But the sock drank up to the heel, and then up to the stripes, and there was not one drop left for the cat.',
      'You could watch the shore move. It came nearer and nearer to the sock, from all sides, and at last there was only the sock.',
    ],
    verse: [
      'They dropped in a sock, and it drank and it drank / And it lay like a fat woolly whale on the bank.',
      'A sock drank it up, every drip, every drop, / From the tip of the toe to the stripes at the top.',
      "In went {hero}'s woolly sock. / It was dry by six o'clock.",
    ],
    small: ['Slurp went the sock. / Dry as a rock!', 'The sock drank it up, / the whole of the cup.'],
  },
  fact: {
    three: [
      '"A sock can drink," said {hero}. "It has lots of small holes."',
      '"Wool drinks," said {hero}.',
      '"Soft wool can drink a lot," said {hero}.',
      '"Water goes into wool," said {hero}.',
    ],
    five: [
      '"Wool is full of tiny gaps," said {hero}, "and water likes to creep into tiny gaps. It will even creep up."',
      '"Wool has small gaps in it," said {hero}. "They fill with water."',
      '"Water goes up into every little hole it can find," said {hero}, "and a sock is full of them."',
    ],
    seven: [
      '"Wool is a thousand threads with a thousand little gaps between them," said {hero}. "Water sticks to the sides of a gap and pulls itself along. If the gap is thin enough, it goes uphill. That is how a towel works, and a tree."',
      '"Water creeps into small gaps, even upwards," said {hero}, "and wool is nothing but small gaps."',
      '"Look at the wool from near by," said {hero}. "It is more holes than sock. Water can not see a small hole without going in."',
    ],
    verse: [
      '"There are gaps in the wool, each as thin as a hair. / The water creeps in, and it stays in there."',
    ],
    small: ['"Wool drinks up wet. / It is not full yet."'],
  },
}
