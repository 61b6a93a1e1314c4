import type { ObstacleData } from '../schema.ts'

export const forestStream: ObstacleData = {
  id: 'forest-stream',
  kind: 'across',
  place: 'forest-stream',
  props: [{ prop: 'stream', where: 'near' }],
  tool: 'log',
  avoid: ['deep-water'],
  meet: {
    three: [
      'There was a stream, all {wide and cold|quick and cold}.',
      'The stream ran by. No bridge! It was too far to jump.',
      'A stream! It was so cold.',
      'Splash, said a stream. It ran so fast.',
      'The path got wet. A stream sat on it!',
      '"Too wide," said {friend}. The stream just laughed.',
    ],
    five: [
      'A stream ran across the way. It was too wide to jump and {too cold to paddle|much too quick to paddle}.',
      'There was a stream, and no bridge. It ran so fast that it had no time to say hello.',
      'The path went down to a stream and stopped. On the other side it went on.',
      '{friend} put one toe in the stream and took it out again, fast. It was that cold.',
      'A stream had cut the path in half, the way you cut a cake.',
      'Nobody had told the stream that there was a path. It ran right over it.',
    ],
    seven: [
      'A stream came chattering over the stones and cut the path in two. It was too wide to jump, and so cold that it made their teeth {tap|chatter} just to look at it.',
      'A stream had come down from the hills, and it lay across the path and would not stop talking. There was no bridge, and no stone that you would trust with a foot.',
      'A quick cold stream lay there. Whoever had built the path had not thought about it.',
      'They could hear it long before they could see it. Round the bend was a stream, in a great hurry, with nowhere to cross.',
      'The stream was five steps wide. {friend} could jump three. {hero} thought about the other two.',
      'A leaf went by on the stream, then another, too fast to say hello to. This was not water to walk in.',
    ],
    verse: [
      'They reached a stream, so quick and cold, / With no good stone for feet to hold.',
      "The stream ran by with a splash and a song. / There wasn't a bridge, and the stream was strong.",
    ],
    small: ['A stream, so cold! / No hand to hold.', 'The stream ran by. / Who would stay dry?'],
  },
  solve: {
    three: [
      'They found a log. Push, push, {bump|plop}! Over they went.',
      'A log fell over the stream. Plop! Now it was a bridge.',
      'Push! A log. Over they went.',
      'Down rolled a log. Bump! Now they had a bridge.',
      '"Walk on the log!" said {friend}. Arms out. Tip, tap.',
      'One log, four wet marks, no wet toes.',
    ],
    five: [
      'They rolled a fallen log down the bank until it {lay|sat} on both sides. One, two, three, and over.',
      'They pushed a log to the edge, and over it fell. Now there was a bridge.',
      'A log lay in the grass. Roll, roll, bump! They walked over with their arms out.',
      '{friend} found a log as long as a bus. It lay down over the water as if it had always wanted to.',
      'It took three pushes to get the log over, and ten small steps to get to its end.',
      'The log was fat at one end. They let that end go first, and then they went.',
    ],
    seven: [
      'So they found a fallen log and rolled it, {puffing|grunting} and giggling, down the bank. Its far end dropped on the other side with a wet, woody plop. Then over they went, arms out like two scarecrows.',

      'They found a log with moss on it, rolled it to the bank, and gave it one last push. It fell across, and it fitted. Then they went over, and did not look down.',
      'They rolled a log down the bank until it lay on both sides, and walked over it with their arms out.',
      'An old log lay among the ferns, doing nothing. By the third push it was a bridge, and looked proud of itself.',
      '{hero} pulled, {friend} pushed, and the log slid out until it met the other side. It was just long enough, with an inch to spare.',
      '"Fat end first," said {friend}. So the log went in like that, and stayed. They crossed it sitting down, inch by inch, and laughed the whole way.',
    ],
    verse: [
      'They rolled a log from bank to bank / And crossed it like a wooden plank.',
      'A roll and a push and a big wet thump, / And over they went with a hop and a jump.',
    ],
    small: ['A log! Roll, roll! / They got there whole.', 'Push it and, plop! / They went over the top.'],
  },
  fact: {
    three: [
      '"Both banks can hold a log up," said {hero}. "Then it can hold us!"',
      '"Two banks are two hands for a log," said {hero}.',
      '"A log can be a bridge," said {hero}.',
    ],
    five: [
      '"If both banks hold up a log," said {hero}, "the log can hold up us. That is all a bridge is."',
      '"Put a strong thing on two sides," said {hero}, "and you may walk on its middle."',
      '"It rests here, and it rests there," said {hero}. "So the middle can not go down."',
    ],
    seven: [
      '{hero} looked at one bank, and then at the other. "A bridge is only a strong thing that rests on both sides," {he} said. "The banks push up just as hard as we push down."',
      '"A bridge is anything strong that both banks hold up," said {hero}.',
      '"Each bank takes half of what we weigh," said {hero}. "The log only has to pass it on."',
    ],
    verse: ['"Two banks can hold one log up tight, / And that\'s a bridge, if we lay it right."'],
    small: ['"Two banks, so strong, / hold a log that is long."'],
  },
}
