import type { ObstacleData } from '../schema.ts'

export const cityWashing: ObstacleData = {
  id: 'city-washing',
  kind: 'lost',
  place: 'rooftop',
  props: [{ prop: 'blanket', where: 'near' }],
  avoid: ['heights'],
  meet: {
    three: [
      'Blankets hung here. Blankets hung there. Where was the way out?',
      'A blanket. A sheet. One more blanket! Was this the way?',
      '{hero} said hello. It was a shirt! A blanket hung next to it.',
      'Blankets hung all round them. Out? Where?',
      'Left was a blanket. Right was a blanket. Up was sky!',
      'They went in by a blanket. Now they could not get out.',
    ],
    five: [
      'The whole street had hung its washing on the roof. There was blanket behind blanket behind blanket.',
      'The washing hung in rows, a sheet, a blanket, a sheet. {hero} said good evening to {a shirt|some socks}.',
      'It was washing day on the roof. Behind each blanket hung one more.',
      'There were so many blankets on the line that {friend} said hello to {hero} twice.',
      '"This way," said {hero}, and walked into a blanket. "Or this," said {friend}, and met another.',
      'The roof was one big bed, hung up to dry. Where did it stop?',
    ],
    seven: [
      'It was washing day, and all the street had hung its things on the one roof. They walked in between two blankets, turned left at a long row of socks, and met the same two blankets again.',
      'Somewhere behind the washing was the garden. They could smell the {mint|beans}. But the sheets hung there like the pages of a book, and the blanket with the ducks on had come round twice.',
      'The roof was full of washing. They had said good evening to the same striped blanket three times.',
      'Every family in the street had washed a blanket that day, and some had washed two. It was like being inside a very clean book.',
      'They pushed a blanket aside, and there was a pair of trousers. They pushed that aside, and a blanket said good evening, or perhaps it was the trousers.',
      'The rows of blankets had no end that they could find, and a small sock had found it no better.',
    ],
    verse: [
      'The blankets and sheets hung in row upon row, / And which was the way, not a pillow could know.',
      'A sheet and a shirt, and a blanket, a sheet. / And all they could see of each other was feet.',
      "A blanket said nothing, a shirt waved its sleeve. / There wasn't a way they could see how to leave.",
      'Blankets, blankets in a row! / No one there knew where to go.',
    ],
    small: ['Wet sheets all round. / No way was found.', 'A blanket here! / The way was not clear.'],
  },
  solve: {
    three: [
      '{hero} felt each one. Wet. Wet. Dry! The dry ones led out.',
      'Flap, flap! Just the dry ones could flap. So they went that way.',
      'Drip, drip. No. Drip. No. This one was dry! Out they came.',
      'Not wet? Then it must hang by the way out.',
      'This one is dry! Out they went.',
      'Flap! There went a dry blanket. They ran to the flap.',
      'A wet blanket? Not that way. A dry one? Come on!',
    ],
    five: [
      '{hero} felt a blanket. It was wet. The next was damp, and the next was dry, and behind that one grew the beans.',
      'Some sheets hung still, and some sheets flapped. They went after the flap, and there was the open sky.',
      'They felt the blankets. Wet, damp, dry, and they were out.',
      'Drip, said the blanket in the middle. Flap, said the one at the end, and they went to the end.',
      '{friend} put a nose to each blanket. Wet nose, wet nose, dry nose! They were out.',
      'They left the drips behind. The dry blankets led them to the edge, and to a row of beans.',
    ],
    seven: [
      '"Wet," said {hero}, with one cheek against a blanket. The next was wet as well. Then came one that was damp, and one that was nearly dry, and a sheet that flapped like a sail. They went under it, and came out among the beans.',
      'They shut their eyes and used their ears. Here the washing hung as still as bacon. Over on the left something flapped. They went to the flapping, blanket by blanket, and the last one slapped {friend} softly on the nose and let them out.',
      'They went from a wet blanket to a damp one, and from that to a dry one. The last flapped up, and there was the sky.',
      '{hero} went by touch. A blanket that left your cheek wet was no good, and one that was warm and stiff was better. The best of all had a garden behind it.',
      'Where the cloth was dripping they turned back. Where it was dry they went on, and under the last blanket they could see a watering can, and grass.',
      'They followed the blankets the way you follow toast, toward the dry end.',
    ],
    verse: [
      'The wet ones hung still, but the dry blankets flew. / They went to the flapping, and out they came, too.',
      'From dripping to damp, and from damp into dry, / They felt their way out to the edge of the sky.',
      'The middle was soggy, the edges were light. / They followed the flapping and came out all right.',
      'From the wet ones to the dry / {hero} walked, and found the sky.',
    ],
    small: ['Wet, wet, then dry. / Hello, big sky!', 'Flap, flap, went one. / Look! It was done.'],
  },
  fact: {
    three: [
      '"Wind makes wet things dry," said {hero}. "Find the wind!"',
      '"Out there is wind," said {hero}. "So it is dry out there."',
      '"The last ones get dry first," said {hero}.',
    ],
    five: [
      '"The wind gets to the outside first," said {hero}, "so what hangs there is dry first. We go from wet to dry."',
      '"What hangs outside gets the most wind," said {hero}. "So go where it is dry."',
      '"In the middle no wind gets in," said {hero}. "So the wet ones are the middle."',
    ],
    seven: [
      '"Wind carries the water out of cloth, and it gets to the edge before it gets to the middle," said {hero}. "So the wettest sheet is the farthest in. All we have to do is walk from wet to dry."',
      '"Those that hang outside get the wind, so they are dry," said {hero}. "Dry will lead us out."',
      '"The middle stays wet, because no wind can reach it," said {hero}. "The dry ones must be on the outside."',
    ],
    verse: [
      '"The wind dries the edges before all the rest, / So dry is the way that will lead us out best."',
    ],
    small: ['"Out there winds blow. / To dry we go."'],
  },
}
