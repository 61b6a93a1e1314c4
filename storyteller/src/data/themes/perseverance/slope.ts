import type { Strand } from '../../schema.ts'

export const slope: Strand = {
  plant: {
    three: [
      '{hero} tried a thing one time. Then {he} stopped.',
      '"I can not do it," said {hero}. {He} said it a lot.',
      '{hero} made half a cake. {He} ate half of that.',
    ],
    five: [
      '{hero} was good at beginning. {He} had begun four boats, two hats and half a song.',
      '"I will do the rest tomorrow," said {hero}. There were a great many rests in the cupboard by now.',
      '{hero} had learned to hop, but not yet to land. {He} said that {he} liked sitting.',
    ],
    seven: [
      '{hero} had a drawer full of things that {he} had nearly made. There was half a boat in it, and most of a hat, and a whistle that only breathed.',
      '{hero} liked the first page of books. {He} had read forty first pages, and could tell you how any story in the world began.',
      'In the garden there was a hole. {hero} had been digging to the other side of the world, until tea. That had been two summers ago.',
    ],
    verse: [
      'Half a kite and half a hat: / {hero} was very good at that.',
      'A kite half made, a hat half sewn, / And half a song that had never grown.',
      '{hero} began a song and a hat, / A boat, and a game, and then that was that.',
    ],
  },
  low: {
    three: [
      '"I give up," said {hero}. {He} sat. Then {he} got up.',
      '{hero} fell down. Oof. Up again.',
      '"Far?" said {hero}. "Not so far as it was," said {friend}.',
    ],
    five: [
      '"I am stopping now," said {hero}, and stopped. {friend} waited. After a while {hero} got bored with stopping, and got up.',
      '"What if I cannot do it?" asked {hero}. "Then you will have nearly done it," said {friend}, "and that is near."',
      '{hero} wished to lie down for a year. {friend} said that a minute was free. After the minute they got up.',
    ],
    seven: [
      '"That is it," said {hero}. "I give up." {He} sat down and gave up, thoroughly, for about five minutes. Giving up was not very interesting, once you had done it. "What comes after it?" {he} asked. "Usually," said {friend}, "it is the next bit."',
      '"We are only halfway," said {hero}. "I have never been halfway before," {he} added, after a while. "What is past it?" {friend} did not know. It was the first thing all day that made {hero} want to get up.',
      '{hero} lay with {his} nose in the path. "I should stop if I were you," {he} told it. The path went on. "You see?" said {friend}.',
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
      'A bank of sand lay before the end. Each step up slid half a step back. "It has beaten everybody," said {keeper}.',
    ],
    seven: [
      'The last slope was as smooth as a plate. {hero} ran at it, and came back. "Most people stop at two," said {keeper} from the top. It was then that {hero} saw a tiny dent in it, just where {his} foot had been.',
      '"There must be a trick to it," called {keeper}, from the top of the slope. {hero} went at it fast, and slowly, and sideways. Each time it took {him} gently by the seat and brought {him} back.',
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
      '{hero} did the sum. "Half a step is left," {he} said. So {he} went up by halves, all the way.',
    ],
    seven: [
      'Four. {He} slid, but there was a second dent. {He} {was} building a stair, one tumble at a time. Eight was a bad one. {hero} lay at the bottom and laughed, for now {he} knew how it ended. On the ninth try {he} walked up.',
      '{hero} sat at the bottom, and found that {he} {was} not finished. {He} went up on {his} front, and that was wrong too, but it was wrong much nearer the top. On the next go there was only the last step.',
    ],
    verse: ['But each small slip had left a dent, / And on try nine, straight up {hero} went.'],
    small: ['Up, slip, and then / up, up once again!'],
  },
  close: {
    three: [
      'One yawn. One more yawn. Now {he} slept.',
      '{hero} did it all. Now {he} could stop.',
      '{hero} shut one eye. Then one more. Done!',
    ],
    five: [
      '{hero} closed one eye, and it opened again. {He} tried once more. The second time it worked.',
      '{hero} had one page of {his} book still to go. {He} read it, and it was the end.',
      '"Are you asleep?" asked {friend}. "Not yet," said {hero}. "I am on my way up."',
    ],
    seven: [
      'Falling asleep did not work the first time, for there was too much to think about. {hero} did not mind. {He} turned the pillow over, and tried again.',
      '{hero} was very nearly asleep, and for once {he} did not stop there.',
      '"Shall I leave the rest of my milk?" thought {hero}. {He} had always left the rest of {his} milk. {He} looked at the bottom of the cup, and there was a duck on it.',
    ],
    verse: [
      "Try once to sleep, then try once more. / You've done it now. A tiny snore.",
      "Sleep is a hill, and it's soft to climb. / You slip, and you slip, and get there in time.",
    ],
  },
}
