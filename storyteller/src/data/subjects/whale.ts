import type { SubjectData } from '../schema.ts'

export const whale: SubjectData = {
  noun: 'young whale',
  looks: 'small blue whale',
  names: ['Marina', 'Bubbles', 'Indigo', 'Finn', 'Pearl', 'Skerry', 'Nell', 'Murmur', 'Tully', 'Fathom'],
  hand: 'fin',
  hands: 'fins',
  lives: 'water',
  big: true,
  home: {
    three: [
      '{hero} sang. Oooo! Then all was still.',
      '{hero} was a big soft singer. Oooo!',
      '{hero} had a bath. All of the bath came out.',
      '{hero} ate soup. One big slurp!',
    ],
    five: [
      '{hero} could sing one note for so long that other people had breakfast in it. {He} did not fit into small places, but {he} always tried.',
      '{hero} was so big that {his} tail had its own birthday.',
      '{hero} sang low songs, and the cups hummed along.',
      '{hero} had to be told a joke from both ends, so that all of {him} laughed at once.',
    ],
    seven: [
      '{hero} sang. It was a low, wide sort of song, and if you leaned against it, it held you up. {He} had never found a hat that fitted, or a game of hide-and-seek that lasted. But no one could listen like {hero}.',
      '{hero} was so long that {he} had one kind of weather at the front and one at the back. {He} sang to keep in touch.',
      'When {hero} said hello, windows hummed for a mile. {He} had learned to say it softly.',
      '{hero} took up most of the room, and was sorry about it, and kept {his} elbows in. {He} did not have elbows, but it was the thought that counted.',
    ],
    verse: [
      '{hero} the whale sang low and long. / The stars leaned down to hear that song.',
      '{hero} sang low, and {hero} sang long, / And all of the teacups hummed to the song.',
      '{hero} blew fountains, one for each friend, / And waved with the fin at the opposite end.',
      "{hero} was blue as the end of the day, / And sang people's worries a long way away.",
      '{hero} was big, and {hero} was blue. / When {he} sang a song, all the cups sang it, too.',
    ],
    small: [
      'A song, so low! / Oh, oh, oh, oh!',
      'So big, so blue, / so gentle, too.',
      'Hum, hum, so low. / The cups said, "Oh!"',
      'One puff, so high! / It wet the sky.',
    ],
  },
  gift: {
    three: [
      '{hero} sang. Oooo! The song came back. It said: this way.',
      '{hero} sang. A small hum came back. They went to it.',
      '{hero} blew up a puff. It fell over there. "That way!"',
      '{hero} felt a soft wind. It was from a door!',
    ],
    five: [
      '{hero} sang one low note. It went out, and it came back from one side only. That was the way.',
      '{hero} hummed. Far off, something hummed back. They went to see what it was.',
      '{hero} lay quite still and felt the air move, as {he} felt the sea at home. It came from a gap. "There," {he} said.',
      '{hero} sang one low note. It came back from the left and the right. From straight ahead it did not come back. "That way is open," {he} said.',
    ],
    seven: [
      '{hero} sang one note, low and round, and let it go. Then they waited. Back came the song from the left, and back from the right, each with the shape of what it had touched. From straight ahead came nothing. "It found a way through," said {hero}. "So can we."',
      '{hero} sang one long note and listened to it go. It touched a rock, a root, and then something hollow, with someone in it. It came back and told {him} so.',
      'Whales know the old roads. They are not written down. They are sung, from mother to child, and each bend has a note of its own. {hero} sang the road that {he} had been given. It was a low note, a low note, and a high one: stone, stone, door.',
      '{hero} puffed, and the spray hung in the air, and the last light made a rainbow in it. "That is handy," said {friend}. It had one end here, and the other end was just where they had to go.',
    ],
    verse: [
      '{hero} sang out one long low tone. / It found the way they had not known.',
      '{hero} sang low and the note came back. / It showed them the way like a silver track.',
      '{hero} sang roads that {his} mother had sung: / Two low, then a high, and a bell that was rung.',
      '{hero} blew spray in the last of the light. / A rainbow came out and came down on the right.',
      '{hero} sang out, and the song ran around, / And came with a tale of the thing that it found.',
      '"Shh," said {hero}, and sang very low. / The song came back home. It had seen where to go.',
    ],
    small: [
      'A song, so low. / It said, "Come! Go!"',
      'Hum, hum. A hum / came back: "Oh, come!"',
      'One puff. It fell / by a door and a bell.',
      '{hero} lay still. / "It is down that hill."',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} tried. Splash! All of it got wet.',
        '{hero} lay in it. Now it was a big bath.',
        '{hero} blew a puff. All wet! Not over.',
      ],
      older: [
        '{hero} took a small leap. Nothing about {him} was small, and everybody had to wring out their ears.',
        '{hero} said that {friend} could walk over on {his} back. It was slippery, and it laughed.',
        '{hero} tried it slowly, and on {his} side, and folded. There was always some whale left over.',
      ],
    },
    blocked: {
      three: [
        '{hero} gave a push. Oof. Stuck!',
        '{hero} sang to it. It was a nice song. It stayed.',
        '{hero} gave it a pat. Crack. "Oh no," said {hero}.',
      ],
      older: [
        '{hero} tried to squeeze by, and was soon the second thing that was in the way.',
        '{hero} sang it a lullaby. It was possibly asleep now. It had not been very awake before.',
        "{hero} blew at it with all {his} breath, and everybody's hats went home.",
      ],
    },
    lost: {
      three: [
        '{hero} turned round. It took a long time.',
        '{hero} sang, "Where are we?" "Where are we?" came back.',
        '{hero} looked at the stars. It was day.',
      ],
      older: [
        '{hero} turned round to look. It took so long that {he} forgot what for.',
        '{hero} asked the way, in a low note. The answer would take about a day to come back.',
        '{hero} felt for the current. There was one, but it went to the north of Spain.',
      ],
    },
    up: {
      three: [
        'Up went {hero}. Down went {hero}. Whump.',
        '{hero} gave a flick. Up! Then, whump.',
        '{hero} blew and blew. {His} hat went up.',
      ],
      older: [
        '{hero} rose up like a balloon, and came down again like a sofa.',
        '{hero} stood on {his} tail. It was a wonderful sight, and it fell over.',
        '{friend} pulled and {hero} pushed, or the other way round. They got as far as one fin.',
      ],
    },
  },
}
