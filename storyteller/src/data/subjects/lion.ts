import type { SubjectData } from '../schema.ts'

export const lion: SubjectData = {
  noun: 'young lion',
  looks: 'small golden lion',
  names: ['Leo', 'Saffi', 'Amber', 'Kito', 'Marigold', 'Rumpus', 'Asha', 'Dandy', 'Goldie', 'Tobias'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a big voice. RAAA! It made {him} jump.',
      '{hero} had a big, big voice and a small, small tail.',
      '{hero} had gold fur and a very big yawn.',
      '{hero} had a big bow. It was lost in {his} fur.',
    ],
    five: [
      '{hero} had a voice so big that {he} kept it for outdoors. It sometimes made {him} jump.',
      '{hero} had a yawn so big that you could count all {his} teeth, and {he} liked to be counted on.',
      '{hero} had so much hair that birds asked if it was free.',
      '{hero} was gold all over, and {he} purred like a cart.',
    ],
    seven: [
      "{hero} had a splendid voice, which {he} {was} still growing into. When {he} let it out it went twice round {land} and came back with its hat on crooked. Whispering was harder. {hero}'s whispers could blow out candles.",
      '{hero} had more mane than lion. {He} lost combs in it, and once a small cousin.',
      '{hero} was the king of something, but had not been told what. {He} {was} nice to all of it, to be safe.',
      '{hero} practised being fierce in front of the mirror. The mirror was always very kind about it.',
    ],
    verse: [
      '{hero} the lion, gold and round, / Had one enormous, rumbling sound.',
      '{hero} was gold with a mane like the sun, / And a yawn that was plenty for everyone.',
      '{hero} had fur like a field in July, / And a purr like a cart as it rattled on by.',
      '{hero} had hair that was hard to comb, / And a bird who had made it her summer home.',
    ],
    small: [
      'A lion so gold, / four summers old.',
      'A mane so wide, / with a bird inside!',
      'A yawn so big! / It blew off a wig.',
      'A purr, a grin, / gold fur on {his} chin.',
    ],
  },
  gift: {
    three: [
      '{hero} called out. The call came back. It was near!',
      '{hero} shook {his} hair. Gold light! They could see.',
      '{hero} put up {his} nose. "Warm milk! This way!"',
      '{hero} purred. A purr came back. "There!"',
    ],
    five: [
      '{hero} took a breath and called, "Hellooo!" The sound rolled away over everything. Then, quite near, a little voice said, "Hello?"',
      '{hero} said hello in {his} biggest voice. A small voice said hello back. It was just over there!',
      '{hero} shook {his} mane, and it shone like a little sun. They could see it all.',
      '{hero} sat down and purred until the stones hummed. One of them hummed hollow. Behind it was the way.',
    ],
    seven: [
      '"Stand behind me," said {hero}, and breathed in until {his} ribs creaked. Then {he} called, just one word, and the word was hello. It rolled out over everything, looked round every corner, and came to somebody\'s door. And out of the quiet that was left, a very small voice said, "Yes?"',
      '{hero} opened {his} mouth and let out one round, gold hello. It rolled off like a hoop. They heard it go along, and along, and then stop. "Hello," said someone, who had caught it.',
      'A lion does not look for things. A lion sits down in a good place, and waits to be found. {hero} sat, and was as golden as {he} could be. After a while somebody put a head out, to see if it was morning.',
      'The little bird who lived in {hero}\'s mane woke up and stretched. "Oh, here," it said. "I was an egg near here." It flew in front, from stone to stone, telling them about its mother.',
    ],
    verse: [
      '"Hello!" called {hero}, so big and clear. / A small voice answered, "I am here."',
      '{hero} said hello, and it rolled like a wheel. / A little hello came back with a squeal.',
      'The bird in the mane of {hero} awoke. / "It\'s left at the feather," it drowsily spoke.',
      '{hero} sat down and shone like a lamp, / And someone came out from the cold and the damp.',
    ],
    small: [
      '"Hello!" A cry / came back: "Here am I!"',
      '{hero} shone gold. / It was warm, not cold.',
      'A bird flew out. / "Turn left about!"',
      'One purr, so low. / "That way we go."',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} ran and jumped. Not far at all.',
        '{hero} put one paw in. Brr! Out it came.',
        '{hero} sat by it like a king. It was wet still.',
      ],
      older: [
        '{hero} crouched, wiggled, and leapt like a king, and landed like a rug.',
        '{hero} waited for somebody to carry {him}. It is what kings do, but there was nobody but {friend}.',
        '{hero} swam about half a stroke before {his} hair was full.',
      ],
    },
    blocked: {
      three: [
        '{hero} told it to go. It did not go.',
        '{hero} gave a big yawn at it. It was not sad.',
        '{hero} sat on it. It was a bit sharp.',
      ],
      older: [
        '{hero} gave it a royal look. It had never heard of lions.',
        '{hero} puffed out {his} mane until {he} {was} twice the size. So now {he} fitted through even less.',
        '"In my own name," said {hero}, "open!" It had not heard of the name.',
      ],
    },
    lost: {
      three: [
        '{hero} went this way. No. That way. No.',
        '{hero} went on, nose up. Bump.',
        '{hero} said, "I know." Then {he} said, "Oh."',
      ],
      older: [
        '{hero} led the way with {his} head held high, which is why {he} did not see the puddle.',
        '{hero} asked the bird in {his} mane, but it was asleep, and it is hard to point at your own hair.',
        '{hero} followed {his} shadow nobly for a mile, until the sun went in.',
      ],
    },
    up: {
      three: [
        'Jump! Scrabble. Flop.',
        '{hero} hung on. {His} tail hung down. Plop.',
        'One big paw. One small hop. No.',
      ],
      older: [
        '{hero} jumped up, hung there for a moment like washing, and came down.',
        '{hero} made a leap that would have been the talk of the whole land, if it had gone upwards.',
        '{hero} got halfway, saw how splendid {he} must look, and let go to wave.',
      ],
    },
  },
}
