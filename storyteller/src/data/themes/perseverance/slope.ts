import type { Strand } from '../../schema.ts'

export const slope: Strand = {
  plant: {
    three: [
      '{hero} tried a thing one time. Then {he} stopped.',
      '"I can not do it," said {hero}. {He} said it a lot.',
    ],
    five: ['{hero} was good at beginning. {He} had begun four kites, two hats and half a song.'],
    seven: [
      '{hero} had a drawer full of things that {he} had nearly made. There was half a kite in it, and most of a hat, and a whistle that only breathed.',
    ],
    verse: [
      'Half a kite and half a hat: / {hero} was very good at that.',
      'A kite half made, a hat half sewn, / And half a song that had never grown.',
      '{hero} began a song and a hat, / A boat, and a game, and then that was that.',
    ],
  },
  low: {
    three: ['"I give up," said {hero}. {He} sat. Then {he} got up.', '{hero} fell down. Oof. Up again.'],
    five: [
      '"I am stopping now," said {hero}, and stopped. {friend} waited. After a while {hero} got bored with stopping, and got up.',
    ],
    seven: [
      '"That is it," said {hero}. "I give up." {He} sat down and gave up, thoroughly, for about five minutes. Giving up was not very interesting, once you had done it. "What comes after it?" {he} asked. "Usually," said {friend}, "it is the next bit."',
    ],
    verse: [
      '"I\'m giving up," said {hero}, and then / Grew bored with that, and got up again.',
      '"I\'m done," said {hero}, and sat. And then / {He} looked at the way, and got up again.',
    ],
    small: ['"I stop!" {he} said. / Then {he} went ahead.'],
  },
  test: {
    three: [
      'The last hill was smooth. Up went {hero}. Down slid {hero}.',
      '{hero} tried. Slip! {hero} tried. Slip!',
    ],
    five: [
      'The last slope was as smooth as soap. {hero} went up three steps and slid down four. "Everyone slides," called {keeper}.',
    ],
    seven: [
      'The last slope was as smooth as a plate. {hero} ran at it, and came back. "Most people stop at two," said {keeper} from the top. It was then that {hero} saw a tiny dent in it, just where {his} foot had been.',
    ],
    verse: [
      'The slope was smooth, the slope was slick. / {hero} slid back, and back, so quick.',
      'Up three small steps and down went four. / The slope was smooth as a polished floor.',
    ],
    small: ['Up, up, up! Slide! / "It is slick," {he} cried.'],
  },
  act: {
    three: ['One more try. One more try. One more. {He} did it!', 'Up, slip. Up, slip. Up, up, up! There!'],
    five: [
      '{hero} tried again. Each try left a small dent. On the ninth {he} put a foot in every dent, and there was the top.',
    ],
    seven: [
      'Four. {He} slid, but there was a second dent. {He} {was} building a stair, one tumble at a time. Eight was a bad one. {hero} lay at the bottom and laughed, for now {he} knew how it ended. On the ninth try {he} walked up.',
    ],
    verse: ['But each small slip had left a dent, / And on try nine, straight up {hero} went.'],
    small: ['Up, slip, and then / up, up once again!'],
  },
  close: {
    three: ['One yawn. One more yawn. Now {he} slept.', '{hero} did it all. Now {he} could stop.'],
    five: ['{hero} closed one eye, and it opened again. {He} tried once more. The second time it worked.'],
    seven: [
      'Falling asleep did not work the first time, for there was too much to think about. {hero} did not mind. {He} turned the pillow over, and tried again.',
    ],
    verse: [
      "Try once to sleep, then try once more. / You've done it now. A tiny snore.",
      "Sleep is a hill, and it's soft to climb. / You slip, and you slip, and get there in time.",
    ],
  },
}
