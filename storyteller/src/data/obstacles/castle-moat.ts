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
      'Wet, wet, wet! A stream, and no bridge.',
      '"Quack," said a duck in the stream. It had fun.',
      'The castle sat in a ring of stream.',
    ],
    five: [
      'Round the castle ran a moat, like a stream that had bitten its own tail. The bridge was up for the night.',
      'A wide green stream went round and round the castle, with a duck on it. The bridge had been pulled up to dry.',
      'The moat was as wide as a stream, and nobody had let down a bridge.',
      'The bridge slept on the far side, pulled up to its chin. On this side was a lot of stream.',
      'A duck swam past, to show how easy it was. Then it swam down the stream again, to show it twice.',
      '"Can you swim?" asked {friend}. "In this stream? With my hair?" said {hero}.',
    ],
    seven: [
      'A moat went all the way round, like a stream that has lost its way and will not ask. The bridge had been pulled up at six, for that was when the man who pulled it up had his tea.',
      'Between them and the castle lay the moat, wide and green and full of lilies. "Hello?" called {hero} to the bridge on the other side. It was up, and it stayed up, like somebody who has just put his feet on a stool.',
      'A stream had been bent into a moat, and the bridge was up for the night. A duck looked at them as if they should have rung first.',
      'The stream round the castle had been put there to keep people out, and it had done so for six hundred years. It saw no reason to stop on a Thursday.',
      'There was a sign, PULL FOR BRIDGE, and it stood across the stream, where those who read it did not need it.',
      'They walked round the whole castle, to see if the stream had an end. It had not. They met the same duck from both sides.',
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
      'A soup pot! They rode it over like a boat. Bob, bob!',
      'In a pot they went over.',
      'A pot! A big, big pot. In, and off!',
      'Two in a pot. Bob, bob, bob. Land!',
      'The pot went round and round. But it got there.',
    ],
    five: [
      'On the grass the cook had put the big soup pot out to dry. They got in, paddled with two spoons, and sailed across.',
      '"Now we are in the soup," said {friend}. They pushed the pot off, and it went over, turning slowly, with the duck behind.',
      "They sat in the cook's soup pot and rowed it over with spoons.",
      '{friend} found a pot as big as a bath. It rocked, it turned, it took on one lily, and it landed.',
      'The pot sat on the water as well as the duck did. With two ladles for oars they were soon on the other bank.',
      'Into the pot they got, one at each handle. "Row!" said {hero}. The lid was their sail.',
    ],
    seven: [
      'The cook had put out the feast-day soup pot to dry, the one for two hundred people. It floated. They rowed it with two ladles, and it went across in slow circles, so that they saw the castle from every side.',
      'By the kitchen door stood a soup pot as big as a bath. In the water it stayed on top, to the surprise of {friend}, who had sat in it for a joke. They dipped their spoons and rowed, and came to the wall smelling faintly of leeks.',
      "The cook's soup pot was drying by the wall. It took them over, turning all the way, with a spoon at each side.",
      'It was a good pot, but it had never learned to go straight. They saw the wall, the duck, the kitchen, and the wall again, and then they bumped on land.',
      'The biggest pot of the castle was out on the grass, upside down, with a cat on it. They asked the cat, turned it over, and put to sea.',
      '"I am not sitting in a pot," said {friend}. A little later {fhe} was sitting in a pot, and had the best place, and did not want to get out.',
    ],
    verse: [
      "They sailed the moat in the cook's soup pot, / And paddled with spoons, and it leaked not a jot.",
      'A big iron pot made a very good boat. / They rowed it with spoons to the end of the moat.',
      'In a soup pot, with a spoon, / {hero} rowed them over soon.',
    ],
    small: ['A pot for a boat! / It really did float.', 'They rode in a pot. / Wet? They were not.'],
  },
  fact: {
    three: [
      '"A pot has air in it," said {hero}. "So it will float."',
      '"A pot of air floats," said {hero}.',
      '"Air likes to be on top," said {hero}. "So do pots."',
      '"A pot can be a boat," said {hero}.',
    ],
    five: [
      '"A lump of iron goes down," said {hero}. "But a pot is hollow. It pushes so much water away that the water holds it up."',
      '"A pot is mostly air," said {hero}, "and air floats."',
      '"Ships are made of iron too," said {hero}, "and they stay up, for the most of a ship is air."',
    ],
    seven: [
      '"A lump of iron goes straight to the bottom," said {hero}, "but a pot is mostly air with some iron round it. It pushes aside more water than it weighs, and the water pushes back. Great ships do nothing else."',
      '"Iron goes down and air stays up," said {hero}. "A pot is a little iron round a lot of air."',
      '"Push an empty bowl down in the bath, and the bath pushes back," said {hero}. "With a bowl big enough, it would push back as hard as we weigh."',
    ],
    verse: ['"A lump of iron goes down like a stone. / A hollow one floats like a ship of its own."'],
    small: ['"A pot full of air / will float anywhere."'],
  },
}
