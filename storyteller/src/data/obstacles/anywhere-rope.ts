import type { ObstacleData } from '../schema.ts'

export const anywhereRope: ObstacleData = {
  id: 'anywhere-rope',
  kind: 'other',
  place: 'forest-path',
  props: [{ prop: 'rope', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A rope lay in the way. It was one big knot!',
      'The rope went over and under and over. What a knot!',
      '"Pull!" said {friend}. They did. Now the rope had a bag in it.',
      'A rope lay there, all in a knot.',
      '{friend} fell over a rope. It was all loops!',
      'Loops and loops of rope! Where was the end?',
    ],
    five: [
      'All over the way lay a rope, in the biggest knot that anyone had ever made by mistake.',
      'Somebody had left a rope in the way. It had tied knots in its middle, as ropes do when no one looks.',
      'A rope lay in the way. It had more knots than rope.',
      'A rope had got into a muddle and sat there like a big nest.',
      '{hero} took hold of the rope and pulled. The knot got as hard as a nut.',
      'They could not find where the rope began. It could not either.',
    ],
    seven: [
      'Across the way lay a rope, or many ropes, in one great knot. It went over and under and back through its own middle, like a story told by somebody who keeps on thinking of more.',
      'They stepped on a rope, and then over a rope, and then through one. After that they could go neither on nor back. "Pull," said {friend}. They pulled. It got tighter, and now it had {friend}\'s bag in it.',
      'A rope lay across the way in one great knot. The more they pulled at it, the more of a knot it was.',
      'Some sailor had gone home early, and had left his rope to look after itself. It lay from side to side of the way, and not one loop of it was on speaking terms with the next.',
      'It was a fine long rope, and it might have been any use you like, but for the knot. The knot was as big as a cow.',
      '{hero} had one {hand} through a loop of the rope, and {friend} had a foot through another. They had not meant to.',
    ],
    verse: [
      'A rope lay about in a terrible knot. / Was that one end there? It was certainly not.',
      'The rope had been tied into curls and in loops, / And lay on the road in a dozen big hoops.',
      'The rope was one knot with a bow and a bend. / It had a beginning, but where was the end?',
      "Rope was lying everywhere, / Knotted like an old man's hair.",
    ],
    small: ['A knot, so fat! / "Who tied up that?"', 'Rope, loop and knot! / It was quite a lot.'],
  },
  solve: {
    three: [
      'They did not pull. They let the rope go soft. Out came the end!',
      '{hero} gave the rope a soft shake. Under, over, out! No more knot.',
      'They gave the rope a push, not a pull. So it let go.',
      'Soft, soft rope! It came undone.',
      'Shake, shake! The loops fell out of the rope.',
      '"Be soft," said {hero}. The rope was soft. The knot was gone!',
    ],
    five: [
      '"Do not pull," said {hero}. They pushed the rope together until it was fat and loose. Then one end came out to see why.',
      'They let the rope lie loose and gave it a shake. Two loops fell out, and then the rest. Now it was good for skipping.',
      'They stopped pulling. They shook the rope, and the knot forgot what it was.',
      'They gave the rope some room. A loop slid, and a loop slid, and there lay the end.',
      '{friend} patted the knot till it was as soft as a pillow. Out slid the rope.',
      'With a push here and there, the rope let go of its own tail.',
    ],
    seven: [
      'They did the opposite of what they wished to do. They pushed the rope into the knot until it was as soft and fat as a bun. Then {hero} took one end for a walk, over and under and out. When {he} came back there was no knot, only a rope.',
      '"It only holds because we pull," said {hero}, and sat down. {friend} sat down too. They shook it a little, like crumbs out of a cloth. A loop opened. Another one thought that it might as well. By the time they had finished humming, it was just a rope, and rather a long one.',
      'They pushed where they had pulled, until the rope was loose and fat. Then it came undone, loop by loop.',
      'They sat on each side of the knot and fed the rope back into it, bit by bit, as you feed a goat. It grew fat, and then lazy, and then it fell open.',
      '{hero} would not let anybody pull. They loosened one loop, then its neighbour, and hung each over a branch. At the end the rope was as straight as a road.',
      'They did as little as they could. The rope was tired of being tight, and with a wriggle or two it gave in.',
    ],
    verse: [
      'They did not pull hard, for it makes a knot tight. / They shook out the rope, and it came out all right.',
      'They pushed, and they let every loop have some slack, / And took the end over and under and back.',
      'They loosened it here, and they jiggled it there, / Till one little end could come up for some air.',
      '{hero} shook it, soft and slow, / And the rope at last let go.',
    ],
    small: ['No pull. Just shake! / It came awake.', 'Loop, come out, do! / One end went through.'],
  },
  fact: {
    three: [
      '"If we pull, the knot gets tight," said {hero}. "So let go."',
      '"Pull makes it tight," said {hero}. "Let go!"',
      '"A soft rope has no knot," said {hero}.',
    ],
    five: [
      '"A knot holds because rope rubs on rope," said {hero}. "When we pull, it rubs more. So we must push."',
      '"It rubs against itself," said {hero}. "If we let go, it will not hold."',
      '"A tight rope grips," said {hero}. "A loose one slips."',
    ],
    seven: [
      '"There is nothing in a knot but rope pressing on rope," said {hero}. "The more we pull, the harder it presses. Take the pull away, and it has no reason to be a knot."',
      '"Our pulling is what holds it tight," said {hero}. "If no one pulls, it has to let go."',
      '"A tight thing grips and a loose one does not," said {hero}. "Once the rope is loose, it can slide."',
    ],
    verse: [
      '"A knot will hold on when you tug it about. / It\'s rubbing that holds it. So let it ease out."',
    ],
    small: ['"Pull, and it will grip. / Push, and it will slip."'],
  },
}
