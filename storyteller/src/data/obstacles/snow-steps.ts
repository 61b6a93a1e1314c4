import type { ObstacleData } from '../schema.ts'

export const snowSteps: ObstacleData = {
  id: 'snow-steps',
  kind: 'up',
  place: 'snowy-lane',
  props: [{ prop: 'steps', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'The steps were all ice. Up? Slip! Down.',
      'Icy steps! One up, two down. Whee, bump!',
      '{friend} went up one step. Whoosh! Back again.',
      'The steps had ice on. No foot could stay.',
      '"Nice steps," said {hero}. Slip! "Not nice."',
      'Steps of ice, like a slide. Bump, bump, bump.',
    ],
    five: [
      'At the end of the lane were some steps, and every step had ice on it. They went up one and down three.',
      'The steps were as shiny as spoons. You could look at them, but you could not stand on them.',
      'The steps were all ice, and nobody got past two.',
      'A cat came down the steps. She had wanted to go up.',
      '{hero} took the steps at a run. The steps gave {him} back, sitting.',
      'Water had run down the steps all day and had frozen there, smooth as a plate.',
    ],
    seven: [
      'The lane ended in stone steps, and somebody had spilled a whole winter over them. {friend} reached the third one very carefully, and the first one, after that, not carefully at all.',
      'Each of the steps wore a coat of ice as thick as a thumb. A robin landed on the top one, and arrived at the bottom one, still sitting.',
      'The steps had turned to ice. You could go down them in one second, and up them not at all.',
      "There was ice on the steps, and on the ice was a bun, and a glove, and somebody's Sunday paper. A lot of people had tried before them.",
      '"You go first," said {friend}. "No, you," said {hero}. They both went first, and both came back, and the steps shone as if nothing had happened.',
      'The steps had been washed, and then it had got cold. It was the cleanest slide in the village, and it went the wrong way.',
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
      'Wool on toes. Up one. Up two. Up ten!',
      '{friend} had socks on top. {hero} had them too. No bump!',
      'Fuzzy feet went up the ice.',
    ],
    five: [
      'They pulled their woolly mittens over their feet. It looked silly. It went up the steps like a dream.',
      '"Socks on the outside!" said {friend}. Step by step the wool held on, and the ice had nothing to say.',
      'With mittens on their feet they walked up, step after step.',
      'A sock over each boot was all it took. They went up like two sheep.',
      '{hero} tried one foot with wool and one foot without. The one with wool stayed.',
      'Off came the scarves, and they were laid on the ice one by one, like a woolly carpet.',
    ],
    seven: [
      '{hero} took off {his} mittens and put them on {his} feet. "You look silly," said {friend}. Then {friend} did it too, because it worked, and up they went with cold {hands}.',
      'It was the scarves that did it. They wound them round and round their feet, tied them in a bow, and tried the first step. It held. So did the second. They came to the top looking like two badly packed presents, and not a bit bruised.',
      'They put their mittens on over their boots. It was wrong, and it worked, all the way to the top step.',
      'Four mittens, four feet: it came out even. They went up on all of them, and the ice could only look at the wool and sigh.',
      'They put on their thick socks, not in the boots but over them, and went up as a fly goes up a wall. At the top they met the cat. She asked where one could get such socks.',
      "It was {friend}'s grandmother who had knitted the mittens, and she would have been proud to see where they were now. Not one foot slid, from the first step to the last.",
    ],
    verse: [
      'They put woolly mittens on top of their shoes, / And went up as sure as two old kangaroos.',
      'They wound their long scarves around every foot, / And wherever they stepped on the ice, they stayed put.',
      'Mittens over every shoe! / Up they went, and {hero}, too.',
    ],
    small: ['Wool on each toe! / And up they could go.', 'Mittens on feet! / They felt so neat.'],
  },
  fact: {
    three: [
      '"Wool holds on to ice," said {hero}. "It is so rough."',
      '"Wool holds on," said {hero}.',
      '"Wool has hair," said {hero}. "Hair can hold on."',
      '"Rough feet do not slip," said {hero}.',
    ],
    five: [
      '"Boots are smooth and ice is smooth," said {hero}, "so they slide. Wool is hairy, and hairy things hold on."',
      '"Wool is rough," said {hero}, "and rough things grip."',
      '"Ice is wet on top, and that makes it slip," said {hero}. "Wool drinks up the wet."',
    ],
    seven: [
      '"Two smooth things have nothing to catch on," said {hero}. "But wool is all little hairs, and they catch in the tiny bumps of the ice. It soaks up the wet on top as well, and the wet is the slippery part."',
      '"Smooth slips on smooth," said {hero}, "but wool has hairs, and hairs hold on."',
      '"A slip is when nothing catches," said {hero}. "Wool is full of tiny hooks, and the ice has tiny holes. They will get on."',
    ],
    verse: [
      '"When smooth is on smooth, then you slip and you slide. / But wool has a grip in the hairs of its hide."',
    ],
    small: ['"Wool is so rough, / it holds on enough."'],
  },
}
