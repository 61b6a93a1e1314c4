import type { ObstacleData } from '../schema.ts'

export const cloudsTwinkle: ObstacleData = {
  id: 'clouds-twinkle',
  kind: 'lost',
  place: 'star-harbour',
  props: [{ prop: 'boat', where: 'far' }],
  avoid: [],
  meet: {
    three: [
      'So many lights! One was the boat. Which one?',
      'Star, star, star, star. And where was the boat?',
      '"Find the boat with a light," said {friend}. They all had lights!',
      'Which light was the boat?',
    ],
    five: [
      'The star harbour was full of lights. One of them was the lamp of the night boat. The others were just stars.',
      'They had to find the boat with the lamp on it. Every star out there looked like a boat with a lamp.',
      'The harbour was full of lights. One was a boat, and the rest were stars.',
    ],
    seven: [
      'The night boat carried a small white lamp on its mast. So much they had been told. What they had not been told was that there would be four thousand small white lights out there, and that all but one would be stars.',
      '"It is the boat with the light on," said {friend}. They looked out over the harbour. It was as full of lights as a cake for somebody who was a hundred, and had friends.',
      'One of all those lights was the lamp of the boat. The rest were stars, and there were a great many of the rest.',
    ],
    verse: [
      'The harbour was sprinkled with lights by the score, / And which was the boat, coming in to the shore?',
      'A boat with a lamp, they were told, would be there. / But stars looked like lamps upon boats everywhere.',
      'A hundred small lights, and just one was a lamp / That hung on a boat in the dew and the damp.',
      'Somewhere was a boat, but where? / Little lights were everywhere.',
    ],
    small: ['Lights, near and far! / Boat, or a star?', 'A boat? A light? / Too many tonight!'],
  },
  solve: {
    three: [
      'The stars went wink, wink. One did not wink. It was the boat!',
      '"That one is still," said {hero}. It came near. It was the boat!',
      'Wink, wink, wink. No wink? Then it was no star. It was the boat!',
      'One did not wink. It was the boat!',
    ],
    five: [
      'They looked hard. That one winked, and that one winked, and one did not. They waved to it, and in came the boat.',
      '"Find one that does not twinkle," said {hero}. {friend} found it, low down on the left. It had a boat under it.',
      'They looked for a light that did not wink. It was a boat.',
    ],
    seven: [
      'They sat and stared until their eyes watered. Star after star gave a little shiver and a wink. Only one light, low down, looked straight back and did not blink at all. They waved a sock at it. It turned, and under it was a boat.',
      '{hero} pointed at them one by one. "Twinkle," said {friend}. "Twinkle. Twinkle." Then there was a silence. "That one just shines," said {friend}. It shone nearer, and grew a mast, and then a man with a rope, and a boat for him to stand in.',
      'One after another the lights winked, until they found one that did not. They waved, and it turned out to be a boat.',
    ],
    verse: [
      'The stars gave a twinkle, but one little light / Shone steady. The boat! It came in from the night.',
      'They looked for the light that would not give a wink, / And in came the boat with a clinkety-clink.',
      'A wink is a star, but a stare is a boat. / The one that just stared was the one still afloat.',
      '"Stars all wink," said {hero}. "See? / That one doesn\'t. Boat for me!"',
    ],
    small: ['Wink, wink! But one / did not. All done!', 'It did not blink. / "The boat, I think!"'],
  },
  fact: {
    three: ['"Stars wink," said {hero}. "A lamp does not."'],
    five: [
      '"A star winks because its light comes such a long way through wobbly air," said {hero}. "A lamp that is near just shines."',
      '"Stars twinkle because they are so far," said {hero}. "A lamp does not."',
    ],
    seven: [
      '"By the time a star\'s light gets here it is as thin as a thread," said {hero}, "and the moving air shakes it about. That is all that a twinkle is. A light close by is too fat to shake."',
      '"A star twinkles because the air shakes its thin light," said {hero}. "A lamp that is near does not."',
    ],
    verse: [
      '"The air shakes a star, for its light is so thin. / A lamp that is near will shine steadily in."',
    ],
    small: ['"Far light will shake. / Near light stays awake."'],
  },
}
