import type { Strand } from '../../schema.ts'

export const wool: Strand = {
  plant: {
    three: [
      '"Can not stop!" said {hero}. {hero} said it to all.',
      '{hero} had a list. It said, "Run."',
      '"Bye, bye, bye!" That was {hero}.',
    ],
    five: [
      '{hero} had long lists and quick feet. {He} did not stop for things that were not on the list.',
      '{hero} had one word for hello and goodbye. It was "Busy".',
      "There were nine things on {hero}'s list. Not one of them was about anybody else.",
    ],
    seven: [
      '"Good morning, cannot stop," was what {hero} said to most people. Some of them thought it was {his} name.',
      '{hero} had a list for the day, and a list of the lists. {He} read them while {he} ran, and so {he} had met a good many gates.',
      '{hero} did not stop for rain, or for jokes, or for anything that was not on the list. Once {he} ran past {his} own birthday, and it had to be sent on.',
    ],
    verse: [
      '"Good day, can\'t stop!" was {hero}\'s call. / {He} never saw who was there at all.',
      '{hero} had lists, and a lot to do. / {He} ran right by, and {he} ran by you.',
    ],
    small: ['Quick, quick, quick! / Tick, tick, tick!'],
  },
  low: {
    three: [
      'A snail sat in the way. They gave it a lift.',
      '{friend} had a knot. {hero} undid it.',
      'A bug could not get by. {hero} sat still.',
    ],
    five: [
      'A small snail was on the path. They picked it up, and set it down on the side it was going to.',
      "A beetle walked over {hero}'s foot. It was in no hurry, and so {hero} could not be either.",
      '{friend} stopped to look at nothing much. {hero} stopped as well. It was not on the list, and it was nice.',
    ],
    seven: [
      'A moth had got wet and could not fly. {hero} held it on one warm {hand} and blew. It took a long time to dry, and {he} found that {he} did not mind.',
      '"Wait," said {friend}, "my bun has gone back on its own." It was rolling. They ran after it the way that they had come, and {hero} did not once look at {his} list.',
      '{hero} sat with a tired beetle until it felt better. It never said a word. It was the longest talk {he} had had that week.',
    ],
    verse: [
      'A snail sat right in the midst of the road. / They carried it over, a very small load.',
      'A bug on the road was tired and slow. / {hero} gave it a lift, for a mile or so.',
    ],
    small: ['A snail, so slow. / They helped it go.'],
  },
  test: {
    three: ['{keeper} was all wool. "I am stuck."', 'Wool, wool, wool! "Help," said {keeper}, from in it.'],
    five: [
      '{keeper} sat in a heap of knots. "I only pulled one end," said {khe}. "Please go on."',
      '"Is somebody there?" said a ball of wool. It was {keeper}. "I was only looking for the end," said {khe}, "and it was me."',
    ],
    seven: [
      '{keeper} had been winding wool, and now the wool had wound {keeper}. One arm stuck out. "Do go by," said {khe}. "I can see that you are on your way to something."',
      'A large ball of wool was rolling to and fro across the way. "I would let you by," it said, "but I do not know which end of me is which." It had {keeper}\'s feet.',
    ],
    verse: ['There {keeper} sat in a knot of wool. / "I pulled one end. I should not pull!"'],
    small: ['"I am stuck in a knot. / You see it? A lot!"'],
  },
  act: {
    three: [
      '"We will stop," said {hero}. They undid it, bit by bit.',
      '"I have one end," said {hero}. Round and round. Out!',
    ],
    five: [
      '{hero} sat down in the wool. "You find that end," {he} said, "and I will find this one." They did not hurry, and out came {keeper}.',
      '{hero} sat down and undid one knot, and then the one behind it, until {he} got to {keeper}.',
    ],
    seven: [
      '{hero} sat down and took hold of an end. It went under and over and twice round a stone. {friend} wound, {hero} followed, and {keeper} came out a bit at a time, like a sunrise. "There," said {hero}. It was not on the list. It was the best thing of the day.',
      '{hero} stopped the ball with one {hand}. "Sit still and talk," {he} said, and began. By the time {keeper} got to the part about the cat, {khis} nose was free. By the end of it there was only {keeper}, and a great deal of straight wool.',
    ],
    verse: ['They found one end and they wound it round, / And bit by bit was {keeper} found.'],
    small: ['They pulled out the thread, / from feet up to head.'],
  },
  close: {
    three: [
      'Stop, said the bed. So {hero} stopped.',
      'No list in bed. Just {hero}.',
      'All the knots were out.',
    ],
    five: [
      '{hero} took the list, and wrote at the end of it: stop more. Then {he} stopped.',
      "One bit of wool was still round {hero}'s toe. {He} left it there.",
      'The list fell off the bed. Nobody picked it up.',
    ],
    seven: [
      'All the things on the list were done, and one that had never been on it. That was the one {hero} fell asleep with.',
      'Sleep came by with a long list of its own. {hero} was at the top.',
      'It takes a long time to wind up a day. {hero} found the end of it, and held on, and did not pull.',
    ],
    verse: [
      'The list is done, and one thing more. / It never was on a list before.',
      'The list can wait. You stopped, and then / You had a friend to see again.',
    ],
  },
}
