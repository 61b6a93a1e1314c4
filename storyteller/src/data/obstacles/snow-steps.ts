import type { ObstacleData } from '../schema.ts'

export const snowSteps: ObstacleData = {
  id: 'snow-steps',
  kind: 'up',
  place: 'snowy-lane',
  props: [{ prop: 'steps', where: 'near' }],
  avoid: [],
  meet: {
    three: ['The steps were all ice. Up? Slip! Down.', 'Icy steps! One up, two down. Whee, bump!'],
    five: [
      'At the end of the lane were some steps, and every step had ice on it. They went up one and down three.',
      'The steps were as shiny as spoons. You could look at them, but you could not stand on them.',
      'Every step had ice on it, and nobody got past two.',
    ],
    seven: [
      'The lane ended in twelve stone steps, and somebody had spilled a whole winter over them. {friend} reached the third one by going very carefully, and the first one, after that, by not going carefully at all.',
      'Twelve steps led up to the next street, and each had a coat of ice on, smooth and clear and as thick as a thumb. A robin came down, landed on the top one, and arrived at the bottom one, still sitting.',
      'The steps had grown a coat of ice. You could go down them in one second, and up them not at all.',
    ],
    verse: [
      'The steps in the lane were all covered in ice. / They fell on the first one, and fell on it twice.',
      'The steps were as smooth as the top of a plate. / You went up by one, and you came down by eight.',
      'Up a step, and down they slid. / That was all that either did.',
    ],
    small: ['Ice on each stair! / Slip, and sit there.', 'Ice on the steps! Oh! / Down, all in a row.'],
  },
  solve: {
    three: [
      'They put mittens on their feet. Up, up, up. No slip!',
      'Woolly socks on top of boots! Now each step could hold.',
      'Mittens on feet. Up, up!',
    ],
    five: [
      'They pulled their woolly mittens over their feet. It looked silly. It went up the steps like a dream.',
      '"Socks on the outside!" said {friend}. Step by step the wool held on, and the ice had nothing to say.',
      'With mittens on their feet they walked up, step after step.',
    ],
    seven: [
      '{hero} took off {his} mittens and put them on {his} feet. "You look silly," said {friend}. Then {friend} did it too, because it worked. The wool took hold of the ice with all its small hairs, and up they went, twelve steps, with cold {hands}.',
      'It was the scarves that did it. They wound them round and round their feet, tied them in a bow, and tried the first step. It held. So did the second. They came to the top looking like two badly packed presents, and not a bit bruised.',
      'They put their mittens on over their boots. It was wrong, and it worked, all the way to the top step.',
    ],
    verse: [
      'They put woolly mittens on top of their shoes, / And went up as sure as two old kangaroos.',
      'They wound their long scarves around every foot, / And wherever they stepped on the ice, they stayed put.',
      'Mittens over every shoe! / Up they went, and {hero}, too.',
    ],
    small: ['Wool on each toe! / And up they could go.', 'Mittens on feet! / They felt so neat.'],
  },
  fact: {
    three: ['"Wool holds on to ice," said {hero}. "It is so rough."', '"Wool holds on," said {hero}.'],
    five: [
      '"Boots are smooth and ice is smooth," said {hero}, "so they slide. Wool is hairy, and hairy things hold on."',
      '"Wool is rough," said {hero}, "and rough things grip."',
    ],
    seven: [
      '"Two smooth things have nothing to catch on," said {hero}. "But wool is all little hairs, and they catch in the tiny bumps of the ice. It soaks up the wet on top as well, and the wet is the slippery part."',
      '"Smooth slips on smooth," said {hero}, "but wool has hairs, and hairs hold on."',
    ],
    verse: [
      '"When smooth is on smooth, then you slip and you slide. / But wool has a grip in the hairs of its hide."',
    ],
    small: ['"Wool is so rough, / it holds on enough."'],
  },
}
