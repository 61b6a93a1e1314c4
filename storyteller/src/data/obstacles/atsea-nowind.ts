import type { ObstacleData } from '../schema.ts'

export const atseaNowind: ObstacleData = {
  id: 'atsea-nowind',
  kind: 'blocked',
  place: 'open-sea',
  props: [{ prop: 'boat', where: 'near' }],
  avoid: ['deep-water'],
  meet: {
    three: [
      'No wind! The boat sat still. Flop, went the sail.',
      'The wind took a nap. The boat took a nap, too.',
      'Puff, puff, blow! The boat did not go. The wind was asleep.',
      'No wind! The boat sat still.',
    ],
    five: [
      'Then the wind stopped. The sail hung down like {a wet sock|washing}, and the boat stood still in the middle of everything.',
      'The wind went to sleep. The sail hung down, and the boat stood still.',
      'Not a breath! The boat sat on the sea like a duck on a plate.',
    ],
    seven: [
      'And then the wind stopped, as if somebody had shut a door on it. The sail hung like {washing|wet washing}. The boat stood on the flat sea like a cup on a table, and went nowhere.',
      'Then the wind went down, all at once, like somebody sitting. The sail hung. The flag hung. Even the soup stopped moving.',
    ],
    verse: [
      'The wind fell still. The sail hung slack. / The boat went neither on nor back.',
      'The wind lay down on the sea for a nap. / The sail hung there like an old wet cap.',
    ],
    small: ['No wind at all! / The flag hung small.', 'The sail hung slack. / Not on, not back.'],
  },
  solve: {
    three: [
      'They pulled with spoons. Row, row, row the boat!',
      'One had a pan. One had a spoon. They pushed the sea. The boat slid on!',
      'They got spoons, and dug in the sea. Splish, splash! The boat said yes.',
      'They rowed with spoons. On it went!',
    ],
    five: [
      'They took two soup spoons and a frying pan, and rowed. Each time they pushed the water back, the boat {went on|slid on}.',
      'They rowed with spoons. Splish, splash. And the boat went on.',
      'A pan for {hero}, a spoon for {friend}. They pushed the sea back, and the boat slid on.',
    ],
    seven: [
      'There were no oars, for no one had expected to need them. There were two soup ladles and a frying pan. They dug them in and pulled, and the boat moved. It was not elegant. A gull laughed so hard that it had to sit down on the mast.',
      'They looked for oars and there were none. But there was a frying pan, and there was a soup ladle, and they each took one, and pushed the sea behind them. The boat thought it over, and then it went.',
    ],
    verse: [
      'With ladle and pan they began to row, / And off the boat went, steady and slow.',
      'With a pan and a spoon they pushed at the sea. / The boat slid along as nice as could be.',
    ],
    small: ['A spoon, a pan! / Row if you can.', 'They pushed at the sea. / "One, two, and three!"'],
  },
  fact: {
    three: ['"If we push the sea back, we go on," said {hero}.', '"Push the sea, and we go," said {hero}.'],
    five: ['"If we push the water backward," said {hero}, "it pushes us forward. It has to."'],
    seven: [
      '"You cannot push a thing without its pushing you," said {hero}. "So if we push the sea that way, it must push us this way. All we want is something flat."',
    ],
    verse: ['"If we push water back, you know, / It pushes us on, and so we go."'],
    small: ['"Push the sea back, / like this: smack, smack."'],
  },
}
