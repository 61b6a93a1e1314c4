import type { Strand } from '../../schema.ts'

export const ropes: Strand = {
  plant: {
    three: ['{hero} pulled. {friend} pushed. Oh, no!'],
    five: ['{hero} liked to pull when the others pushed. Things did not get far.'],
    seven: ['{hero} sang so well without the others that {he} had never heard what they were singing.'],
    verse: [
      '{hero} pulled left when the others pulled right. / The knot they were pulling just got very tight.',
      '{hero} pulled one way, and all pulled the other. / The rope went to bed, and called for its mother.',
    ],
    small: ['"Me, me, just me! / Let go, let me be!"'],
  },
  low: {
    three: ['"You take this strap," said {hero}. The bag was so light!'],
    five: ['{hero} took one strap of the bag and {friend} took the other. It did not weigh a thing.'],
    seven: [
      '"If you sing low, I can sing high," said {friend}. They had not tried that. The hill was over before the song was.',
    ],
    verse: [
      "You take one strap and I take one. / The bag weighs less, and it's much more fun.",
      "The bag had two ends, so they each took one end. / A bag is so light when it's held by a friend.",
    ],
    small: ['"You take that end." / "Thank you, my friend."'],
  },
  test: {
    three: ['There was a bell with three ropes. {keeper} had one.'],
    five: [
      'Over the way hung a door on three ropes. {keeper} pulled one. The door went up on one side, and came down again.',
    ],
    seven: [
      'The last door hung from three ropes, and went up only if all three were pulled. {keeper} had tried it with two arms and {khis} teeth. "I nearly had it on Tuesday," said {khe}.',
    ],
    verse: ['Three ropes hung down from one big door. / "One pull is not enough. I need more."'],
    small: ['Three ropes to pull! / My arms are full.'],
  },
  act: {
    three: ['One rope each. "Now!" said {hero}. Up it went.'],
    five: [
      '"A rope for you, a rope for you, and a rope for me," said {hero}. "Now pull when I sing." And up it went.',
    ],
    seven: [
      '"One each," said {hero}, and then, as it was new to {him}, {he} said it again. "One each! And we pull on the low note." They sang. It was a strange song, with three tunes in it. On the low note the door went up like a curtain.',
    ],
    verse: ['"One rope for each!" said {hero}. "And pull!" / Up went the door, and their hearts were full.'],
    small: ['"Pull, pull with me!" / Up! One, two, three.'],
  },
  close: {
    three: ['{hero} pulled left. {friend} pulled right. The blanket fit.'],
    five: ['{hero} took one end of the blanket and {friend} took the other. It reached.'],
    seven: ['Three people, far apart, all yawned at the same time. It was good work.'],
    verse: [
      'You take that end, and I take this. / Good night with a hug and a sleepy kiss.',
      "Pull up the blanket, one side, then two. / It comes so quick when it's two of you.",
    ],
  },
}
