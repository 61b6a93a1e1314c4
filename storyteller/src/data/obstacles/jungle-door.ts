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
      'The wet door sat tight. It would not let go.',
      '{hero} pushed. {friend} pushed. The door just went squelch.',
    ],
    five: [
      'The temple had a big wooden door. It had taken in so much rain that it was too fat for its hole.',
      'The door was not locked. It was stuck like a {tooth|cork}, and it dripped on their feet.',
      'The door had had too much rain. Now it was fat, and it was stuck.',
      '"It is swollen," said {friend}, and felt the door. "So was my toe, once."',
      'They pulled at the door, and their {hands} came back wet. It had not moved at all.',
      'Nine days of rain had gone into that door, and none had come out.',
    ],
    seven: [
      'The door of the temple had stood out in the rain for nine hundred years, and had taken a sip every day. It was not locked. It was just far too full to move, like somebody after a wedding.',
      'On the door hung a very old sign: Pull. They pulled. Under it hung a newer one: Push. They pushed. Under that, quite low down, somebody had written: Oh dear.',
      "The old door had taken in so much rain that it fitted like a foot in last year's shoe.",
      'A door that has been rained on for a hundred years puts on weight. This one had grown till it touched its frame on every side, and some moss had moved in.',
      '{hero} put a shoulder to the door, and water ran out over {his} feet. It was less like wood than like a very large sponge.',
      'There was nothing wrong with the lock of the old door. It was only too well fed, and it could not get out of its own frame.',
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
      'A leaf is a fan. So the wet door got thin!',
      'Flap, leaf, flap! The door opened.',
      'Big leaf, big wind! Drip, drop, no more. The door swung.',
    ],
    five: [
      'They each took a leaf as big as a bed, and fanned. The drips got slower. Then the door gave a sigh, got thin, and let them in.',
      'Flap went a leaf on the left. Flap went a leaf on the right. The door dried, bit by bit, until it was its old size.',
      'A leaf each, and flap, flap, flap. The door dried, and let go.',
      '{friend} fanned the left half, and {hero} took the right. The leaf got tired first, but the door gave in.',
      'They made a wind with one big leaf. After a hundred flaps there was a crack, and then there was a way in.',
      'Puff went the leaf, and drip went the door, slower and slower. Then it let go of the wall.',
    ],
    seven: [
      'They picked two leaves as big as tables, and fanned that door from top to toe, as if it were a queen. First it stopped dripping. Then it creaked. Then it grew thinner by a whisker, and a whisker was all it had been stuck by.',
      '"You rest," said {hero} to the door. With a leaf each they made a wind, warm and slow, one for the top and one for the toes. When the wood had lost its wet look, {friend} blew on it once, for luck. It swung open and said something like "ahh".',
      'They fanned it with two big leaves until it stopped dripping. Then it gave a creak, grew a whisker thinner, and swung open.',
      'It takes two to lift such a leaf, and it makes a wind like an open window. They kept it up until the moss looked thirsty. Then the door came away with a pop.',
      'They sang as they fanned, so as to keep the leaf in time. At the end of the third song the door was dry, and it opened for the chorus.',
      'They waved a leaf at it for as long as they could, and then with the other arm. It creaked, it shrank, and it let them in.',
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
      '"Wind will dry it," said {hero}. "Then it will be thin."',
    ],
    five: [
      '"Wood drinks water and gets fat," said {hero}. "If we dry the door, it will fit again."',
      '"Wet wood is fat, and dry wood is thin," said {hero}. "So we must dry it."',
      '"It is only full of water," said {hero}. "Blow the water out, and it will be thin."',
    ],
    seven: [
      '"Wood is made of tiny straws that once carried water up a tree," said {hero}. "In the rain they fill up, and the wood gets wider. Wind takes the water out again. So what it needs is a bit of wind."',
      '"Wood drinks water and swells," said {hero}. "Wind can dry it out again, and a leaf can be a wind."',
      '"Wet wood is wide and dry wood is narrow," said {hero}. "If we make a wind, the water will go off with it."',
    ],
    verse: [
      '"Wood swells when it\'s wet, and it shrinks when it\'s dry, / So let us be wind. It is well worth a try."',
    ],
    small: ['"Wet wood is wide. / It shrinks when dried."'],
  },
}
