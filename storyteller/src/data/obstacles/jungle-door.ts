import type { ObstacleData } from '../schema.ts'

export const jungleDoor: ObstacleData = {
  id: 'jungle-door',
  kind: 'blocked',
  place: 'jungle-temple',
  props: [{ prop: 'door', where: 'near' }],
  tool: 'leaf',
  avoid: [],
  meet: {
    three: [
      'The door was wet and fat. It was stuck.',
      'Rain had got in the door. Push! It did not open.',
      'Pull the door! No. Push the door! No. Drip, said the door.',
      'The door was too fat to open.',
    ],
    five: [
      'The temple had a big wooden door. It had drunk so much rain that it was too fat for its hole.',
      'The door was not locked. It was stuck like a {tooth|cork}, and it dripped on their feet.',
      'The door had drunk the rain. Now it was fat, and it was stuck.',
    ],
    seven: [
      'The door of the temple had stood out in the rain for nine hundred years, and had drunk a little every day. It was not locked. It was just far too full to move, like somebody after a wedding.',
      'On the door hung a very old sign: Pull. They pulled. Under it hung a newer one: Push. They pushed. Under that, quite low down, somebody had written: Oh dear.',
      "The old door had taken in so much rain that it fitted like a foot in last year's shoe.",
    ],
    verse: [
      'The door had been drinking the rain, and it grew. / It stuck in its frame, and would let no one through.',
      'They pushed at the door, and they pulled at the door. / It stayed where it was, and was stuck as before.',
      'The notice said "Pull" and the notice said "Push". / The door simply stood there and dripped on a bush.',
      'Rain had made the door so fat / No one there could open that.',
    ],
    small: ['The door was stuck. / Oh no, bad luck!', 'The door drank rain. / "Push it again!"'],
  },
  solve: {
    three: [
      'Flap, flap! They used a big leaf. The door got dry. It got thin!',
      'One leaf each. Fan, fan, fan. Click! The door let go.',
      'The leaf made wind, and the wind made it dry. Now the door was not so fat!',
      'They fanned it with a leaf. The door got thin!',
      'Flap, leaf, flap! The door opened.',
    ],
    five: [
      'They each took a leaf as big as a bed, and fanned. The drips got slower. Then the door gave a sigh, got thin, and let them in.',
      'Flap went a leaf on the left. Flap went a leaf on the right. The door dried, bit by bit, until it was its old size.',
      'A leaf each, and flap, flap, flap. The door dried, and let go.',
    ],
    seven: [
      'They picked two leaves as big as tables, and fanned that door from top to toe, as if it were a queen. First it stopped dripping. Then it creaked. Then it grew thinner by a whisker, and a whisker was all it had been stuck by.',
      '"You rest," said {hero} to the door. With a leaf each they made a wind, warm and slow, one for the top and one for the toes. When the wood had lost its wet look, {friend} blew on it once, for luck. It swung open and said something like "ahh".',
      'They fanned it with two big leaves until it stopped dripping. Then it gave a creak, grew a whisker thinner, and swung open.',
    ],
    verse: [
      'They fanned it with leaves and the wood had gone dry. / It shrank by a hair, and it creaked a goodbye.',
      'They each took a leaf and they gave it a breeze. / The door became thinner, and opened with ease.',
      'A flap and a flap and a hundred and two, / And then the old door was a door they went through.',
      '{hero} waved a leaf and blew. / Dry, the door let both go through.',
    ],
    small: ['A leaf! Flap, flap! / The door went snap.', 'Flap, leaf! Blow dry! / Now, door, goodbye.'],
  },
  fact: {
    three: [
      '"Wet wood gets fat," said {hero}. "Dry wood gets thin."',
      '"Wet wood is fat," said {hero}. "Dry it!"',
    ],
    five: [
      '"Wood drinks water and gets fat," said {hero}. "If we dry the door, it will fit again."',
      '"Wet wood is fat, and dry wood is thin," said {hero}. "So we must dry it."',
    ],
    seven: [
      '"Wood is made of tiny straws that once carried water up a tree," said {hero}. "In the rain they fill up, and the wood gets wider. Wind takes the water out again. So what it needs is a bit of wind."',
      '"Wood drinks water and swells," said {hero}. "Wind can dry it out again, and a leaf can be a wind."',
    ],
    verse: [
      '"Wood swells when it\'s wet, and it shrinks when it\'s dry, / So let us be wind. It is well worth a try."',
    ],
    small: ['"Wet wood is wide. / It shrinks when dried."'],
  },
}
