import type { SubjectData } from '../schema.ts'

export const whale: SubjectData = {
  noun: 'young whale',
  looks: 'small blue whale',
  names: ['Marina', 'Bubbles', 'Indigo', 'Finn', 'Pearl'],
  hand: 'fin',
  hands: 'fins',
  lives: 'water',
  big: true,
  home: {
    three: ['{hero} sang. Oooo! Then all was still.', '{hero} was a big soft singer. Oooo!'],
    five: [
      '{hero} could sing one note for so long that other people had breakfast in it. {He} did not fit into small places, but {he} always tried.',
      '{hero} was so big that {his} tail had its own birthday.',
      '{hero} sang low songs, and the cups hummed along.',
    ],
    seven: [
      '{hero} sang. It was a low, wide sort of song, and if you leaned against it, it held you up. {He} had never found a hat that fitted, or a game of hide-and-seek that lasted. But no one could listen like {hero}.',
      '{hero} was so long that {he} had one kind of weather at the front and one at the back. {He} sang to keep in touch.',
      'When {hero} said hello, windows hummed for a mile. {He} had learned to say it softly.',
    ],
    verse: [
      '{hero} the whale sang low and long. / The stars leaned down to hear that song.',
      '{hero} sang low, and {hero} sang long, / And all of the teacups hummed to the song.',
    ],
    small: ['A song, so low! / Oh, oh, oh, oh!'],
  },
  gift: {
    three: ['{hero} sang. Oooo! The song came back. It said: this way.'],
    five: [
      '{hero} sang one long, low note, and listened. It came back from the left. It came back from the right. From straight ahead it did not come back at all. "That is the way," {he} said.',
      '{hero} sang one low note. It went out, and it came back from one side only. That was the way.',
      '{hero} hummed. Far off, something hummed back. They went to see what it was.',
    ],
    seven: [
      '{hero} sang one note, low and round, and let it go. Then they waited. Back came the song from the left, and back from the right, each with the shape of what it had touched. From straight ahead came nothing. "It found a way through," said {hero}. "So can we."',
      '{hero} sang one long note and listened to it go. It touched a rock, a root, and then something hollow, with someone in it. It came back and told {him} so.',
    ],
    verse: [
      '{hero} sang out one long low tone. / It found the way they had not known.',
      '{hero} sang low and the note came back. / It showed them the way like a silver track.',
    ],
  },
  tries: {
    across: [
      '{hero} tried. Splash! All of it got wet.',
      '{hero} took a small leap. Nothing about {him} was small, and everybody had to wring out their ears.',
    ],
    blocked: [
      '{hero} gave a push. Oof. Stuck!',
      '{hero} tried to squeeze by, and was soon the second thing that was in the way.',
    ],
    lost: [
      '{hero} turned round. It took a long time.',
      '{hero} turned round to look. It took so long that {he} forgot what for.',
    ],
    up: [
      'Up went {hero}. Down went {hero}. Whump.',
      '{hero} rose up like a balloon, and came down again like a sofa.',
    ],
  },
}
