import type { ObstacleData } from '../schema.ts'

export const snowIcedoor: ObstacleData = {
  id: 'snow-icedoor',
  kind: 'blocked',
  place: 'ice-cave',
  props: [{ prop: 'door', where: 'near' }],
  avoid: [],
  meet: {
    three: ['The cave had a door of ice. It was stuck.', 'Knock, knock. The ice door did not open.'],
    five: [
      'The cave had a door made of ice. It had frozen shut, {thick as a dictionary|as thick as three pillows}.',
      'The door was ice, and it was closed. It was so cold that it hummed.',
      'A door of ice! They knocked, and their knuckles said brr.',
    ],
    seven: [
      'At the mouth of the cave hung a door of clear blue ice. They could see through it. They could even wave. What they could not do was {open it|go in}.',
      'The cave was closed with a door of ice. You could see the light behind it, blue and blurry. There was no handle, and the keyhole had icicles in it.',
      'The cave had a door of ice, and it was frozen shut, as such doors are.',
    ],
    verse: [
      'The cave had a door of ice, frozen tight. / They saw right through to the pale blue light.',
      'The door was of ice, and it would not let go. / It hummed to itself, so cold and so low.',
      'In the ice a door stood tight, / Blue and beautiful and white.',
    ],
    small: ['A door of ice! / It was not nice.', 'Knock, knock, so cold! / The ice had hold.'],
  },
  solve: {
    three: [
      'They put salt on it. Drip, drip, drip. The door came open!',
      '{hero} had salt. A bit on the ice, and it let go.',
      'A bit of salt. Drip. Open!',
    ],
    five: [
      'They rubbed salt from their lunch along the edge. {Drip|Drip, drip}, said the ice. The door swung open.',
      '{hero} had salt, for the eggs. They put it on the ice. Drip, drip, and the door was open.',
      'Salt in the crack, and then wait. Drip. Drip. Creak! In they went.',
    ],
    seven: [
      'They took the twist of salt from the boiled eggs and rubbed it along the crack. For a moment nothing happened. Then the ice began to weep, one drop and another, and the door let go with a sound like a kiss.',
      'They had brought salt, for the eggs. {hero} rubbed it all along the edge. For a time nothing happened. Then the ice began to cry, and to let go, and the door came open by itself, with wet cheeks.',
      'They shook salt along the crack, and sat down to wait. At the ninth drip the door swung in.',
    ],
    verse: [
      'They rubbed in salt all down the crack. / Drip, drip, and the icy door swung back.',
      'They rubbed it with salt, and it started to cry. / It opened, and let all the travellers by.',
    ],
    small: ['Salt on the door. / It froze no more.', 'Drip, drip, drip, drop. / The ice went pop!'],
  },
  fact: {
    three: ['"Salt makes ice go drip," said {hero}.'],
    five: ['"Salt melts ice," said {hero}, "even on a cold day. That is why they put it on the roads."'],
    seven: [
      '"Salty water needs much more cold to freeze than plain water does," said {hero}. "So if we salt the ice, it forgets how to be ice."',
      '"Salt water is slow to freeze," said {hero}. "Salt the ice, and it has to let go."',
    ],
    verse: ['"A pinch of salt will melt it through. / That\'s what they put on the roads, it\'s true."'],
    small: ['"Salt is the trick. / Ice melts so quick."'],
  },
}
