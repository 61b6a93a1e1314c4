import type { ObstacleData } from '../schema.ts'

export const gardenHose: ObstacleData = {
  id: 'garden-hose',
  kind: 'other',
  place: 'garden-pond',
  props: [],
  tool: 'pebble',
  avoid: [],
  meet: {
    three: [
      'Tick, tick, splash! A hose spun round and made them wet.',
      'Water flew round and round. Tick, tick. Wet nose! Wet toes!',
    ],
    five: [
      'By the pond a sprinkler went round, tick, tick, tick. It watered the grass, the path, and anyone who was on it.',
      'Tick, tick, tick, whoosh! The sprinkler had been left on, and it took them for lettuce.',
      'The sprinkler spun, and everybody near it got wet ears.',
    ],
    seven: [
      'Somebody had left the sprinkler on by the pond. It went round with a tick, tick, tick, and it was very fair. It watered the grass, and the path, and a gnome, and {friend}, and then it began again.',
      'Beside the pond stood a sprinkler, throwing a long silver arm of water round and round. They waited for it to go past. It came back. It seemed to think that {hero} was a bed of lettuce, and needed help with growing.',
      'The sprinkler by the pond went round and round, and it did not ask who was a plant and who was not.',
    ],
    verse: [
      'The sprinkler went tick and the sprinkler went spin. / It watered the path, and it watered each chin.',
      'Tick went the sprinkler and round went the spray, / And nobody dry ever went by that way.',
      'Water flew about and spun. / It was wet for everyone.',
    ],
    small: ['A hose! Splish, splash! / They made a dash.', 'Round flew the wet. / How wet could they get?'],
  },
  solve: {
    three: [
      'They put a stone on the hose. Drip. Drop. Stop! Past they ran.',
      '{friend} sat on the hose. It stopped. Then a stone had a turn.',
      'A stone on the hose. Stop!',
    ],
    five: [
      'They went back along the hose and rolled a stone on it. The water gave a hiccup and went out.',
      '{friend} sat down on the hose. No water! Then a big stone took over, and they walked by, quite dry.',
      'A stone on the hose, and the water stopped.',
    ],
    seven: [
      'They looked for where the water came from, and there was the hose, asleep in the grass like a long green worm. They bent it over and put a stone on the bend. The silver arm grew short, and shorter, and lay down. A last drop fell on the path.',
      '{friend} found the hose in the grass and sat on it. The sprinkler coughed and stopped. Then they looked for something that could sit there longer, and a round stone had nothing against it. "We will let you up on our way home," {hero} told the hose.',
      'They bent the hose and sat a stone on the bend. The sprinkler made a small rude noise and was finished.',
    ],
    verse: [
      'A bend in the hose, and a stone on the bend, / And the silver spray came to a drip and an end.',
      'They sat a fat stone on the hose in the grass. / The sprinkler went plip, and it let them both pass.',
      '{hero} put a stone on. "Stop!" / And the hose gave one last drop.',
    ],
    small: ['A stone on the hose! / And dry was each nose.', 'Step on it. Stop! / Drip, drip, last drop.'],
  },
  fact: {
    three: [
      '"Press on the hose," said {hero}. "Then no water can come."',
      '"No hose, no water," said {hero}.',
    ],
    five: [
      '"The hose is not even as wide as my {hand}," said {hero}. "If we squeeze it flat, all that water has no way through."',
      '"It all comes through the hose," said {hero}, "and that is not very wide."',
    ],
    seven: [
      '"The tap pushes the water along the hose until it flies out at the end," said {hero}. "But it has to go through every inch on the way. Close one inch of it, and all the rest can push as much as it likes."',
      '"All that water comes through one thin hose," said {hero}. "Shut the hose, and the tap may push as it likes."',
    ],
    verse: [
      '"It comes through a hose that is long and thin. / If that is squeezed shut, nothing more can get in."',
    ],
    small: ['"Squeeze it up tight. / Then we are all right."'],
  },
}
