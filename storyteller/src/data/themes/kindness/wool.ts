import type { Strand } from '../../schema.ts'

export const wool: Strand = {
  plant: {
    three: ['"Can not stop!" said {hero}. {hero} said it to all.'],
    five: ['{hero} had long lists and quick feet. {He} did not stop for things that were not on the list.'],
    seven: [
      '"Good morning, cannot stop," was what {hero} said to most people. Some of them thought it was {his} name.',
    ],
    verse: [
      '"Good day, can\'t stop!" was {hero}\'s call. / {He} never saw who was there at all.',
      '{hero} had lists, and a lot to do. / {He} ran right by, and {he} ran by you.',
    ],
    small: ['Quick, quick, quick! / Tick, tick, tick!'],
  },
  low: {
    three: ['A snail sat in the way. They gave it a lift.'],
    five: ['A small snail was on the path. They picked it up, and set it down on the side it was going to.'],
    seven: [
      'A moth had got wet and could not fly. {hero} held it on one warm {hand} and blew. It took a long time to dry, and {he} found that {he} did not mind.',
    ],
    verse: [
      'A snail sat right in the midst of the road. / They carried it over, a very small load.',
      'A bug on the road was tired and slow. / {hero} gave it a lift, for a mile or so.',
    ],
    small: ['A snail, so slow. / They helped it go.'],
  },
  test: {
    three: ['{keeper} sat in a heap of wool. "I am stuck."'],
    five: [
      '{keeper} sat in a heap of wool, all in knots. "I only pulled one end," said {khe}. "Please go on."',
    ],
    seven: [
      '{keeper} had been winding wool, and now the wool had wound {keeper}. One arm stuck out. "Do go by," said {khe}. "I can see that you are on your way to something."',
    ],
    verse: ['There {keeper} sat in a knot of wool. / "I pulled one end. I should not pull!"'],
    small: ['"I am stuck in a knot. / You see it? A lot!"'],
  },
  act: {
    three: ['"We will stop," said {hero}. They undid it, bit by bit.'],
    five: [
      '{hero} sat down in the wool. "You find that end," {he} said, "and I will find this one." They did not hurry, and out came {keeper}.',
    ],
    seven: [
      '{hero} sat down and took hold of an end. It went under and over and twice round a stone. {friend} wound, {hero} followed, and {keeper} came out a bit at a time, like a sunrise. "There," said {hero}. It was not on the list. It was the best thing of the day.',
    ],
    verse: ['They found one end and they wound it round, / And bit by bit was {keeper} found.'],
    small: ['They pulled out the thread, / from feet up to head.'],
  },
  close: {
    three: ['Stop, said the bed. So {hero} stopped.'],
    five: ['{hero} took the list, and wrote at the end of it: stop more. Then {he} stopped.'],
    seven: [
      'All the things on the list were done, and one that had never been on it. That was the one {hero} fell asleep with.',
    ],
    verse: [
      'The list is done, and one thing more. / It never was on a list before.',
      'The list can wait. You stopped, and then / You had a friend to see again.',
    ],
  },
}
