import type { ObstacleData } from '../schema.ts'

export const castleMoat: ObstacleData = {
  id: 'castle-moat',
  kind: 'across',
  place: 'castle-hill',
  props: [{ prop: 'stream', where: 'near' }],
  tool: 'soup-pot',
  avoid: ['deep-water'],
  meet: {
    three: [
      'A stream ran round the castle. It was wide and wet.',
      'A stream went all round! The bridge was up for the night.',
      'Water ran all round the castle.',
    ],
    five: [
      'Round the castle ran a moat, like a stream that had bitten its own tail. The bridge was up for the night.',
      'A wide green stream went round and round the castle, with a duck on it. The bridge had been pulled up to dry.',
      'The moat was as wide as a stream, and the bridge was up.',
    ],
    seven: [
      'A moat went all the way round, like a stream that has lost its way and will not ask. The bridge had been pulled up at six, for that was when the man who pulled it up had his tea.',
      'Between them and the castle lay the moat, wide and green and full of lilies. "Hello?" called {hero} to the bridge on the other side. The bridge was up, and it stayed up, like somebody who has just put his feet on a stool.',
      'A stream had been bent into a moat, and the bridge was up for the night. A duck looked at them as if they should have rung first.',
    ],
    verse: [
      'A moat went round like a stream on a string. / The bridge was tied up by a rusty ring.',
      'The moat lay round, as green as peas. / The bridge was up. "Not now, if you please!"',
      'All around the castle ran / Water. Cross it, if you can.',
    ],
    small: [
      'A moat, wet and green! / No bridge to be seen.',
      'The stream ran round / with a glug-glug sound.',
    ],
  },
  solve: {
    three: [
      'They found a big pot. In they sat. Row, row, row!',
      'A soup pot can be a boat. They rode it over. Bob, bob!',
      'In a pot they went over.',
    ],
    five: [
      'On the grass the cook had put the big soup pot out to dry. They got in, paddled with two spoons, and sailed across.',
      '"Now we are in the soup," said {friend}. They pushed the pot off, and it went over, turning slowly, with the duck behind.',
      "They sat in the cook's soup pot and rowed it over with spoons.",
    ],
    seven: [
      'The cook had put out the feast-day soup pot to dry, the one for two hundred people. It floated. They rowed it with two ladles, and it went across in slow circles, so that they saw the castle from every side.',
      'By the kitchen door stood a soup pot as big as a bath. In the water it stayed on top, to the surprise of {friend}, who had sat in it for a joke. They dipped their spoons and rowed, and came to the wall smelling faintly of leeks.',
      "The cook's soup pot was drying by the wall. It took them over, turning all the way, with a spoon at each side.",
    ],
    verse: [
      "They sailed the moat in the cook's soup pot, / And paddled with spoons, and it leaked not a jot.",
      'A big iron pot made a very good boat. / They rowed it with spoons to the end of the moat.',
      'In a soup pot, with a spoon, / {hero} rowed them over soon.',
    ],
    small: ['A pot for a boat! / It really did float.', 'They rode in a pot. / Wet? They were not.'],
  },
  fact: {
    three: ['"A pot has air in it," said {hero}. "So it will float."', '"A pot of air floats," said {hero}.'],
    five: [
      '"A lump of iron goes down," said {hero}. "But a pot is hollow. It pushes so much water away that the water holds it up."',
      '"A pot is mostly air," said {hero}, "and air floats."',
    ],
    seven: [
      '"A lump of iron goes straight to the bottom," said {hero}, "but a pot is mostly air with some iron round it. It pushes aside more water than it weighs, and the water pushes back. Great ships do nothing else."',
      '"Iron goes down and air stays up," said {hero}. "A pot is a little iron round a lot of air."',
    ],
    verse: ['"A lump of iron goes down like a stone. / A hollow one floats like a ship of its own."'],
    small: ['"A pot full of air / will float anywhere."'],
  },
}
