import type { Strand } from '../../schema.ts'

export const listening: Strand = {
  plant: {
    three: [
      '{hero} talked and talked. {He} did not hear the rain.',
      '"La la la!" went {hero}. {friend} said a thing. {hero} did not hear.',
      '{hero} talked. {He} talked with {his} mouth full, too.',
    ],
    five: [
      '{hero} hummed and talked and whistled all day long. {He} thought that the world was rather quiet.',
      '{hero} never let a door shut without telling it something first.',
      '"Can you hear that?" asked {friend}. {hero} could not, for {he} {was} telling {fhim} about hats.',
    ],
    seven: [
      '{hero} was never quiet. {He} talked while {he} ate, and sang while {he} slept, and thought that was all the sound there was.',
      'It was hard to tell {hero} anything. You had to wait for {him} to breathe in, and by then you had mostly gone home.',
      '{hero} had once talked from one end of {land} to the other without a stop. "How quiet it is out here," {he} said, at the far end.',
    ],
    verse: [
      '{hero} talked while the sun came up. / {He} talked to the saucer, and talked to the cup.',
      '{hero} would talk to a bee or a tree. / They had no time to talk back, you see.',
    ],
  },
  low: {
    three: [
      '"Hush," said {friend}. They heard one drop. Plip. How nice!',
      '{hero} stopped to eat. Tap, tap, tap. Who was that?',
      '"Hear that?" said {friend}. Far off a small thing sang.',
    ],
    five: [
      '{hero} ran out of things to say. In the quiet something went tick, and something else went tock, a long way off. "Has that been there all day?" {he} whispered.',
      '{hero} had talked {his} voice down to a squeak. So {he} sat and listened, and heard {friend} breathe in and out.',
      'They stopped, and {hero} stopped talking as well. Something went by with a word for each stone.',
    ],
    seven: [
      'For the first time since breakfast {hero} had nothing to say. The quiet came up close. It was not empty. There was a creak in it, and a drip, and something that ran three steps and stopped to listen too. "Who is doing that?" breathed {hero}. "Everybody," said {friend}.',
      '"Listen," said {friend}. {hero} said that {he} {was} listening, and that {he} always listened, and that {he} could go on listening all night. "No," said {friend}, "now." So {he} tried it. There was a drip. It had been going on all the time.',
      '{hero} was out of breath, and had to stop in the middle of a word. Into the gap came a small sound, and then a small sound that answered it. They had plainly been at it for hours.',
    ],
    verse: [
      'For once they sat still, and they heard a small tick, / A rustle, a drip, and a very far click.',
      '{hero} was quiet, and that was new. / The stones had a lot to say. They do.',
    ],
    small: ['They sat. Plip, plop! / It was one small drop.'],
  },
  test: {
    three: [
      '"Shh. Close your eyes," said {keeper}. "It is a song."',
      '"Can you hear it?" said {keeper}. "No? Stop talking."',
    ],
    five: [
      '"You have to shut your eyes for it," said {keeper}. "People hate that, when they have come so far." And {khe} shut {khis} own.',
      '"It sang to you all day," said {keeper}, "and you talked right over it."',
    ],
    seven: [
      '"They come with lamps," said {keeper}, "and say that there is nothing here. It is not for looking at. Shut your eyes. No, more than that. And if you could stop talking, it is just about to begin."',
      '"What did it sing to you on the way?" asked {keeper}. {hero} said that nothing had sung. "Oh dear," said {khe}. "Sit down. It will begin again if you hold your breath."',
    ],
    verse: [
      '"They come here to look," said {keeper}, "and stare. / But shut both your eyes now, and listen. It\'s there."',
    ],
    small: ['"Shut your eyes tight. / Now hear the night."'],
  },
  act: {
    three: [
      '{hero} sat still. Plip. Hum. Shh. The night sang!',
      '{hero} shut {his} mouth. Hum, hum, tick! "It sings!"',
    ],
    five: [
      '{hero} shut {his} eyes, and then {his} mouth. Hum, tick, hush. All the night was singing, and it had been singing all the time.',
      'So {hero} stopped. It was quiet, and then it was not. A low note came up out of the ground, and a high one came down to it.',
    ],
    seven: [
      '{hero} shut {his} eyes, and, which was harder, {his} mouth. Under the nothing there was a hum. It was joined by a tick, and by a long slow breath, like people who have sung together for years. {hero} had been talking over it {his} whole life.',
      '{hero} held {his} breath, and with it all the things that {he} had been about to say. There were a good many. Then something very far off went hum, and something near said tick. Each thing in the night had one small part, and kept to it.',
    ],
    verse: [
      'A hum, then a tick, then a sigh, then a ring. / {hero} sat still, and {he} heard the night sing.',
    ],
    small: ['Hum, tick, ting, ting! / {hero} heard it sing.'],
  },
  close: {
    three: [
      'Hush. Hear it? That is the night.',
      '{hero} did not talk. {He} heard {friend} breathe. In, out.',
      'Tick, hum, shh. The night sang {hero} to sleep.',
    ],
    five: [
      '{hero} did not say a word in bed. {He} did not want to miss the second verse.',
      '"What are you thinking?" asked {friend}. {hero} only smiled, for the best part was just coming.',
      'The house had a song as well. It was all on one note, and it was lovely.',
    ],
    seven: [
      '{hero} lay with {his} mouth closed, which was new, and {his} ears open. The pillow rustled, the house ticked, and far away the rest of it was still going on.',
      '{hero} had a great deal to say about the day. {He} decided to tell it in the morning, when the night was not using the quiet.',
      'Somewhere a door creaked, and a drip answered it. {hero} nearly joined in. Then {he} thought that it was better to be the one who listened.',
    ],
    verse: [
      "Now hush, and now listen. It's all round the bed: / The night and its song, going on overhead.",
      "Don't say a word. There's a song in the air. / The night will sing you all that's there.",
    ],
  },
}
