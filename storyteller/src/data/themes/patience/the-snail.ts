import type { Strand } from '../../schema.ts'

export const theSnail: Strand = {
  plant: {
    three: [
      '"Be quick!" said {hero} to the pot. It was not quick.',
      '"Hop!" said {hero} to a snail. It did not hop.',
      '{hero} told the rain, "Run!"',
    ],
    five: [
      '{hero} told the kettle to hurry up. {He} told the rain, and the jam, and the cat next door.',
      '{hero} pushed the bus a little, from the inside.',
      '{hero} stood by the apple tree, in spring, and told it to get on.',
    ],
    seven: [
      'Whatever came slowly, {hero} went to fetch. {He} had tried to fetch the post, the spring, and a tooth.',
      '{hero} stirred things that did not need stirring, and blew on things that were cold already. {He} felt that it helped.',
      'When the bread would not rise, {hero} gave it a talking to. It was the flattest bread {in} {land}.',
    ],
    verse: [
      '"Hurry!" said {hero} to kettle and cat, / To buses and buds. They took no note of that.',
      '"Hurry," said {hero}, "you sun, you rain, / You slow little bus, you slow little train!"',
    ],
  },
  low: {
    three: [
      '{hero} ran on. {hero} ran back. {friend} just walked.',
      '"Run with me!" "I walk," said {friend}.',
      '{hero} got there. No one was there yet.',
    ],
    five: [
      '"If you carry me, we will go faster," said {friend}. {hero} tried it. They went four steps. "Or we could both just walk," said {friend}.',
      '{hero} said "Come on" nine times. {friend} came on at the same speed every time.',
      '"How do you walk so slowly?" asked {hero}. "I look at things," said {friend}. "Try that one."',
    ],
    seven: [
      '{hero} had gone on ahead, and waited, and come back, and gone on ahead. By now {he} had walked the way three times. "I have only done it once," said {friend}, coming up, not even out of breath. "It is a nice way. Have you seen it?"',
      '"I have made a race of it," said {hero}, "and I am winning." "Who is second?" asked {friend}. {hero} looked round. There was a beetle, but it had turned off.',
      '{hero} went behind {friend} for once, and did as {fhe} did. Step, look, step, look. There had been something to see at every bend, and {he} had passed it all.',
    ],
    verse: [
      '{hero} ran on, and ran back, and ran round. / And {friend} just walked, and got over more ground.',
      "{hero} ran on, and then had to wait. / {friend} came walking, and wasn't late.",
    ],
    small: ['{hero} ran in a ring. / {friend} sat to sing.'],
  },
  test: {
    three: [
      '"A snail has your ticket," said {keeper}. "Wait."',
      '"Your ticket is on a snail," said {keeper}. "Let it come."',
    ],
    five: [
      '"The snail is bringing the ticket," said {keeper}. "It likes to come the whole way."',
      '"It set out in spring," said {keeper}. Far off came a snail, with their ticket on it. "Please do not help."',
    ],
    seven: [
      '"Your ticket is on its way," said {keeper}. It was on a snail, across a wide flat stone. "People pick it up, to help. Then it feels that it has not really come, and goes back."',
      'Across the wide stone came a ticket, standing up like a sail, and under it a snail. "Last week somebody blew, to help," said {keeper}. "It had to go back to the start."',
    ],
    verse: [
      '"The snail has your ticket," said {keeper}. "It\'s late. / You can\'t pick it up. You can only wait."',
    ],
    small: ['A snail! "It is slow. / Just let it go."'],
  },
  act: {
    three: [
      'Slow, slow, slow. {hero} sat. "Good snail!" It was there!',
      '{hero} lay down. "Hello, snail. No rush." It came.',
    ],
    five: [
      '{hero} lay down with {his} chin on the stone. "You are doing well," {he} said. An inch. One more inch. And then, quite suddenly, it was there.',
      '{hero} did not help. {He} sang to it a bit, to keep its spirits up. By the last verse it had come.',
    ],
    seven: [
      '{hero} lay down, and watched one inch of stone, and then the next. From close by it was not slow at all. It was like a ship coming in. When it touched {his} nose at last, {he} found that {he} had been cheering in a whisper.',
      '{hero} put both {hands} over {his} mouth, so as not to blow. There was so much time that {he} saw each grain of sand go under. Then it put out one horn, looked at {him}, and let the ticket go.',
    ],
    verse: ['{hero} lay down, and {he} let it be slow. / It came like a ship, with the ticket in tow.'],
    small: ['They sat, chin on stone. / It came on its own.'],
  },
  close: {
    three: [
      'The snail slept. {hero} slept. No rush.',
      '"Come on, sleep!" No. It came slow.',
      'Inch by inch, {hero} slept.',
    ],
    five: [
      'Sleep had a long way to come, over the whole of the blanket. {hero} lay still, and cheered it on.',
      '{hero} did not push the night. It went along on its own.',
      'Somewhere a snail was going home, and {hero} wished it a good long walk.',
    ],
    seven: [
      'Far off, on a wide flat stone, a snail had started for home. It would be there by Friday. {hero} thought of it, inch by inch, and did not get as far as the edge.',
      '"Hurry up," {hero} began to say to the morning, from habit. Then {he} told it to take its time.',
      'Things were coming, all night, at their own speed: morning, and bread, and spring. {hero} let them.',
    ],
    verse: [
      'Sleep is a snail coming over the sheet. / Lie still while it passes your knees and your feet.',
      "Sleep has a house and a long way to go. / It's on the way. It is only slow.",
    ],
  },
}
