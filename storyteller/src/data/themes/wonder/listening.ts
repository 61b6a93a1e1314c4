import type { Strand } from '../../schema.ts'

export const listening: Strand = {
  plant: {
    three: ['{hero} talked and talked. {He} did not hear the rain.'],
    five: [
      '{hero} hummed and talked and whistled all day long. {He} thought that the world was rather quiet.',
    ],
    seven: [
      '{hero} was never quiet. {He} talked while {he} ate, and sang while {he} slept, and thought that was all the sound there was.',
    ],
    verse: [
      '{hero} talked while the sun came up. / {He} talked to the saucer, and talked to the cup.',
      '{hero} would talk to a bee or a tree. / They had no time to talk back, you see.',
    ],
  },
  low: {
    three: ['"Hush," said {friend}. They heard one drop. Plip. How nice!'],
    five: [
      '{hero} ran out of things to say. In the quiet something went tick, and something else went tock, a long way off. "Has that been there all day?" {he} whispered.',
    ],
    seven: [
      'For the first time since breakfast {hero} had nothing to say. The quiet came up close. It was not empty. There was a creak in it, and a drip, and something that ran three steps and stopped to listen too. "Who is doing that?" breathed {hero}. "Everybody," said {friend}.',
    ],
    verse: [
      'For once they sat still, and they heard a small tick, / A rustle, a drip, and a very far click.',
      '{hero} was quiet, and that was new. / The stones had a lot to say. They do.',
    ],
    small: ['They sat. Plip, plop! / It was one small drop.'],
  },
  test: {
    three: ['"Shh. Close your eyes," said {keeper}. "It is a song."'],
    five: [
      '"You have to shut your eyes for it," said {keeper}. "People hate that, when they have come so far." And {khe} shut {khis} own.',
    ],
    seven: [
      '"They come with lamps," said {keeper}, "and say that there is nothing here. It is not for looking at. Shut your eyes. No, more than that. And if you could stop talking, it is just about to begin."',
    ],
    verse: [
      '"They come here to look," said {keeper}, "and stare. / But shut both your eyes now, and listen. It\'s there."',
    ],
    small: ['"Shut your eyes tight. / Now hear the night."'],
  },
  act: {
    three: ['{hero} sat still. Plip. Hum. Shh. The night sang!'],
    five: [
      '{hero} shut {his} eyes, and then {his} mouth. Hum, tick, hush. All the night was singing, and it had been singing all the time.',
    ],
    seven: [
      '{hero} shut {his} eyes, and, which was harder, {his} mouth. Under the nothing there was a hum. It was joined by a tick, and by a long slow breath, like people who have sung together for years. {hero} had been talking over it {his} whole life.',
    ],
    verse: [
      'A hum, then a tick, then a sigh, then a ring. / {hero} sat still, and {he} heard the night sing.',
    ],
    small: ['Hum, tick, ting, ting! / {hero} heard it sing.'],
  },
  close: {
    three: ['Hush. Hear it? That is the night.'],
    five: ['{hero} did not say a word in bed. {He} did not want to miss the second verse.'],
    seven: [
      '{hero} lay with {his} mouth closed, which was new, and {his} ears open. The pillow rustled, the house ticked, and far away the rest of it was still going on.',
    ],
    verse: [
      "Now hush, and now listen. It's all round the bed: / The night and its song, going on overhead.",
      "Don't say a word. There's a song in the air. / The night will sing you all that's there.",
    ],
  },
}
