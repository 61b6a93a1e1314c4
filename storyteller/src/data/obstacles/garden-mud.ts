import type { ObstacleData } from '../schema.ts'

export const gardenMud: ObstacleData = {
  id: 'garden-mud',
  kind: 'across',
  place: 'vegetable-patch',
  props: [{ prop: 'mud', where: 'near' }],
  tool: 'leaf',
  avoid: [],
  meet: {
    three: [
      'Mud! Squelch. It held on tight.',
      'Gloop! The mud had one boot. It wanted the next.',
      'The mud went suck. One shoe was gone.',
      'Brown mud, wet mud, mud to the knee!',
      '"I am stuck," said {friend}. That was the mud.',
      'Plop went a foot. The mud said yum.',
    ],
    five: [
      'Between the carrots and the cabbages lay {the mud|a lake of mud}. It said squelch, and it did not give things back.',
      "The bed was all wet mud. It ate {hero}'s left boot.",
      'Mud lay from side to side. It said gloop, and it had said it to others.',
      '{hero} put in a stick to see how far down the mud went. The mud kept the stick.',
      'A worm was having a swim in the mud. It was the only one who liked it.',
      'It had been a path on Monday. On Tuesday came the hose, and now it was mud.',
    ],
    seven: [
      'Somebody had left the hose on, and the path through the vegetables had turned to mud. It was the {brown|thick} greedy sort, which already had one boot and was hoping for another.',
      "It had been watered too well. Between them and the path lay mud, dark and smooth as cake, and out of the middle of it stuck somebody's spade.",
      'Where the path had been there was mud, and in the mud there was one boot, left by somebody wise.',
      '{friend} walked out on the mud with great care and came back in one sock. The boot stood there by itself, slowly getting shorter.',
      '"It is only a bit wet," said {hero}, and stepped on it. There was a long rude sound. When mud talks like that, it is best to step back.',
      'In the mud were the marks of a bird, which went in, and round, and round, and came out again looking for another way.',
    ],
    verse: [
      'The mud went glug, the mud went gloop. / It was as thick as barley soup.',
      'The mud was as soft as a cake in a tin. / {friend} put a foot there, and it went in.',
    ],
    small: ['Glug, mud and goo! / It ate a shoe.', 'Mud, thick as pie! / How to keep dry?'],
  },
  solve: {
    three: [
      'They put down big leaves. Pat, pat, pat, they went over.',
      'A leaf, a step. A leaf, a step. Clean toes!',
      'They went over on big leaves.',
      'Leaf, leaf, leaf. They made a green road.',
      '"A leaf for you, a leaf for me." Over!',
      'They stood on a leaf. It did not go in!',
    ],
    five: [
      'They laid big rhubarb leaves on the mud, one after another, and {tiptoed|padded} over on a green road.',
      'They put down big leaves and walked from leaf to leaf. Not one toe got wet.',
      '"Leaves!" said {friend}. They laid a row of them, as big as hats, and went over.',
      'Each leaf was as big as a bed. {friend} put them down, and {hero} picked them up behind, so that they never ran out.',
      'A leaf in front, a leaf below, a leaf behind. It was slow, but it was clean.',
      'They tied one fat leaf under each foot and walked like two frogs on a pond.',
    ],
    seven: [
      'So they laid a road of rhubarb leaves, each as big as a tray. They stood on one leaf and put down the next, picked up the last one and passed it forward, and went over the mud without a single squelch.',
      'They picked the largest leaves they could find and laid them in a row. Each step said squelch, but none of them sank. At the far side they looked back. It was the nicest road in the garden, and it would be eaten by morning.',
      'Leaf by leaf they laid a green road, and walked on it, and picked it up behind them.',
      'Under the rhubarb hung the finest leaves in the garden. Four of them made a path that could be carried along, one step at a time, like a very short carpet.',
      'It held. The leaves bent a little, and the mud came up round the sides to have a look, but it did not get hold of anyone.',
      '{hero} went first, from leaf to leaf, like a hen on hot bricks. Halfway there {he} noticed that it worked, and walked like a queen.',
    ],
    verse: [
      'They laid wide leaves upon the ground / And over the mud went, safe and sound.',
      'They laid big leaves out in a row / And over the mud went, light and slow.',
      'They walked on leaves, so wide and green, / And got to the end with their toes all clean.',
    ],
    small: ['A leaf, a leaf! / What a relief.', 'A road of green, / and toes all clean.'],
  },
  fact: {
    three: [
      '"Big flat leaves will hold us," said {hero}.',
      '"Flat leaves can hold us," said {hero}.',
      '"Wide things do not go in," said {hero}.',
    ],
    five: [
      '"A big flat leaf spreads us out," said {hero}. "Then no part of the mud has to carry much."',
      '"A small foot pushes hard on a small spot," said {hero}. "A wide one pushes a little on a lot."',
      '"Ducks do not go in," said {hero}, "and look how wide their feet are!"',
    ],
    seven: [
      '"We go in because we press on one small spot," said {hero}. "If we spread our weight over something wide, the mud can bear it. That is how snowshoes work, and ducks."',
      '"On something wide we press less on each bit of mud," said {hero}. "Ducks know that."',
      '"It is not that we are heavy," said {hero}. "It is that we put it all on two little spots. Let us spread it out."',
    ],
    verse: ['"If wide and flat is what we tread, / The mud feels only weight that\'s spread."'],
    small: ['"A leaf is wide, / so on it we ride."'],
  },
}
