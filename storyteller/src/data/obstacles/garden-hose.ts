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
      'Whoosh! Round came the water. Wet ears!',
      'Who left the water on? Splash. Not fair!',
      'Tick, tick, tick. Run! Too late.',
      '"I had a bath," said {friend}. Now {fhe} had two.',
    ],
    five: [
      'By the pond a sprinkler went round, tick, tick, tick. It watered the grass, the path, and anyone who was on it.',
      'Tick, tick, tick, whoosh! The sprinkler had been left on, and it took them for lettuce.',
      'The sprinkler spun, and everybody near it got wet ears.',
      'Round and round it went and wet the grass, a snail, {hero}, and the same snail again.',
      'They ran. It was a good run, but the sprinkler was better at it.',
      '"Now!" said {friend}. Splash. "Or now!" Splash.',
    ],
    seven: [
      'Somebody had left the sprinkler on by the pond. It went round with a tick, tick, tick, and it was very fair. It watered the grass, and the path, and a gnome, and {friend}, and then it began again.',
      'Beside the pond stood a sprinkler, throwing a long silver arm of water round and round. They waited for it to go past. It came back. It seemed to think that {hero} was a bed of lettuce, and needed help with growing.',
      'The sprinkler by the pond went round and round, and it did not ask who was a plant and who was not.',
      'The sprinkler turned its head like somebody at a tennis match, and whoever it looked at got wet. It had just looked at {friend}.',
      'They counted. It took nine ticks to come round, and the path took eleven to run. It was a wet way to learn to take away.',
      'It rained on the grass by the pond, though the sky was clear. The rain came from below, and it went round in a ring.',
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
      'They sat a stone down on it. Drip. Drop. Stop! Past they ran.',
      '{friend} sat on the hose. It stopped. Then a stone had a turn.',
      'A stone on the hose. Stop!',
      'Sit, stone, sit! On the hose. No more splash.',
      'A fat stone made the hose flat. Drip.',
      '"Stone, please help." It sat down. All dry!',
    ],
    five: [
      'They went back along the hose and rolled a stone on it. The water gave a hiccup and went out.',
      '{friend} sat down on the hose. No water! Then a big stone took over, and they walked by, quite dry.',
      'A stone on the hose, and the water stopped.',
      'The hose lay in the grass, fat and round. They put stones on it till it was flat and thin.',
      '{hero} made a knot in the hose and sat a stone on top. Tick, tick, tock, and it stood still.',
      'One step on it, and it stopped. One step off, and it went. So a stone had to stay there.',
    ],
    seven: [
      'They looked for where the water came from, and there was the hose, asleep in the grass like a long green worm. They bent it double, with a stone to keep it so. The silver arm grew short, and shorter, and lay down. A last drop fell on the path.',
      '{friend} found the hose in the grass and sat on it. The sprinkler coughed and stopped. Then they looked for something that could sit there longer, and a round stone had nothing against it. "We will let you up on our way home," {hero} told the hose.',
      'They bent the hose and sat a stone there. The sprinkler made a small rude noise and was finished.',
      'They went to look for the other end of all that water, and found it lying under the hedge. Three stones on it, one after another, and the third one did it.',
      'A hose is just a long thin door. They shut it with a bend and a stone, and walked by, dripping.',
      '{friend} stood on the hose, and {hero} ran. Then {hero} rolled a stone on it, and {friend} walked, slowly, with {fhis} nose in the air.',
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
      '"The water is in there," said {hero}. "Let us shut it in."',
      '"It all comes this way," said {hero}, "so we stop it here."',
    ],
    five: [
      '"The hose is not even as wide as my {hand}," said {hero}. "If we squeeze it flat, all that water has no way through."',
      '"It all comes through the hose," said {hero}, "and that is not very wide."',
      '"Pinch a straw, and you can not drink," said {hero}. "That hose is only a big straw."',
    ],
    seven: [
      '"The tap pushes the water along the hose until it flies out at the end," said {hero}. "But it has to go through every inch on the way. Close one inch of it, and all the rest can push as much as it likes."',
      '"All that water comes through one thin hose," said {hero}. "Shut the hose, and the tap may push as it likes."',
      '"It is like a straw," said {hero}. "Pinch it anywhere, and nothing comes out at the end, however hard the other end may try."',
    ],
    verse: [
      '"It comes through a hose that is long and thin. / If that is squeezed shut, nothing more can get in."',
    ],
    small: ['"Squeeze it up tight. / Then we are all right."'],
  },
}
