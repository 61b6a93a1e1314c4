import type { Strand } from '../../schema.ts'

export const theSnail: Strand = {
  plant: {
    three: ['"Be quick!" said {hero} to the pot. It was not quick.'],
    five: ['{hero} told the kettle to hurry up. {He} told the rain, and the jam, and the cat next door.'],
    seven: [
      'Whatever came slowly, {hero} went to fetch. {He} had tried to fetch the post, the spring, and a tooth.',
    ],
    verse: [
      '"Hurry!" said {hero} to kettle and cat, / To buses and buds. They took no note of that.',
      '"Hurry," said {hero}, "you sun, you rain, / You slow little bus, you slow little train!"',
    ],
  },
  low: {
    three: ['{hero} ran on. {hero} ran back. {friend} just walked.'],
    five: [
      '"If you carry me, we will go faster," said {friend}. {hero} tried it. They went four steps. "Or we could both just walk," said {friend}.',
    ],
    seven: [
      '{hero} had gone on ahead, and waited, and come back, and gone on ahead. By now {he} had walked the way three times. "I have only done it once," said {friend}, coming up, not even out of breath. "It is a nice way. Have you seen it?"',
    ],
    verse: [
      '{hero} ran on, and ran back, and ran round. / And {friend} just walked, and got over more ground.',
      "{hero} ran on, and then had to wait. / {friend} came walking, and wasn't late.",
    ],
    small: ['{hero} ran in a ring. / {friend} sat to sing.'],
  },
  test: {
    three: ['A snail had the ticket. "Do not pick it up," said {keeper}.'],
    five: [
      '"The snail is bringing the ticket," said {keeper}. "You must not lift it. It likes to come the whole way."',
    ],
    seven: [
      '"Your ticket is on its way," said {keeper}. It was on the back of a snail, at the other side of a wide flat stone. "People pick it up, to help. Then it feels that it has not really come, and goes back."',
    ],
    verse: [
      '"The snail has your ticket," said {keeper}. "It\'s late. / You can\'t pick it up. You can only wait."',
    ],
    small: ['A snail! "It is slow. / Just let it go."'],
  },
  act: {
    three: ['Slow, slow, slow. {hero} sat. "Good snail!" It was there!'],
    five: [
      '{hero} lay down with {his} chin on the stone. "You are doing well," {he} said. An inch. One more inch. And then, quite suddenly, it was there.',
    ],
    seven: [
      '{hero} lay down, and watched one inch of stone, and then the next. From close by it was not slow at all. It was like a ship coming in. When it touched {his} nose at last, {he} found that {he} had been cheering in a whisper.',
    ],
    verse: ['{hero} lay down, and {he} let it be slow. / It came like a ship, with the ticket in tow.'],
    small: ['They sat, chin on stone. / It came on its own.'],
  },
  close: {
    three: ['The snail slept. {hero} slept. No rush.'],
    five: [
      'Sleep had a long way to come, over the whole of the blanket. {hero} lay still, and cheered it on.',
    ],
    seven: [
      'Far off, on a wide flat stone, a snail had started for home. It would be there by Friday. {hero} thought of it, inch by inch, and did not get as far as the edge.',
    ],
    verse: [
      'Sleep is a snail coming over the sheet. / Lie still while it passes your knees and your feet.',
      "Sleep has a house and a long way to go. / It's on the way. It is only slow.",
    ],
  },
}
