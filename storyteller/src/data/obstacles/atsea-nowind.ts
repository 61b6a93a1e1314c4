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
      'Flop! The sail hung. The boat was stuck.',
      '"Go, boat!" said {friend}. The boat had no wind to go on.',
      'The sail sagged. A fish swam past the boat, and then swam back.',
    ],
    five: [
      'Then the wind stopped. The sail hung down like {a wet sock|washing}, and the boat stood still in the middle of everything.',
      'The wind went to sleep. The sail hung down, and the boat stood still.',
      'Not a breath! The boat sat on the sea like a duck on a plate.',
      'There was not so much wind as would lift a hair. The boat sat, and they sat in it.',
      '{friend} blew into the sail until {fhis} ears went pink. The boat did not notice.',
      'All day the wind had pushed the boat. Now it had gone in for tea.',
    ],
    seven: [
      'And then the wind stopped, as if somebody had shut a door on it. The sail hung like {washing|wet washing}. The boat stood on the flat sea like a cup on a table, and went nowhere.',
      'Then the wind went down, all at once, like somebody sitting. The sail hung. The flag hung. Even the soup stopped moving.',
      'The boat stopped. It did not stop at anything. It only stopped, with its sail hanging down and its nose in the air, like a horse that has thought of something.',
      'There was so little wind that a feather, let go over the side of the boat, fell straight down and lay there looking up.',
      '{hero} wet a {hand} to find the wind, and there was none on any side. The boat had nothing to do, and did it.',
      'All the wind was used up. They had a boat with a fine big sail, and it might as well have been a tablecloth.',
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
      'Dig, pull, dig, pull! Two spoons, and the boat went.',
      'They sat side by side with a spoon each. Splash! They were off.',
    ],
    five: [
      'They took two soup spoons and a frying pan, and rowed. Each time they pushed the water back, the boat {went on|slid on}.',
      'They rowed with spoons. Splish, splash. And the boat went on.',
      'A pan for {hero}, a spoon for {friend}. They pushed the sea back, and the boat slid on.',
      'Two big spoons went in and came out. In and out, and the boat began to hum.',
      '{hero} dug on the left, and {friend} dug on the right. After a few rings they also went straight.',
      'They found a broom and a lid. It was not a fast boat, but it was a dry one.',
    ],
    seven: [
      'There were no oars, for no one had expected to need them. There were two soup ladles and a frying pan. They dug them in and pulled, and the boat moved. It was not elegant. A gull laughed so hard that it had to sit down on the mast.',
      'They looked for oars and there were none. But there was a frying pan, and there was a soup ladle, and they each took one, and pushed the sea behind them. The boat thought it over, and then it went.',
      '{friend} took the lid of the big pot, and {hero} took the bread board. They sat down back to front, and dug, and sang, and the boat forgot about the wind.',
      'They put their {hands} over the side and paddled. It took them the length of one boat. Then they found the frying pan, and after that there was a sort of foam.',
      'They had two large spoons, and the sea was there to be pushed. They pushed it behind them, a spoonful at a time, until all of it was there.',
      'A tray and a ladle will do for oars, if nobody is looking. Dip and pull, dip and pull, and a fine long line ran out behind.',
    ],
    verse: [
      'With ladle and pan they began to row, / And off the boat went, steady and slow.',
      'With a pan and a spoon they pushed at the sea. / The boat slid along as nice as could be.',
    ],
    small: ['A spoon, a pan! / Row if you can.', 'They pushed at the sea. / "One, two, and three!"'],
  },
  fact: {
    three: [
      '"If we push the sea back, we go on," said {hero}.',
      '"Push the sea, and we go," said {hero}.',
      '"Back goes the sea, and on go we," said {hero}.',
    ],
    five: [
      '"If we push the water backward," said {hero}, "it pushes us forward. It has to."',
      '"Push it that way, and it pushes us this way," said {hero}. "Water is fair."',
      '"If we pull the sea back, we must go on," said {hero}.',
    ],
    seven: [
      '"You cannot push a thing without its pushing you," said {hero}. "So if we push the sea that way, it must push us this way. All we want is something flat."',
      '"Whatever you push pushes you," said {hero}. "With something flat we can push a good deal of sea."',
      '"We shall send some water one way," said {hero}, "and the boat will be sent the other. That is how it works."',
    ],
    verse: ['"If we push water back, you know, / It pushes us on, and so we go."'],
    small: ['"Push the sea back, / like this: smack, smack."'],
  },
}
