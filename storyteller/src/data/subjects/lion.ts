import type { SubjectData } from '../schema.ts'

export const lion: SubjectData = {
  noun: 'young lion',
  looks: 'small golden lion',
  names: ['Leo', 'Saffi', 'Amber', 'Kito', 'Marigold'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a big voice. RAAA! It made {him} jump.',
      '{hero} had a big, big voice and a small, small tail.',
      '{hero} had gold fur and a very big yawn.',
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
    ],
    verse: [
      '{hero} the lion, gold and round, / Had one enormous, rumbling sound.',
      '{hero} was gold with a mane like the sun, / And a yawn that was plenty for everyone.',
    ],
    small: ['A lion so gold, / four summers old.'],
  },
  gift: {
    three: ['{hero} called out. The call came back. It was near!'],
    five: [
      '{hero} took a breath and called, "Hellooo!" The sound rolled away over everything. Then, quite near, a little voice said, "Hello?"',
      '{hero} said hello in {his} biggest voice. A small voice said hello back. It was just over there!',
      '{hero} shook {his} mane, and it shone like a little sun. They could see it all.',
    ],
    seven: [
      '"Stand behind me," said {hero}, and breathed in until {his} ribs creaked. Then {he} called, just one word, and the word was hello. It rolled out over everything, looked round every corner, and came to somebody\'s door. And out of the quiet that was left, a very small voice said, "Yes?"',
      '{hero} opened {his} mouth and let out one round, gold hello. It rolled off like a hoop. They heard it go along, and along, and then stop. "Hello," said someone, who had caught it.',
    ],
    verse: [
      '"Hello!" called {hero}, so big and clear. / A small voice answered, "I am here."',
      '{hero} said hello, and it rolled like a wheel. / A little hello came back with a squeal.',
    ],
  },
  tries: {
    across: [
      '{hero} ran and jumped. Not far at all.',
      '{hero} crouched, wiggled, and leapt like a king, and landed like a rug.',
    ],
    blocked: [
      '{hero} told it to go. It did not go.',
      '{hero} gave it a royal look. It had never heard of lions.',
    ],
    lost: [
      '{hero} went this way. No. That way. No.',
      '{hero} led the way with {his} head held high, which is why {he} did not see the puddle.',
    ],
    up: ['Jump! Scrabble. Flop.', '{hero} jumped up, hung there for a moment like washing, and came down.'],
  },
}
