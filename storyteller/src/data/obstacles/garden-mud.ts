import type { ObstacleData } from '../schema.ts'

export const gardenMud: ObstacleData = {
  id: 'garden-mud',
  kind: 'across',
  place: 'vegetable-patch',
  props: [{ prop: 'mud', where: 'near' }],
  tool: 'leaf',
  avoid: [],
  meet: {
    three: ['Mud! Squelch. It held on tight.', 'Gloop! The mud had one boot. It wanted the next.'],
    five: [
      'Between the carrots and the cabbages lay {the mud|a lake of mud}. It said squelch, and it did not give things back.',
      "The bed was all wet mud. It ate {hero}'s left boot.",
      'Mud lay from side to side. It said gloop, and it had said it to others.',
    ],
    seven: [
      'Somebody had left the hose on, and the path through the vegetables had turned to mud. It was the {brown|thick} greedy sort, which already had one boot and was hoping for another.',
      "It had been watered too well. Between them and the path lay mud, dark and smooth as cake, and out of the middle of it stuck somebody's spade.",
      'Where the path had been there was mud, and in the mud there was one boot, left by somebody wise.',
    ],
    verse: [
      'The mud went glug, the mud went gloop. / It was as thick as barley soup.',
      'The mud was as soft as a cake in a tin. / {friend} put a foot there, and it went in.',
    ],
    small: ['Glug, mud and goo! / It ate a shoe.', 'Mud, thick as pie! / How to keep dry?'],
  },
  solve: {
    three: [
      'They put down big leaves. Pat, pat, pat. No one sank!',
      'They put down big leaves. Pat, pat, pat, they went over.',
      'A leaf, a step. A leaf, a step. Clean toes!',
      'They went over on big leaves.',
    ],
    five: [
      'They laid big rhubarb leaves on the mud, one after another, and {tiptoed|padded} over on a green road.',
      'They put down big leaves and walked from leaf to leaf. Not one toe got wet.',
      '"Leaves!" said {friend}. They laid a row of them, as big as hats, and went over.',
    ],
    seven: [
      'So they laid a road of rhubarb leaves, each as big as a tray. They stood on one leaf and put down the next, picked up the last one and passed it forward, and went over the mud without a single squelch.',
      'They picked the largest leaves they could find and laid them in a row. Each step said squelch, but none of them sank. At the far side they looked back. It was the nicest road in the garden, and it would be eaten by morning.',
      'Leaf by leaf they laid a green road, and walked on it, and picked it up behind them.',
    ],
    verse: [
      'They laid wide leaves upon the ground / And over the mud went, safe and sound.',
      'They laid big leaves out in a row / And over the mud went, light and slow.',
      'They walked on leaves, so wide and green, / And got to the end with their toes all clean.',
    ],
    small: ['A leaf, a leaf! / What a relief.', 'A road of green, / and toes all clean.'],
  },
  fact: {
    three: ['"Big flat leaves will hold us," said {hero}.', '"Flat leaves can hold us," said {hero}.'],
    five: ['"A big flat leaf spreads us out," said {hero}. "Then no part of the mud has to carry much."'],
    seven: [
      '"We go in because we press on one small spot," said {hero}. "If we spread our weight over something wide, the mud can bear it. That is how snowshoes work, and ducks."',
      '"On something wide we press less on each bit of mud," said {hero}. "Ducks know that."',
    ],
    verse: ['"If wide and flat is what we tread, / The mud feels only weight that\'s spread."'],
    small: ['"A leaf is wide, / so on it we ride."'],
  },
}
