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
      '"Is that the boat?" said {hero}. It was a star. "Is that?" It was a star, too.',
      'Lights to the left, lights to the right! One was on a boat.',
    ],
    five: [
      'The star harbour was full of lights. One of them was the lamp of the night boat. The others were just stars.',
      'They had to find the boat with the lamp on it. Every star out there looked like a boat with a lamp.',
      'The harbour was full of lights. One was a boat, and the rest were stars.',
      '{friend} waved to a boat, and it was a star. It was very kind about it.',
      'There were more lights than anyone could count, and just one had a boat below it.',
      '"That is it," said {hero}. "Or that." They pointed at lights till their arms got tired, and none was the boat.',
    ],
    seven: [
      'The night boat carried a small white lamp on its mast. So much they had been told. What they had not been told was that there would be four thousand small white lights out there, and that all but one would be stars.',
      '"It is the boat with the light on," said {friend}. They looked out over the harbour. It was as full of lights as a cake for somebody who was a hundred, and had friends.',
      'One of all those lights was the lamp of the boat. The rest were stars, and there were a great many of the rest.',
      '"Get into the boat that has a light," said the note. It was good advice for a harbour with one light in it. Here was a light wherever you looked, and in between there were more.',
      'It was a clear night and every light was out for a walk. The boat was among them, with a lamp at its mast, and looked like everybody else.',
      '{friend} began to count the lights, so as to cross them off. At sixty a few of them had moved. None of them so far had been a boat.',
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
      'All wink but one. A boat!',
      'They looked and looked. One light sat still. "Boat, here we are!"',
      'Each star had a wink. The boat just looked. Here it came!',
    ],
    five: [
      'They looked hard. That one winked, and that one winked, and one did not. They waved to it, and in came the boat.',
      '"Find one that does not twinkle," said {hero}. {friend} found it, low down on the left. It had a boat under it.',
      'They looked for a light that did not wink. It was a boat.',
      '"Wink," said {friend}, "wink, wink, stop." The one that had stopped was the boat, and in it was a man eating a pie.',
      '{hero} shut one eye. All the lights danced but one, and it had oars.',
      'There were ten thousand dancers and one that stood still. They called to it, and the boat came.',
    ],
    seven: [
      'They sat and stared until their eyes watered. Star after star gave a little shiver and a wink. Only one light, low down, looked straight back and did not blink at all. They waved a sock at it. It turned, and under it was a boat.',
      '{hero} pointed at them one by one. "Twinkle," said {friend}. "Twinkle. Twinkle." Then there was a silence. "That one just shines," said {friend}. It shone nearer, and grew a mast, and then a man with a rope, and a boat for him to stand in.',
      'One after another the lights winked, until they found one that did not. They waved, and it turned out to be a boat.',
      'They lay down on the wall with their chins on their {hands}. The stars shook like drops on a line. Low down there was a light that did not shake, and when they whistled, it whistled back.',
      "{friend} took the left half of the sky, and {hero} took the right. It was in {hero}'s half, and it was the only one that did not tremble. Soon they could see the boat round it.",
      'You have to look at a light for as long as a breath. Those that shivered they let go. One of them did not mind being looked at, and it came in, with a boat.',
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
    three: [
      '"Stars wink," said {hero}. "A lamp does not."',
      '"A star goes blink, blink," said {hero}. "A boat light does not."',
      '"What is near does not wink," said {hero}.',
    ],
    five: [
      '"A star winks because its light comes such a long way through wobbly air," said {hero}. "A lamp that is near just shines."',
      '"Stars twinkle because they are so far," said {hero}. "A lamp does not."',
      '"Far light has to come through a lot of air, and it shakes," said {hero}. "Near light does not."',
    ],
    seven: [
      '"By the time a star\'s light gets here it is as thin as a thread," said {hero}, "and the moving air shakes it about. That is all that a twinkle is. A light close by is too fat to shake."',
      '"A star twinkles because the air shakes its thin light," said {hero}. "A lamp that is near does not."',
      '"Look for one that will not tremble," said {hero}. "Its light has not come far enough to be shaken."',
    ],
    verse: [
      '"The air shakes a star, for its light is so thin. / A lamp that is near will shine steadily in."',
    ],
    small: ['"Far light will shake. / Near light stays awake."'],
  },
}
