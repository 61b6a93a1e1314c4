import type { ObstacleData } from '../schema.ts'

export const snowIcedoor: ObstacleData = {
  id: 'snow-icedoor',
  kind: 'blocked',
  place: 'ice-cave',
  props: [{ prop: 'door', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'The cave had a door of ice. It was stuck.',
      'Knock, knock. The ice door did not open.',
      'A door, all ice. "Open!" It did not.',
      'The door was blue. It was ice. It was shut.',
      '"Pull," said {friend}. The door just said, "Brr."',
      'Cold door! It held on to its wall.',
    ],
    five: [
      'The cave had a door made of ice. It had frozen shut, {thick as a dictionary|as thick as three pillows}.',
      'The door was ice, and it was closed. It was so cold that it hummed.',
      'A door of ice! They knocked, and their knuckles said brr.',
      'They could look through the door, but they could not go through it. It was ice from top to toe.',
      '{hero} pulled, and {friend} pulled {hero}. The door of ice let them pull.',
      'The door had a cold, you might say. It was all stuck up with ice.',
    ],
    seven: [
      'At the mouth of the cave hung a door of clear blue ice. They could see through it. They could even wave. What they could not do was {open it|go in}.',
      'The cave was closed with a door of ice. You could see the light behind it, blue and blurry. There was no handle, and the keyhole had icicles in it.',
      'The cave had a front door, and it was frozen shut, as ice doors are.',
      '{friend} breathed on the door until there was a clear spot as big as a coin. Behind it was the cave. In front of it they stood, and had no more breath.',
      'In summer this was a waterfall. In winter it was a door, and one that had frozen to its frame on all four sides.',
      'There was a word over the door, PUSH, and they pushed. The ice gave a small dry laugh and stayed as it was.',
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
      'Salt, please! The door went drip. Push! In.',
      'A pinch of salt here, and there. The door let go.',
      'Drip, said the ice. "Thank you, salt," said {friend}.',
    ],
    five: [
      'They rubbed salt from their lunch along the edge. {Drip|Drip, drip}, said the ice. The door swung open.',
      '{hero} had salt, for the eggs. They gave it to the ice. Drip, drip, and the door was open.',
      'Salt in the crack, and then wait. Drip. Drip. Creak! In they went.',
      'They had some salt for the apples. The door had it, and it began to drip at the sides like a nose.',
      '{friend} blew salt into every crack. Soon there was a wet line all round, and then a gap.',
      'It took six pinches of salt and one short song. Then the door came away from the wall.',
    ],
    seven: [
      'They took the twist of salt from the boiled eggs and rubbed it along the crack. For a moment nothing happened. Then the ice began to weep, one drop and another, and the door let go with a sound like a kiss.',
      'They had brought salt, for the eggs. {hero} rubbed it all along the edge. They had to wait. Then it started to cry, and to let go, and the door came open by itself, with wet cheeks.',
      'They shook salt along the crack, and sat down to wait. At the ninth drip the door swung in.',
      'Pinch by pinch the salt went into the crack. "Now we wait," said {hero}. They had waited as long as it takes to eat an apple when the ice let out a crack of its own.',
      'There was salt at the bottom of the lunch bag, as there always is. They wet a finger, dipped it in, and drew round the whole door with it. The line turned to water, and they gave a push.',
      'A goat would have licked the salt off again. But there was no goat, so it stayed where it was and ate its way through the ice, and the door hung free.',
    ],
    verse: [
      'They rubbed in salt all down the crack. / Drip, drip, and the icy door swung back.',
      'They rubbed it with salt, and it started to cry. / It opened, and let all the travellers by.',
    ],
    small: ['Salt on the door. / It froze no more.', 'Drip, drip, drip, drop. / The ice went pop!'],
  },
  fact: {
    three: [
      '"Salt makes ice go drip," said {hero}.',
      '"Ice does not like salt," said {hero}.',
      '"Salt turns ice to water," said {hero}.',
    ],
    five: [
      '"Salt melts ice," said {hero}, "even on a cold day. That is why they put it on the roads."',
      '"The sea is salty, and it hardly ever freezes," said {hero}. "So salt must be good against ice."',
      '"Put salt on ice, and it turns to water," said {hero}. "It can not help it."',
    ],
    seven: [
      '"Salty water needs much more cold to freeze than plain water does," said {hero}. "So if we salt the ice, it forgets how to be ice."',
      '"Salt water is slow to freeze," said {hero}. "Salt the ice, and it has to let go."',
      '"Salt gets in between the tiny parts of the ice and does not let them hold hands," said {hero}. "Then it is water again."',
    ],
    verse: ['"A pinch of salt will melt it through. / That\'s what they put on the roads, it\'s true."'],
    small: ['"Salt is the trick. / Ice melts so quick."'],
  },
}
