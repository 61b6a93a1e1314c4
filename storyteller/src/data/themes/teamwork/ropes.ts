import type { Strand } from '../../schema.ts'

export const ropes: Strand = {
  plant: {
    three: [
      '{hero} pulled. {friend} pushed. Oh, no!',
      '{hero} rowed left. {friend} rowed right. Round and round!',
      '"Push!" said {friend}. {hero} pulled.',
    ],
    five: [
      '{hero} liked to pull when the others pushed. Things did not get far.',
      'When they danced in a ring, {hero} went round the other way. {He} said that it was faster.',
      '{hero} started every race before the others, so as not to be held up by them.',
    ],
    seven: [
      '{hero} sang so well without the others that {he} had never heard what they were singing.',
      'There was a long saw in the shed, made for two. {hero} had used it without help, running from one end to the other.',
      '{hero} liked to move tables. {He} took hold, and pulled, and was always surprised to find somebody on the other side, pulling as well.',
    ],
    verse: [
      '{hero} pulled left when the others pulled right. / The knot they were pulling just got very tight.',
      '{hero} pulled one way, and all pulled the other. / The rope went to bed, and called for its mother.',
    ],
    small: ['"Me, me, just me! / Let go, let me be!"'],
  },
  low: {
    three: [
      '"You take this strap," said {hero}. The bag was so light!',
      '"Pull when I pull," said {friend}. Up came the bag!',
      '{hero} had hold. {friend} had hold. Now it was just half a bag.',
    ],
    five: [
      '{hero} took one strap of the bag and {friend} took the other. It did not weigh a thing.',
      '"Left," said {friend}. "Right," said {hero}. The bag stayed where it was. "Left, then," said {hero}, and off it came.',
      'There was a stick through the straps. {hero} took the front of it, {friend} took the back, and they did not even puff.',
    ],
    seven: [
      '"If you sing low, I can sing high," said {friend}. They had not tried that. The hill was over before the song was.',
      'They were both too tired to sit up. "Lean on me," said {friend}. "Then who will you lean on?" asked {hero}. "You," said {friend}. It ought not to have worked. They sat back to back, and neither fell over.',
      '"You always step off before I do," said {friend}. {hero} had not known that there was a before. They tried it with the same foot at the same time, and the bag hung still between them.',
    ],
    verse: [
      "You take one strap and I take one. / The bag weighs less, and it's much more fun.",
      "The bag had two ends, so they each took one end. / A bag is so light when it's held by a friend.",
    ],
    small: ['"You take that end." / "Thank you, my friend."'],
  },
  test: {
    three: [
      'A big door had three ropes. {keeper} had one.',
      'Three ropes hung by a gate. One was not enough.',
    ],
    five: [
      'Over the way hung a door on three ropes. {keeper} pulled one. The door went up on one side, and came down again.',
      'Three ropes held the door. {keeper} pulled one, ran to the next, and ran to the last. "I am never quick enough," said {khe}.',
    ],
    seven: [
      'The last door hung from three ropes, and went up only if all three were pulled. {keeper} had tried it with two arms and {khis} teeth. "I nearly had it on Tuesday," said {khe}.',
      '"It takes three," said {keeper}, and showed them the ropes. "Last year there were three of us. We each pulled when it suited us, and then we did not speak until the spring." The door looked as if it remembered.',
    ],
    verse: ['Three ropes hung down from one big door. / "One pull is not enough. I need more."'],
    small: ['Three ropes to pull! / My arms are full.'],
  },
  act: {
    three: [
      'One rope each. "Now!" said {hero}. Up it went.',
      '"All at once!" said {hero}. The gate flew up.',
    ],
    five: [
      '"A rope for you, a rope for you, and a rope for me," said {hero}. "Now pull when I sing." And up it went.',
      '"Nobody needs to run," said {hero}. They took one each, breathed in, and let it rise.',
    ],
    seven: [
      '"One each," said {hero}, and then, as it was new to {him}, {he} said it again. "One each! And we pull on the low note." They sang. It was a strange song, and there were three of it. On the low note the door went up like a curtain.',
      '{hero} would have pulled first. Then {he} looked along the row, and waited until the others were ready. It was the longest second of {his} life. "Now," {he} said. The door went up like a breath.',
    ],
    verse: ['"One rope for each!" said {hero}. "And pull!" / Up went the door, and their hearts were full.'],
    small: ['"Pull, pull with me!" / Up! One, two, three.'],
  },
  close: {
    three: [
      '{hero} pulled left. {friend} pulled right. The blanket fit.',
      '"Now!" said {friend}. They both lay down at once.',
      'One hug, two ends. {hero} had one. {friend} had one.',
    ],
    five: [
      '{hero} took one end of the blanket and {friend} took the other. It reached.',
      '"Ready?" said {hero}. "Ready," said {friend}. And they shut their eyes at the same time.',
      '{hero} waited for {friend} to be tired. Then they were tired together.',
    ],
    seven: [
      'Three people, far apart, all yawned at the same time. It was good work.',
      '{hero} usually fell asleep first, so as to get it over. That night {he} lay and waited until {friend} had caught up.',
      '"Which side do you want?" asked {hero}. Nobody had ever heard {him} ask that. {friend} took the left, and the bed lay level as a boat.',
    ],
    verse: [
      'You take that end, and I take this. / Good night with a hug and a sleepy kiss.',
      "Pull up the blanket, one side, then two. / It comes so quick when it's two of you.",
    ],
  },
}
